import FuzzedInput
import JSONText
import SearchCore

/// Reads bytes as JSON: what is accepted is written and read back equal, what is refused says where.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = FuzzedInput(start, count).rest
  do throws(JSONError) {
    let value = try JSONText.parse(bytes)
    let text = value.json
    do throws(JSONError) {
      let again = try JSONText.parse(text)
      hold(again.json.utf8.elementsEqual(text.utf8), "\(text) is read and written as \(again.json)")
      hold(again == value, "\(text) is read as another value")
    } catch {
      fatalError("\(text) was written and is refused: \(error)")
    }
  } catch {
    hold(error.place != nil, "\(error) has no place")
    hold(!error.description.isEmpty, "a fault without words")
  }
  return 0
}
