// Measures the embedded engine and the making of pages, and prints small tables. Only release builds say anything:
// `make bench`.
// With `import` as its word it measures only the import, of one million records too; with a number behind that, of so many.
// With `page` it measures only the making of a results page; with a number behind that, so many times.

do {
  let words = CommandLine.arguments.dropFirst()
  if words.first == "import", let count = words.dropFirst().first.flatMap({ Int($0) }) {
    try ImportBenchmark(count: count).run()
  } else if words.first == "import" {
    try ImportBenchmark(count: 64_000).run()
    try ImportBenchmark(count: 1_000_000, formats: [.ndjson]).run()
    try ImportBenchmark(count: 1_000_000, hasRandomIDs: true, formats: [.ndjson]).run()
  } else if words.first == "page" {
    try PageBenchmark(rounds: words.dropFirst().first.flatMap { Int($0) } ?? 2_000).run()
  } else {
    try PageBenchmark().run()
    _ = try StoreBenchmark(corpus: .synthetic(count: 1500)).run()
    let corpus: Corpus
    do {
      corpus = try .packages()
    } catch {
      print("\nWithout this machine's package index: \(error)")
      corpus = .synthetic(count: 64_000)
    }
    let snapshot = try StoreBenchmark(corpus: corpus).run()
    await SearchBenchmark(corpus: corpus).run(snapshot)
    try ImportBenchmark(count: 64_000).run()
  }
} catch {
  print("benchmarks: \(error)")
}
