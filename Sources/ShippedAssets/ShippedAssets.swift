// The first file of ShippedAssets goes here.
