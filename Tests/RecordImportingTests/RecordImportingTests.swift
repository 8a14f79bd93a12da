// The tests of RecordImporting go here.
