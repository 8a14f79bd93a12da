// The tests of RecordGuessing go here.
