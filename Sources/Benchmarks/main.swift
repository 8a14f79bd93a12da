// Measures the embedded engine and prints small tables. Only release builds say anything: `make bench`.

do {
  for corpus in [Corpus.synthetic(count: 64_000)] {
    let snapshot = try StoreBenchmark(corpus: corpus).run()
    await SearchBenchmark(corpus: corpus).run(snapshot)
  }
} catch {
  print("benchmarks: \(error)")
}
