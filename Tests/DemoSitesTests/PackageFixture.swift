import SearchCore

/// Packages that do not exist, in the shape of the machine's index.
enum PackageFixture {
  static let records: [(id: String, record: RecordObject)] = [
    (
      "lamp",
      [
        "objectID": "lamp", "name": "lamp", "summary": "lights the \"way\", <b>even</b> at night",
        "section": "graphics",
        "tags": ["role::program", "use::viewing"], "maintainer": "Team of Lamps", "version": "1:2.0~rc1-3",
        "popularity": 12, "installed_size": 1536, "homepage": "https://lamp.example/?a=1&b=2",
      ]
    ),
    (
      "lamp-doc",
      [
        "objectID": "lamp-doc", "name": "lamp-doc", "summary": "documentation of lamp", "section": "doc",
        "tags": ["role::documentation"], "maintainer": "Team of Lamps", "version": "1:2.0~rc1-3",
        "popularity": 0,
        "installed_size": 96,
      ]
    ),
    (
      "wick",
      [
        "objectID": "wick", "name": "wick", "summary": "", "section": "", "tags": [], "version": "1",
        "popularity": 1,
      ]
    ),
  ]
}
