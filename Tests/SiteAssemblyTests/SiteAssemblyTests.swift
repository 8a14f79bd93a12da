// The tests of SiteAssembly go here.
