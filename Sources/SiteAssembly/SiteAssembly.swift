// The first file of SiteAssembly goes here.
