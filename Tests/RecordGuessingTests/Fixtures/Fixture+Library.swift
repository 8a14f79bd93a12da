extension Fixture {
  /// A library's catalogue as a spreadsheet writes it: semicolons, German headers, the call number in front.
  static let library = Fixture(
    fileName: "bestand.csv",
    text: """
      Signatur;Titel;Autor;Verlag;Preis;Erscheinungsjahr;Seiten;ISBN;Sprache;Schlagwörter;Beschreibung;Umschlagbild;Ausleihen
      Bel 12 a;Der lange Winter am See;Ida Morland;Weidenhof;18.90;1998;312;9780000010018;Deutsch;Familie;Drei Geschwister hüten ein Gasthaus, während der See ein halbes Jahr lang nicht auftaut.;https://bilder.stadtbuecherei.example/u/10018;41
      Bel 12 b;Kalter Rauch;Ida Morland;Weidenhof;14.00;2003;256;9780000010025;Deutsch;Krimi;Ein Brand in einer Ziegelei, den niemand gemeldet hat, und eine Kommissarin, die nicht schlafen kann.;https://bilder.stadtbuecherei.example/u/10025;97
      Bel 14;Unter Tage;Konrad Ahlbeck;Stollenverlag;22.50;2011;404;9780000010032;Deutsch;Krimi;Im stillgelegten Schacht läuft nachts eine Maschine, von der kein Plan etwas weiß.;https://bilder.stadtbuecherei.example/u/10032;63
      Sach 3.1;Brot backen ohne Eile;Margit Solander;Küchentisch;26.00;2017;188;9780000010049;Deutsch;Kochen;Vierzig Teige, die über Nacht von allein besser werden, mit Tafeln für jede Ofengröße.;https://bilder.stadtbuecherei.example/u/10049;120
      Sach 3.2;Gärten in der Stadt;Margit Solander;Küchentisch;29.90;2019;224;9780000010056;Deutsch;Natur;Was auf Balkonen, Dächern und in Hinterhöfen wächst und wie viel Wasser es wirklich braucht.;https://bilder.stadtbuecherei.example/u/10056;78
      Engl 7;The Quiet Harbour;Owen Tarrant;Saltmarsh;9.99;2006;298;9780000010063;Englisch;Familie;A ferry pilot comes home to sell a house and finds that it has been let for eleven years.;https://bilder.stadtbuecherei.example/u/10063;22
      Engl 8;Low Water;Owen Tarrant;Saltmarsh;11.50;2009;341;9780000010070;Englisch;Krimi;Two bodies, one tide, and a lock keeper who counts every boat that passes.;https://bilder.stadtbuecherei.example/u/10070;35
      Kind 2;Der Dachs zieht um;Lene Vautrin;Weidenhof;12.00;2020;40;9780000010087;Deutsch;Familie;Ein Dachs packt alles ein, was er hat, und merkt unterwegs, dass das Beste nicht in die Kiste passt.;https://bilder.stadtbuecherei.example/u/10087;233
      Kind 3;Der Dachs lernt schwimmen;Lene Vautrin;Weidenhof;12.00;2022;44;9780000010094;Deutsch;Familie;Das Wasser ist kalt, die Ente lacht, und trotzdem steht der Dachs am nächsten Morgen wieder am Ufer.;https://bilder.stadtbuecherei.example/u/10094;201
      Sach 9;Wolken lesen;Konrad Ahlbeck;Stollenverlag;19.90;2014;160;9780000010100;Deutsch;Natur;Welche Wolke Regen bringt, welche nur so tut, und was der Wind am Boden davon verrät.;;54
      Franz 1;La dernière écluse;Anaïs Perrotin;Rive Gauche;;2001;275;9780000010117;Französisch;Krimi;Un éclusier disparaît la veille de sa retraite et laisse derrière lui un carnet rempli de chiffres.;https://bilder.stadtbuecherei.example/u/10117;8
      Franz 2;Le jardin d’en face;Anaïs Perrotin;Rive Gauche;15.20;2008;190;9780000010124;Französisch;Natur;Deux voisines se disputent un mur, puis un prunier, puis toute une rue.;https://bilder.stadtbuecherei.example/u/10124;13
      """,
    expected: ExpectedRoles(
      title: ["Titel"], subtitle: ["Autor"], text: ["Beschreibung"], image: ["Umschlagbild"],
      price: ["Preis"], ranking: ["Ausleihen"], layout: "posters",
      facets: ["Autor", "Verlag", "Sprache", "Schlagwörter"],
      notFacets: ["Signatur", "ISBN", "Titel", "Umschlagbild", "Beschreibung"],
      ranges: ["Preis", "Erscheinungsjahr", "Seiten"], notRanges: ["ISBN"],
      searched: ["Titel", "Autor", "Beschreibung", "ISBN"], notSearched: ["Umschlagbild"],
      sorts: ["price-asc", "price-desc", "newest", "title"], digits: ["Erscheinungsjahr"]))
}
