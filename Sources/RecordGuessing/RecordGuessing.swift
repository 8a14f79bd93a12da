// The first file of RecordGuessing goes here.
