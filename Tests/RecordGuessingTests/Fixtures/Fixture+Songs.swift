extension Fixture {
  /// Songs: the title is called `track` beside a track number, times in milliseconds, ratings up to 100.
  static let songs = Fixture(
    fileName: "my-songs.jsonl",
    text: #"""
      {"track_id":"5hTq0a","track_number":1,"track":"Lamplighter","artist":"Marl","album":"Low Sun","genre":"Folk","year":2011,"duration_ms":214000,"explicit":false,"plays":90211,"score":81,"artwork":"https://art.tunes.example/low-sun/300x300.jpg","bpm":92,"lyrics":"I carry the fire from door to door and the street grows longer behind me"}
      {"track_id":"0Lz81x","track_number":2,"track":"Salt road","artist":"Marl","album":"Low Sun","genre":"Folk","year":2011,"duration_ms":187000,"explicit":false,"plays":40122,"score":70,"artwork":"https://art.tunes.example/low-sun/300x300.jpg","bpm":104,"lyrics":"Mules in the rain and a bell at the bend, we sing till the valley is over"}
      {"track_id":"99aQw2","track_number":3,"track":"Hollow","artist":"Marl","album":"Low Sun","genre":"Folk","year":2011,"duration_ms":254500,"explicit":false,"plays":18800,"score":64,"artwork":"https://art.tunes.example/low-sun/300x300.jpg","bpm":78,"lyrics":"There is room in the oak for the two of us still if the owl will not mind the talking"}
      {"track_id":"7cJ3pp","track_number":1,"track":"Neon canal","artist":"Vesper Drive","album":"Afterhours","genre":"Electronic","year":2018,"duration_ms":305100,"explicit":false,"plays":702311,"score":93,"artwork":"https://art.tunes.example/afterhours/300x300.jpg","bpm":124,"lyrics":"Pink on the water, blue on the wall, the last tram hums as it passes"}
      {"track_id":"3bY77k","track_number":2,"track":"Signal lost","artist":"Vesper Drive","album":"Afterhours","genre":"Electronic","year":2018,"duration_ms":288000,"explicit":true,"plays":311090,"score":88,"artwork":"https://art.tunes.example/afterhours/300x300.jpg","bpm":128,"lyrics":"You talk like a station between two stations and I turn the dial for hours"}
      {"track_id":"8kPo1m","track_number":1,"track":"Brick by brick","artist":"The Foundry Nine","album":"Works","genre":"Rock","year":2004,"duration_ms":199000,"explicit":true,"plays":155020,"score":77,"artwork":"https://art.tunes.example/works/300x300.jpg","bpm":142,"lyrics":"They tore down the chimney, they kept the clock and it never was right again"}
      {"track_id":"1vR5tt","track_number":2,"track":"Shift change","artist":"The Foundry Nine","album":"Works","genre":"Rock","year":2004,"duration_ms":176200,"explicit":false,"plays":99120,"score":72,"artwork":"https://art.tunes.example/works/300x300.jpg","bpm":150,"lyrics":"Six in the morning and six at night the same two gates and the same grey light"}
      {"track_id":"4nM0ze","track_number":1,"track":"Paper moon over Leith","artist":"Isla Renn","album":"Small Hours","genre":"Jazz","year":2015,"duration_ms":341000,"explicit":false,"plays":60110,"score":85,"artwork":"https://art.tunes.example/small-hours/300x300.jpg","bpm":66,"lyrics":"The barman has heard it, the piano forgot, but the moon in the window remembers"}
      {"track_id":"6wD2uu","track_number":2,"track":"Half past never","artist":"Isla Renn","album":"Small Hours","genre":"Jazz","year":2015,"duration_ms":298400,"explicit":false,"plays":45200,"score":79,"artwork":"https://art.tunes.example/small-hours/300x300.jpg","bpm":72,"lyrics":"Wait for me under the clock that has stopped, I am sure to be there on the hour"}
      {"track_id":"2gH9yi","track_number":3,"track":"Umbrella waltz","artist":"Isla Renn","album":"Small Hours","genre":"Jazz","year":2015,"duration_ms":225000,"explicit":false,"plays":30040,"score":68,"artwork":"https://art.tunes.example/small-hours/300x300.jpg","bpm":88,"lyrics":"One for the rain and two for the street and three for the hat that is drowning"}
      """#,
    expected: ExpectedRoles(
      title: ["track"], subtitle: ["artist"], text: ["lyrics"], image: ["artwork"], rating: ["score"],
      ratingScale: 100, ranking: ["plays"], layout: "grid",
      facets: ["artist", "album", "genre"], notFacets: ["track_id", "track", "artwork", "lyrics"],
      ranges: ["year"], notRanges: ["track_number", "plays"],
      searched: ["track", "artist", "album", "lyrics"], notSearched: ["artwork", "track_id"],
      sorts: ["rating", "newest", "title"], digits: ["year"]))
}
