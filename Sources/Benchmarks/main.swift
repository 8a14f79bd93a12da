// Measures the embedded engine and prints small tables. Only release builds say anything: `make bench`.

do {
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
} catch {
  print("benchmarks: \(error)")
}
