extension Film {
  /// Films of 2017 and 2018, in the order of their years.
  static let seventeenToEighteen = """
    Baby Driver | 2017 | Action, Crime, Music | car
      Ansel Elgort, Kevin Spacey, Lily James, Jon Hamm, Jamie Foxx, Eiza González
      A getaway driver steers by the songs in his ears, and would like this robbery to be the last track.
    Beauty and the Beast | 2017 | Fantasy, Music, Romance | rose
      Emma Watson, Dan Stevens, Luke Evans, Kevin Kline, Josh Gad, Ewan McGregor
      The clock, the candlestick and the wardrobe have waited years for someone to love their master. She
      wants to be let out, and then the library.
    Call Me by Your Name | 2017 | Romance, Drama | bicycle
      Armie Hammer, Timothée Chalamet, Michael Stuhlbarg, Amira Casar
      Northern Italy, a long summer, apricots, bicycles, a guest of the family who says “later” to
      everything, and a boy who cannot wait.
    Coco | 2017 | Animation, Family, Music | candles
      Anthony Gonzalez, Gael García Bernal, Benjamin Bratt, Alanna Ubach, Renée Victor
      In a family that has banned music for four generations, a boy borrows a dead man’s guitar and has to
      ask his skeleton relatives for the way back.
    Darkest Hour | 2017 | Drama, History, War | wire
      Gary Oldman, Kristin Scott Thomas, Lily James, Ben Mendelsohn
      May 1940: a new prime minister whom nobody wanted has an army on a beach, a cabinet in doubt and the
      English language.
    Dunkirk | 2017 | War, Drama, History | boats
      Fionn Whitehead, Tom Hardy, Mark Rylance, Kenneth Branagh, Cillian Murphy, Harry Styles
      A week on the mole, a day on a pleasure boat, an hour in a fighter, all running out together.
    Get Out | 2017 | Horror, Thriller, Mystery | doorway
      Daniel Kaluuya, Allison Williams, Bradley Whitford, Catherine Keener
      Her family is so pleased to meet him, so very relaxed about it, and the other guests keep asking
      about his strength.
    Gifted | 2017 | Drama | books
      Chris Evans, Mckenna Grace, Lindsay Duncan, Jenny Slate, Octavia Spencer
      A boat mechanic wants his brilliant niece to have a childhood; her grandmother wants the theorem; a
      court must choose which of the family is right.
    Girls Trip | 2017 | Comedy | suitcase
      Regina Hall, Queen Latifah, Jada Pinkett Smith, Tiffany Haddish
      Four old friends fly to New Orleans for a festival to be twenty again, with the knees of forty.
    Guardians of the Galaxy Vol. 2 | 2017 | Action, Science Fiction, Comedy | planet
      Chris Pratt, Zoe Saldana, Dave Bautista, Vin Diesel, Bradley Cooper, Kurt Russell
      A father with a planet of his own turns up at last. The crew, which has been bickering like any
      family, notices the bones first.
    I, Tonya | 2017 | Biography, Comedy, Sport | snow
      Margot Robbie, Sebastian Stan, Allison Janney, Julianne Nicholson
      A skater from the wrong side of town lands the jump nobody else can, and tells her own version of
      the incident, as does everyone.
    Lady Bird | 2017 | Comedy, Drama | road
      Saoirse Ronan, Laurie Metcalf, Tracy Letts, Lucas Hedges, Timothée Chalamet
      A Sacramento girl wants out, a new name and a mother who likes her. She gets two of the three.
    Murder on the Orient Express | 2017 | Mystery, Crime, Drama | train
      Kenneth Branagh, Penélope Cruz, Willem Dafoe, Judi Dench, Johnny Depp, Michelle Pfeiffer
      Snow stops the luxury train, a passenger has been stabbed twelve times, and the man with the
      moustache would have preferred a holiday.
    Spider-Man: Homecoming | 2017 | Action, Comedy, Science Fiction | web
      Tom Holland, Michael Keaton, Jon Favreau, Zendaya, Marisa Tomei
      Back from his first big fight, a fifteen-year-old has to do his Spanish quiz and is told to stay
      close to the ground.
    Split | 2017 | Horror, Thriller | keyhole
      James McAvoy, Anya Taylor-Joy, Betty Buckley
      Three girls are locked up by a man who is twenty-three people, some of them helpful. They speak of
      another one coming.
    The Big Sick | 2017 | Comedy, Romance, Drama | cake
      Kumail Nanjiani, Zoe Kazan, Holly Hunter, Ray Romano
      A comedian hides his girlfriend from his family and its parade of suitable brides. Then she falls
      into a coma, and he meets hers.
    The Florida Project | 2017 | Drama | castle
      Willem Dafoe, Brooklynn Prince, Bria Vinaite
      A purple motel in the shadow of a theme park, one six-year-old’s summer of mischief, and a manager
      who does what he can.
    The Greatest Showman | 2017 | Music, Drama, Biography | stage
      Hugh Jackman, Zac Efron, Michelle Williams, Rebecca Ferguson, Zendaya
      A tailor’s son promises the public wonders and gives a home to people whose own family hid them.
    The Post | 2017 | Drama, History, Thriller | typewriter
      Meryl Streep, Tom Hanks, Sarah Paulson, Bob Odenkirk, Tracy Letts
      A publisher who inherited the family newspaper has one night to decide whether to print what four
      presidents hid.
    The Shape of Water | 2017 | Fantasy, Romance, Drama | deep
      Sally Hawkins, Michael Shannon, Richard Jenkins, Octavia Spencer, Doug Jones
      A mute cleaner in a government laboratory shares her boiled eggs with the creature in the tank.
    Thor: Ragnarok | 2017 | Action, Comedy, Fantasy | storm
      Chris Hemsworth, Tom Hiddleston, Cate Blanchett, Jeff Goldblum, Tessa Thompson, Mark Ruffalo
      The god of thunder meets the older sister nobody mentioned and loses hammer, hair and homeland. A
      friend from work helps.
    Wonder | 2017 | Drama, Family | rocket
      Jacob Tremblay, Julia Roberts, Owen Wilson, Izabela Vidovic
      A boy whose face has had twenty-seven operations takes off his astronaut helmet and goes to school.
      Everyone in the family gets to tell a part.
    Wonder Woman | 2017 | Action, Fantasy, War | star
      Gal Gadot, Chris Pine, Robin Wright, Danny Huston, David Thewlis
      An Amazon leaves her island to end the war to end all wars, and walks straight across the part where
      nobody can.
    A Star Is Born | 2018 | Music, Drama, Romance | stage
      Lady Gaga, Bradley Cooper, Sam Elliott, Dave Chappelle
      A singer on his way down pulls a waitress on stage to sing her own song, and cannot follow where it
      takes her.
    Annihilation | 2018 | Science Fiction, Horror | lighthouse
      Natalie Portman, Jennifer Jason Leigh, Gina Rodriguez, Tessa Thompson, Oscar Isaac
      Five women walk into a shimmer on the coast where every living thing is being rewritten, towards a
      lighthouse.
    Aquaman | 2018 | Action, Fantasy, Adventure | deep
      Jason Momoa, Amber Heard, Willem Dafoe, Patrick Wilson, Nicole Kidman
      The son of a lighthouse keeper and a queen would rather drink beer than claim a throne at the bottom
      of the sea.
    Avengers: Infinity War | 2018 | Action, Science Fiction, Adventure | rooftop
      Robert Downey Jr., Chris Hemsworth, Mark Ruffalo, Chris Evans, Scarlett Johansson, Josh Brolin
      Six stones, one glove, and a calm giant who has done a sum about the universe and rounded it down by
      half.
    Black Panther | 2018 | Action, Science Fiction, Adventure | mask
      Chadwick Boseman, Michael B. Jordan, Lupita Nyong’o, Danai Gurira, Martin Freeman, Letitia Wright
      A new king learns that the richest hidden country on Earth has a cousin it left outside, and the
      cousin has come for the family throne.
    BlacKkKlansman | 2018 | Biography, Comedy, Crime | telephone
      John David Washington, Adam Driver, Laura Harrier, Topher Grace
      A Black detective in Colorado Springs rings up the Klan to enquire about membership and sends a
      colleague to the meetings.
    Book Club | 2018 | Comedy, Romance | books
      Diane Keaton, Jane Fonda, Candice Bergen, Mary Steenburgen
      Four friends who have read together for decades choose something racier, and are not too old for
      consequences.
    Bumblebee | 2018 | Action, Science Fiction, Adventure | robot
      Hailee Steinfeld, John Cena, Jorge Lendeborg Jr.
      A girl who misses her father gets an old yellow car for her birthday, which unfolds, trembles, and
      needs a friend.
    Can You Ever Forgive Me? | 2018 | Biography, Comedy, Crime | typewriter
      Melissa McCarthy, Richard E. Grant
      An author nobody reads any more begins to write excellent letters by people who are dead, and to
      sell them.
    Hereditary | 2018 | Horror, Drama, Mystery | mansion
      Toni Collette, Alex Wolff, Milly Shapiro, Ann Dowd, Gabriel Byrne
      After the grandmother’s funeral a maker of miniatures starts to see how much in the family was
      arranged beforehand.
    Instant Family | 2018 | Comedy, Drama, Family | rain
      Mark Wahlberg, Rose Byrne, Isabela Moner, Octavia Spencer, Tig Notaro
      A couple who renovate houses decide to foster and come home with three siblings at once, one of them
      fifteen and not impressed.
    Isle of Dogs | 2018 | Animation, Comedy, Adventure | dog
      Bryan Cranston, Edward Norton, Bill Murray, Jeff Goldblum, Bob Balaban, Greta Gerwig
      A twelve-year-old crash-lands on the rubbish island to which every dog of the city has been
      banished, to look for his own.
    Leave No Trace | 2018 | Drama | forest
      Ben Foster, Thomasin McKenzie, Jeff Kober, Dale Dickey
      A veteran and his daughter live unseen in a park outside Portland, until she is seen and begins to
      like it.
    Mamma Mia! Here We Go Again | 2018 | Music, Comedy, Romance | island
      Amanda Seyfried, Lily James, Pierce Brosnan, Colin Firth, Stellan Skarsgård, Cher
      How a young woman in platform boots met three men in one summer, and how her daughter reopened the
      hotel.
    Mary Poppins Returns | 2018 | Family, Fantasy, Music | balloons
      Emily Blunt, Lin-Manuel Miranda, Ben Whishaw, Emily Mortimer, Julie Walters
      The boy who flew the kite is now a widower behind with the mortgage; the family nanny has not aged
      at all and comes down on the end of its string.
    Ocean’s 8 | 2018 | Comedy, Crime | safe
      Sandra Bullock, Cate Blanchett, Anne Hathaway, Mindy Kaling, Sarah Paulson, Helena Bonham Carter
      Crime is in the family: Danny’s sister leaves prison with a plan, seven specialists and an eye on a
      necklace at the grandest party in New York.
    Ralph Breaks the Internet | 2018 | Animation, Family, Comedy | robot
      John C. Reilly, Sarah Silverman, Gal Gadot, Taraji P. Henson, Jack McBrayer
      A steering wheel breaks, and two friends follow the cable out of the arcade to buy another where
      everything is for sale.
    Ready Player One | 2018 | Science Fiction, Adventure, Action | maze
      Tye Sheridan, Olivia Cooke, Ben Mendelsohn, Lena Waithe, Simon Pegg, Mark Rylance
      Everyone lives in a game because the world outside leaks. Its maker has died and hidden the keys
      among the pop songs.
    Roma | 2018 | Drama | plane
      Yalitza Aparicio, Marina de Tavira, Fernando Grediaga
      Mexico City around 1970: a young housekeeper mops the courtyard, loves the children, and holds a
      family up while the father’s car does not come back.
    Searching | 2018 | Thriller, Mystery, Drama | telephone
      John Cho, Debra Messing
      A father opens his missing daughter’s laptop. The whole film takes place on its screen, as does the
      girl he did not know.
    Shoplifters | 2018 | Drama, Crime | rain
      Lily Franky, Sakura Ando, Mayu Matsuoka, Kirin Kiki
      A household living on small thefts takes in a freezing child. Little by little we learn what makes
      them a family, and what does not.
    Solo: A Star Wars Story | 2018 | Science Fiction, Adventure, Western | planet
      Alden Ehrenreich, Woody Harrelson, Emilia Clarke, Donald Glover, Phoebe Waller-Bridge, Paul Bettany
      How a pilot won a ship at cards, met a tall hairy friend in a mud pit, and was left by the right
      people.
    Spider-Man: Into the Spider-Verse | 2018 | Animation, Action, Adventure | web
      Shameik Moore, Jake Johnson, Hailee Steinfeld, Mahershala Ali, Brian Tyree Henry
      A Brooklyn schoolboy is bitten, bewildered, and joined by five others who had the same week in other
      universes, one of them a pig.
    The Grinch | 2018 | Animation, Comedy, Family | christmas
      Benedict Cumberbatch, Cameron Seely, Rashida Jones, Pharrell Williams
      A green hermit with a small heart and a patient dog decides to steal an entire holiday from the town
      below.
    Widows | 2018 | Thriller, Crime, Drama | safe
      Viola Davis, Michelle Rodriguez, Elizabeth Debicki, Cynthia Erivo, Colin Farrell
      Four thieves die on a job and leave a debt. Their wives have a month, a notebook and nothing in
      common but that.
    """
}
