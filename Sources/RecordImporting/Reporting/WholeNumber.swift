/// Whole numbers for readers.
enum WholeNumber {
  /// With a comma between thousands: `1,234,567`.
  static func text(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }

  /// With what is counted: `1 record`, `2,000 records`.
  static func text(_ number: Int, _ one: String, _ several: String) -> String {
    "\(text(number)) \(number == 1 ? one : several)"
  }
}
