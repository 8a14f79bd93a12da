import Testing

@testable import SiteConfiguration

/// A machine with two files, two folders and one variable.
let surroundings = ConfigurationSurroundings(
  variable: { ["SHOP_KEY": "s3cret-value", "EMPTY": ""][$0] },
  look: { path in
    switch path {
    case "/etc/shop/products.json", "/etc/shop/faq.csv": .file
    case "/etc/shop/templates", "/etc/shop/templates/", "/etc/shop/data": .folder
    default: nil
    }
  })

/// The configuration of a text that is named `shop.yaml`, in the folder `/etc/shop`.
func configuration(_ text: String) throws(ConfigurationError) -> Configuration {
  try Configuration(
    bytes: Array(text.utf8), name: "shop.yaml", folder: "/etc/shop", surroundings: surroundings)
}

/// The messages of a text's faults; empty where it has none.
func messages(_ text: String) -> String {
  do {
    _ = try configuration(text)
    return ""
  } catch {
    return error.description
  }
}

/// A configuration of one site with more lines for it.
func site(_ lines: String...) -> String {
  "sites:\n  - path: shop\n    title: Shop\n" + lines.map { "    " + $0 + "\n" }.joined()
}

/// The messages of a file of bytes.
func bytesMessages(_ bytes: [UInt8]) -> String {
  do {
    _ = try Configuration(bytes: bytes, name: "shop.yaml", folder: "/etc/shop", surroundings: surroundings)
    return ""
  } catch {
    return error.description
  }
}
