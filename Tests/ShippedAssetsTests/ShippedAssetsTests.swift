// The tests of ShippedAssets go here.
