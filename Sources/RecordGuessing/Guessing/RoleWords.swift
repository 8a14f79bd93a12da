/// The words that names of attributes are made of, role by role, in the languages most files are written in, lower case.
///
/// Tables hold weights up to 100; sets only say that a word belongs to the role.
enum RoleWords {
  static let titles = [
    "title": 100, "titel": 100, "titre": 100, "titolo": 100, "titulo": 100, "título": 100, "tytuł": 100,
    "name": 95, "names": 80, "nom": 92, "naam": 95, "nome": 95, "nombre": 95, "namn": 95, "navn": 95,
    "nazwa": 95,
    "název": 95, "nimi": 95,
    "headline": 92, "heading": 85, "question": 88, "frage": 88, "pregunta": 88, "bezeichnung": 88,
    "label": 70,
    "subject": 65, "betreff": 70, "caption": 60, "überschrift": 92, "libellé": 88, "libelle": 88,
    "denominazione": 85, "omschrijving": 60, "position": 55, "event": 62, "track": 72, "song": 75,
    "package": 72,
    "product": 70, "produkt": 75, "produit": 75, "film": 70, "movie": 70, "book": 68, "query": 60, "term": 60,
    "word": 55, "company": 35, "artikel": 60, "article": 55, "recipe": 60, "job": 55, "game": 65, "album": 50,
    "名称": 95, "タイトル": 100, "标题": 100, "название": 95,
  ]

  /// Words that make a name somebody else's, or a second one.
  static let otherTitles: Set<String> = [
    "original", "alternative", "alt", "short", "sub", "seo", "meta", "sort", "file", "first", "last", "given",
    "family", "middle", "user", "brand", "author", "artist", "company", "category", "vendor", "venue",
    "seller",
    "maker", "collection", "series", "field", "column", "class", "domain", "host", "nick", "country", "city",
    "street", "album", "publisher", "og", "image", "group", "parent", "department",
  ]

  static let subtitles = [
    "subtitle": 95, "untertitel": 95, "tagline": 70, "brand": 90, "marke": 90, "marque": 88, "marca": 88,
    "vendor": 84, "manufacturer": 84, "hersteller": 84, "author": 92, "autor": 92, "auteur": 92, "autore": 92,
    "verfasser": 92, "artist": 92, "künstler": 92, "maker": 84, "creator": 82, "director": 80,
    "regisseur": 80,
    "company": 84, "employer": 84, "firma": 84, "unternehmen": 84, "organization": 78, "organisation": 78,
    "venue": 80, "location": 66, "address": 68, "adresse": 68, "place": 64, "ort": 62, "city": 60,
    "stadt": 60,
    "publisher": 66, "verlag": 66, "seller": 62, "designer": 78, "band": 84, "section": 50, "category": 52,
    "kategorie": 52, "type": 36, "genre": 46, "kind": 40, "department": 44,
  ]

  static let texts = [
    "description": 100, "beschreibung": 100, "descripción": 100, "descripcion": 100, "descrizione": 100,
    "omschrijving": 100, "descrição": 100, "summary": 96, "zusammenfassung": 96, "résumé": 96, "resume": 80,
    "overview": 96, "abstract": 96, "synopsis": 96, "plot": 92, "extract": 90, "excerpt": 92, "blurb": 92,
    "answer": 92, "antwort": 92, "réponse": 92, "respuesta": 92, "body": 86, "content": 84, "inhalt": 86,
    "text": 84,
    "details": 78, "detail": 70, "about": 80, "bio": 84, "biography": 84, "story": 80, "teaser": 86,
    "lead": 70,
    "intro": 80, "introduction": 80, "instruction": 74, "lyric": 78, "review": 40, "comment": 60, "note": 50,
    "bemerkung": 50, "features": 55, "message": 70, "definition": 86, "explanation": 80, "snippet": 70,
  ]

  static let images = [
    "image": 100, "images": 100, "img": 95, "picture": 100, "pictures": 100, "photo": 98, "photos": 98,
    "foto": 98,
    "fotos": 98, "bild": 98, "bilder": 98, "imagen": 98, "immagine": 98, "afbeelding": 98, "poster": 100,
    "cover": 100, "umschlagbild": 98, "titelbild": 98, "thumbnail": 88, "thumb": 84, "artwork": 92,
    "plakat": 95,
    "affiche": 95, "flyer": 85, "screenshot": 80, "media": 75, "avatar": 70, "portrait": 75, "logo": 66,
    "banner": 60,
    "icon": 40, "imageurl": 100, "imageurls": 100, "pictureurl": 100, "imageslink": 90, "gallery": 80,
  ]
  static let posters: Set<String> = [
    "poster", "posters", "cover", "covers", "plakat", "affiche", "bookcover",
  ]
  static let logos: Set<String> = ["logo", "logos", "icon", "icons", "avatar", "favicon"]
  /// Words of pictures too small, or not for the eye.
  static let smallImages: Set<String> = [
    "thumb", "thumbnail", "small", "mini", "tiny", "icon", "preview", "xs", "s",
  ]
  static let largeImages: Set<String> = [
    "large", "full", "big", "original", "main", "primary", "hero", "xl", "l",
  ]

  static let urls = [
    "url": 100, "link": 96, "permalink": 98, "href": 90, "homepage": 92, "website": 92, "webpage": 92,
    "web": 80,
    "page": 70, "producturl": 100, "pageurl": 96, "applyurl": 88, "site": 70, "source": 45, "lien": 90,
    "enlace": 90,
    "uri": 80, "webseite": 92,
  ]
  static let otherURLs: Set<String> = [
    "api", "feed", "rss", "download", "author", "repository", "repo", "license", "image", "docs", "self",
    "json",
    "xml", "video", "trailer", "terms",
  ]

  static let prices: Set<String> = [
    "price", "prices", "preis", "preise", "prix", "precio", "prezzo", "prijs", "preço", "pris", "cena",
    "cost",
    "kosten", "fee", "fare", "rent", "miete", "kaltmiete", "kaufpreis", "msrp", "rrp", "uvp",
  ]
  static let oldPrices: Set<String> = [
    "was", "old", "original", "regular", "list", "msrp", "rrp", "uvp", "compare", "before", "previous",
    "retail",
    "undiscounted", "strike", "listenpreis", "alt", "alter", "vorher", "ancien", "barré",
  ]
  static let salePrices: Set<String> = [
    "sale", "discounted", "discount", "special", "offer", "promo", "promotional", "reduced", "aktion",
    "aktionspreis", "angebotspreis", "sonderpreis", "final", "current", "now",
  ]
  /// Words of numbers about a price that are no price.
  static let notPrices: Set<String> = [
    "count", "level", "id", "type", "percent", "percentage", "pct", "currency", "code", "cents", "cent",
    "pence",
    "minor", "index", "score", "rank", "shipping", "delivery", "tax", "vat", "change", "rating", "per",
    "cents",
    "max", "maximum", "highest", "to", "high", "number", "days", "savings", "saving",
  ]
  static let cents: Set<String> = ["cents", "cent", "pence", "minor"]
  static let currencies: Set<String> = [
    "currency", "currencies", "währung", "devise", "moneda", "valuta", "waehrung",
  ]

  static let ratings: Set<String> = [
    "rating", "ratings", "stars", "score", "bewertung", "note", "valoración", "valoracion", "valutazione",
    "waardering", "avaliação", "metascore", "tomatometer", "voteaverage", "punktzahl",
  ]
  static let averages: Set<String> = ["average", "avg", "mean", "value", "score", "durchschnitt"]
  static let ratedThings: Set<String> = [
    "rating", "ratings", "review", "reviews", "vote", "votes", "bewertung", "bewertungen", "opinions", "avis",
    "stars", "rezensionen",
  ]
  static let counts: Set<String> = [
    "count", "counts", "num", "number", "total", "anzahl", "n", "nb", "quantity", "qty",
  ]

  static let popularities = [
    "popularity": 100, "beliebtheit": 100, "popularité": 100, "downloads": 95, "download": 80, "sold": 90,
    "sales": 80, "views": 92, "plays": 92, "streams": 90, "listens": 90, "visits": 88, "clicks": 86,
    "likes": 86,
    "favorites": 82, "favourites": 82, "votes": 80, "stars": 84, "followers": 82, "installs": 90,
    "subscribers": 82, "trending": 80, "ausleihen": 86, "loans": 86, "checkouts": 86, "borrowed": 80,
    "orders": 82,
    "purchases": 84, "gross": 60, "citations": 82, "forks": 60, "stargazers": 92, "watchers": 75, "hits": 60,
    "popcon": 90, "aufrufe": 90,
    "verkäufe": 90, "reviews": 70, "ratingcount": 74, "ratingscount": 74, "reviewcount": 74,
    "reviewscount": 74,
    "votecount": 78, "bewertungen": 70, "numreviews": 72, "numratings": 72,
  ]
  static let ranks: Set<String> = ["rank", "rang", "ranking", "salesrank"]

  static let dates = [
    "date": 92, "datum": 92, "published": 95, "publisheddate": 96, "publicationdate": 95, "datepublished": 96,
    "publishedat": 96, "pubdate": 95, "released": 95, "releasedate": 96, "release": 90,
    "posted": 94,
    "postedat": 95, "start": 92, "starts": 93, "startdate": 94, "startsat": 94, "starttime": 94, "begin": 92,
    "beginn": 92, "created": 82, "createdat": 82, "added": 80, "issued": 86, "listed": 88, "opened": 80,
    "when": 85,
    "fecha": 92, "data": 60, "erschienen": 94, "updated": 62, "updatedat": 60, "modified": 60, "changed": 60,
    "lastmodified": 60, "time": 70, "timestamp": 70, "end": 34, "ends": 34, "enddate": 34, "expires": 30,
    "deadline": 40, "until": 30, "birthdate": 30, "birthday": 30, "at": 40,
  ]
  static let starts: Set<String> = [
    "start", "starts", "begin", "begins", "beginn", "opens", "doors", "startdate",
  ]
  static let times: Set<String> = [
    "date", "datum", "time", "timestamp", "at", "on", "created", "updated", "modified", "published",
    "released",
    "release", "posted", "added", "epoch", "since", "until", "start", "starts", "end", "ends", "from", "to",
    "dating",
    "begin", "expires", "deadline", "founded", "established", "built", "born", "died", "issued", "when",
    "changed",
    "opened", "closed", "vintage", "unix", "dates",
  ]
  static let years = [
    "year": 100, "jahr": 100, "année": 100, "annee": 100, "año": 100, "ano": 80, "anno": 100, "jaar": 100,
    "år": 100,
    "rok": 100, "erscheinungsjahr": 100, "baujahr": 90, "jahrgang": 100, "vintage": 90,
  ]

  static let tags: Set<String> = [
    "tags", "tag", "keywords", "keyword", "labels", "topics", "stichworte", "schlagworte", "schlagwörter",
    "hashtags",
    "etiquetas", "tagging",
  ]

  static let ids: Set<String> = [
    "id", "ids", "uid", "uuid", "guid", "oid", "objectid", "hash", "checksum", "slug", "slugs", "handle",
    "sku",
    "skus", "ean", "gtin", "upc", "isbn", "isbn10", "isbn13", "issn", "asin", "mpn", "etag", "token",
    "barcode",
    "reference", "ref", "signatur",
  ]
  static let codesForPeople: Set<String> = [
    "sku", "skus", "ean", "gtin", "upc", "isbn", "isbn10", "isbn13", "issn", "asin", "mpn", "barcode", "ref",
    "reference", "signatur", "artikelnummer", "bestellnummer",
  ]
  static let hashes: Set<String> = [
    "hash", "blurhash", "blurred", "blur", "lqip", "checksum", "md5", "sha", "sha1", "sha256", "etag",
    "token",
    "signature", "embedding", "vector", "vectors",
  ]
  static let coordinates: Set<String> = [
    "lat", "latitude", "lon", "lng", "longitude", "breitengrad", "längengrad",
  ]
  /// Numbers that are names: their digits are not grouped.
  static let numberNames: Set<String> = [
    "zip", "zipcode", "postcode", "postal", "plz", "id", "code", "number", "nr", "no", "isbn", "ean", "phone",
    "tel",
    "telephone", "sku", "gtin", "upc", "track", "position", "index", "page", "episode", "season", "chapter",
    "isbn13",
  ]
  /// Whole numbers that say how things are ordered or drawn.
  static let technical: Set<String> = [
    "width", "height", "breite", "höhe", "position", "index", "order", "sort", "number", "nr", "no", "offset",
    "depth",
    "rank", "version", "revision", "level",
  ]

  static let facets = [
    "category": 100, "categories": 100, "kategorie": 100, "catégorie": 100, "categoría": 100,
    "categoria": 100,
    "subcategory": 88, "type": 86, "typ": 86, "kind": 90, "art": 84, "genre": 98, "section": 94,
    "department": 94,
    "abteilung": 94, "topic": 88, "thema": 86, "theme": 82, "cuisine": 94, "course": 84, "subject": 86,
    "rubrik": 92,
    "gattung": 90, "group": 74, "class": 74, "klasse": 72, "collection": 80, "series": 70, "sector": 84,
    "industry": 86, "branche": 86,
    "brand": 94, "marke": 94, "marque": 92, "marca": 92, "vendor": 90, "manufacturer": 90, "hersteller": 90,
    "maker": 84, "company": 88, "firma": 86, "employer": 88, "publisher": 82, "verlag": 82, "agent": 78,
    "seller": 78,
    "store": 74, "organization": 80, "supplier": 80, "developer": 82, "maintainer": 76, "distributor": 74,
    "author": 84, "autor": 84, "auteur": 84, "artist": 86, "künstler": 84, "director": 80, "regisseur": 80,
    "cast": 76, "actor": 78, "actors": 78, "designer": 80, "creator": 78, "performer": 76, "speaker": 78,
    "album": 70, "composer": 78,
    "color": 88, "colour": 88, "farbe": 88, "couleur": 88, "material": 82, "size": 74, "größe": 74,
    "taille": 74,
    "gender": 84, "geschlecht": 80, "audience": 74, "age": 60, "style": 68, "season": 62, "pattern": 66,
    "fit": 60,
    "location": 84, "city": 86, "stadt": 84, "ort": 82, "country": 86, "land": 82, "pays": 82, "region": 84,
    "state": 74, "venue": 80, "neighborhood": 82, "neighbourhood": 82, "district": 82, "area": 60,
    "continent": 84,
    "language": 78, "sprache": 78, "langue": 78, "lang": 70, "license": 82, "licence": 82, "lizenz": 80,
    "employment": 82, "skill": 78, "experience": 66, "level": 66, "difficulty": 78, "status": 64,
    "condition": 74,
    "zustand": 74, "availability": 66, "format": 72, "platform": 84, "tenure": 76, "diet": 76, "allergen": 70,
    "ingredient": 55, "technique": 74, "period": 76, "era": 76, "rating": 50, "mpaa": 70, "certification": 64,
    "source": 56, "medium": 74, "feature": 62, "amenity": 70, "amenities": 70, "bedroom": 66, "bathroom": 56,
    "energy": 58, "fuel": 76, "transmission": 72, "model": 60, "schlagwörter": 76, "keyword": 70, "tag": 66,
    "topics": 86, "mood": 70, "instrument": 72,
  ]
}
