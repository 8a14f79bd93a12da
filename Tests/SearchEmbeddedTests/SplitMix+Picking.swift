import TestSupport

extension SplitMix {
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func pick<Element>(_ values: [Element]) -> Element {
    values[Int.random(in: values.indices, using: &self)]
  }
}
