// The first file of RecordImporting goes here.
