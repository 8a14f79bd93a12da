extension Film {
  /// Films since 2019, in the order of their years.
  static let sinceNineteen = """
    1917 | 2019 | War, Drama | wire
      George MacKay, Dean-Charles Chapman, Mark Strong, Andrew Scott, Benedict Cumberbatch
      Two corporals must carry an order across no man’s land by dawn, or sixteen hundred men will walk
      into a trap.
    A Beautiful Day in the Neighborhood | 2019 | Drama, Biography | toys
      Tom Hanks, Matthew Rhys, Susan Kelechi Watson, Chris Cooper
      A cynical journalist is sent to profile a children’s presenter in a cardigan, and cannot find the
      trick.
    Tyler Perry’s A Madea Family Funeral | 2019 | Comedy | candles
      Tyler Perry, Courtney Burrell, Patrice Lovely
      An anniversary party in the Georgia backwoods turns into a burial with complications, and nobody can
      close the lid on the secrets.
    Aladdin | 2019 | Fantasy, Music, Adventure | dunes
      Will Smith, Mena Massoud, Naomi Scott, Marwan Kenzari, Nasim Pedrad
      The same lamp, a busier market, and a princess with plans to govern.
    Avengers: Endgame | 2019 | Action, Science Fiction, Adventure | clock
      Robert Downey Jr., Chris Evans, Mark Ruffalo, Chris Hemsworth, Scarlett Johansson, Jeremy Renner
      Five years after half the world went missing, a man comes out of a storage shed with an idea about
      time, and everyone has a family to win back or to lose.
    Booksmart | 2019 | Comedy | bus
      Kaitlyn Dever, Beanie Feldstein, Jessica Williams, Lisa Kudrow, Jason Sudeikis
      Two model pupils learn that the idlers got into good colleges too, and have one night to make up
      four years of fun.
    Captain Marvel | 2019 | Action, Science Fiction, Adventure | star
      Brie Larson, Samuel L. Jackson, Ben Mendelsohn, Jude Law
      A pilot with holes in her memory falls through the roof of a video shop in 1995, with shape-shifters
      behind her and a cat ahead.
    Downton Abbey | 2019 | Drama, History | mansion
      Hugh Bonneville, Michelle Dockery, Maggie Smith, Jim Carter, Elizabeth McGovern
      The king and queen are coming to luncheon. Upstairs the family counts the silver, while below stairs
      the staff prepare a small, polite revolution.
    Dumbo | 2019 | Family, Fantasy, Adventure | tents
      Colin Farrell, Michael Keaton, Danny DeVito, Eva Green
      A baby elephant with ears like sails saves a shabby circus, and a showman with a theme park would
      like to own the sky.
    Family | 2019 | Comedy, Drama | bicycle
      Taylor Schilling, Kate McKinnon, Brian Tyree Henry, Bryn Vale
      A brusque executive looks after her niece for a week, and the girl would like to run away and be a
      clown of the hip-hop sort.
    Fighting with My Family | 2019 | Comedy, Drama, Sport | ring
      Florence Pugh, Lena Headey, Nick Frost, Jack Lowden, Vince Vaughn, Dwayne Johnson
      In Norwich they wrestle for a living, parents included. Brother and sister both try out for the big
      American show, and one of them is picked.
    Ford v Ferrari | 2019 | Drama, Sport, Biography | car
      Matt Damon, Christian Bale, Jon Bernthal, Caitríona Balfe, Tracy Letts
      A Texan designer and a difficult English driver have ninety days and the wrong bosses to win
      twenty-four hours at Le Mans.
    Jojo Rabbit | 2019 | Comedy, Drama, War | balloons
      Roman Griffin Davis, Thomasin McKenzie, Scarlett Johansson, Taika Waititi, Sam Rockwell
      A German boy of ten has an imaginary friend with a moustache, and behind the wall a real girl who
      complicates his opinions.
    Joker | 2019 | Drama, Thriller, Crime | stairs
      Joaquin Phoenix, Robert De Niro, Zazie Beetz, Frances Conroy
      A clown for hire with a laugh he cannot stop is pushed down the steps of a filthy city until he
      dances on them.
    Klaus | 2019 | Animation, Family, Comedy | christmas
      Jason Schwartzman, J. K. Simmons, Rashida Jones, Joan Cusack
      The laziest postman alive is posted to an island of feuding clans, where a woodcutter has a barn
      full of toys.
    Knives Out | 2019 | Mystery, Comedy, Crime | keyhole
      Daniel Craig, Chris Evans, Ana de Armas, Jamie Lee Curtis, Michael Shannon, Toni Collette
      A crime writer is found dead after his birthday and every member of the family had a reason. The
      nurse cannot lie without being sick.
    Little Women | 2019 | Drama, Romance | books
      Saoirse Ronan, Emma Watson, Florence Pugh, Eliza Scanlen, Laura Dern, Timothée Chalamet
      The March family told out of order: what was, in gold; what is, in blue; and what a publisher will
      pay for.
    Marriage Story | 2019 | Drama, Comedy | bench
      Scarlett Johansson, Adam Driver, Laura Dern, Alan Alda, Ray Liotta
      Two people who can still list what they love in each other try to part kindly, and then they hire
      lawyers. Who stays family is the question in every room.
    Parasite | 2019 | Thriller, Drama, Comedy | stairs
      Song Kang-ho, Lee Sun-kyun, Cho Yeo-jeong, Choi Woo-shik, Park So-dam
      A family folding pizza boxes in a basement talks its way, one job at a time, into the house of a
      family on a hill. There is a floor below.
    Rocketman | 2019 | Biography, Music, Drama | piano
      Taron Egerton, Jamie Bell, Richard Madden, Bryce Dallas Howard
      A shy boy named Reggie leaves the ground at the piano, and tells a circle of folding chairs how he
      came down.
    Shazam! | 2019 | Action, Comedy, Fantasy | storm
      Zachary Levi, Mark Strong, Asher Angel, Jack Dylan Grazer, Djimon Hounsou
      One word turns a foster child into a grown hero who can buy beer. The powers, he discovers, are best
      shared with the family that took him in.
    Spider-Man: Far From Home | 2019 | Action, Comedy, Science Fiction | web
      Tom Holland, Samuel L. Jackson, Zendaya, Jake Gyllenhaal, Jon Favreau
      All he wanted from the school trip was to say something to a girl on a tower. Water, fire and a man
      in a glass bowl had other plans.
    The Addams Family | 2019 | Animation, Comedy, Family | mansion
      Oscar Isaac, Charlize Theron, Chloë Grace Moretz, Finn Wolfhard, Nick Kroll
      A television decorator builds a pastel town at the foot of the hill, and the fog on top of it spoils
      her view.
    The Farewell | 2019 | Comedy, Drama | table
      Awkwafina, Tzi Ma, Diana Lin, Zhao Shuzhen
      Grandmother is dying and must not be told. The family arranges a wedding in China as an excuse for
      everyone to come and say goodbye without saying it.
    The Lighthouse | 2019 | Horror, Drama, Fantasy | lighthouse
      Willem Dafoe, Robert Pattinson
      Two keepers on a rock, one foghorn, too little food and too much to drink. The old one will not
      share the lamp.
    Toy Story 4 | 2019 | Animation, Family, Comedy | toys
      Tom Hanks, Tim Allen, Annie Potts, Tony Hale, Keegan-Michael Key
      A plastic fork insists that it is rubbish, and a cowboy goes a long way to convince it otherwise,
      past an old friend with a crook.
    Us | 2019 | Horror, Thriller | doorway
      Lupita Nyong’o, Winston Duke, Elisabeth Moss, Tim Heidecker
      On the first night of the holidays a family stands in the drive, hand in hand. It is their own.
    Birds of Prey | 2020 | Action, Comedy, Crime | mask
      Margot Robbie, Mary Elizabeth Winstead, Jurnee Smollett-Bell, Rosie Perez, Ewan McGregor
      Newly single, with a hyena and half the city after her, a former clown needs friends and an egg
      sandwich.
    Emma | 2020 | Comedy, Romance, Drama | flowers
      Anya Taylor-Joy, Johnny Flynn, Bill Nighy, Mia Goth, Josh O’Connor
      Draughts, strawberries, bonnets and a young lady with great confidence in other people’s marriages.
    Enola Holmes | 2020 | Mystery, Adventure, Crime | bicycle
      Millie Bobby Brown, Henry Cavill, Sam Claflin, Helena Bonham Carter, Louis Partridge
      Her mother vanishes, her brothers propose a finishing school, and the youngest of a famous family
      takes the London train in boy’s clothes.
    Minari | 2020 | Drama | orchard
      Steven Yeun, Han Ye-ri, Alan Kim, Noel Kate Cho, Youn Yuh-jung, Will Patton
      A Korean family stakes everything on fifty acres of Arkansas. The grandmother arrives with seeds,
      cards and swear words, and plants by the creek.
    News of the World | 2020 | Western, Drama, Adventure | mesa
      Tom Hanks, Helena Zengel
      A captain who reads newspapers aloud for a dime escorts a girl across four hundred miles of Texas.
      She has lost one family already, and then another.
    Onward | 2020 | Animation, Family, Fantasy | bus
      Tom Holland, Chris Pratt, Julia Louis-Dreyfus, Octavia Spencer
      Two elf brothers conjure up their late father but only as far as the belt, and have until sunset to
      find the rest.
    Soul | 2020 | Animation, Family, Music | piano
      Jamie Foxx, Tina Fey, Graham Norton, Rachel House, Angela Bassett
      A music teacher gets the gig of his life and steps into a manhole. On the way to the beyond he turns
      round.
    Sound of Metal | 2020 | Drama, Music | radio
      Riz Ahmed, Olivia Cooke, Paul Raci, Lauren Ridloff, Mathieu Amalric
      A drummer loses his hearing in a matter of days, and is asked to sit still in a room with paper and
      coffee.
    The Croods: A New Age | 2020 | Animation, Comedy, Family | dino
      Nicolas Cage, Emma Stone, Ryan Reynolds, Catherine Keener, Peter Dinklage, Leslie Mann
      The last cave family meets the first modern one, with a wall, separate bedrooms and a fruit bowl it
      is forbidden to touch.
    The Personal History of David Copperfield | 2020 | Comedy, Drama | books
      Dev Patel, Aneurin Barnard, Peter Capaldi, Morfydd Clark, Tilda Swinton, Hugh Laurie
      From a boat turned upside down to a bottle factory and a donkey-haunted lawn, a boy collects the
      people who will make him a writer.
    CODA | 2021 | Drama, Music, Comedy | boats
      Emilia Jones, Troy Kotsur, Daniel Durant, Marlee Matlin, Eugenio Derbez
      The only hearing member of a deaf fishing family is their voice on the wharf, and wants to use it
      for singing, which they cannot hear.
    Cruella | 2021 | Comedy, Crime | dog
      Emma Stone, Emma Thompson, Joel Fry, Paul Walter Hauser, Emily Beecham
      A young thief with two-coloured hair gets a place at a fashion house, and learns whose necklace that
      is.
    Dune | 2021 | Science Fiction, Adventure, Drama | dunes
      Timothée Chalamet, Rebecca Ferguson, Oscar Isaac, Josh Brolin, Zendaya, Jason Momoa
      An heir dreams of a girl in the sand, and the family moves to the one planet everyone would kill
      for. They do.
    Encanto | 2021 | Animation, Family, Music | candles
      Stephanie Beatriz, María Cecilia Botero, John Leguizamo, Diane Guerrero, Jessica Darrow
      Everyone in the family has a magic gift but one, and she is the first to notice that the house is
      cracking.
    Free Guy | 2021 | Action, Comedy, Science Fiction | maze
      Ryan Reynolds, Jodie Comer, Joe Keery, Lil Rel Howery, Taika Waititi
      A bank clerk has been robbed every day of his life without minding. He is scenery in somebody’s
      game, and has just put on the glasses.
    In the Heights | 2021 | Music, Romance, Drama | suns
      Anthony Ramos, Leslie Grace, Corey Hawkins, Melissa Barrera, Olga Merediz, Jimmy Smits
      Three hot days and a blackout in upper Manhattan, where the owner of a corner shop dreams of a bar
      on a beach.
    Jungle Cruise | 2021 | Adventure, Action, Fantasy | jungle
      Dwayne Johnson, Emily Blunt, Edgar Ramírez, Jack Whitehall, Paul Giamatti
      A botanist in trousers hires a skipper with terrible puns to take her up the Amazon after a petal
      that heals anything.
    Nomadland | 2021 | Drama | bus
      Frances McDormand, David Strathairn, Linda May
      When the factory closes, the town’s postcode closes too. A widow fits out a van and follows the
      seasonal work.
    Shang-Chi and the Legend of the Ten Rings | 2021 | Action, Fantasy, Adventure | dragon
      Simu Liu, Awkwafina, Meng’er Zhang, Michelle Yeoh, Tony Leung
      A car valet in San Francisco gets a postcard and a beating on the bus, and has to tell his best
      friend about the family business: it is a thousand years old.
    The Addams Family 2 | 2021 | Animation, Comedy, Family | road
      Oscar Isaac, Charlize Theron, Chloë Grace Moretz, Nick Kroll, Javon Walton
      Worried that the children are drifting away, the parents pack everyone into a haunted camper for
      three weeks of national landmarks.
    The Mitchells vs. the Machines | 2021 | Animation, Comedy, Family | robot
      Abbi Jacobson, Danny McBride, Maya Rudolph, Mike Rianda, Eric André, Olivia Colman
      A father cancels his daughter’s flight so that the family can drive her to film school together. On
      the way the telephones take over the world.
    The Family Plan | 2023 | Action, Comedy | bus
      Mark Wahlberg, Michelle Monaghan, Zoe Colletti, Maggie Q, Ciarán Hinds
      A car salesman with a minivan used to be an assassin, and neither the wife nor the three children in
      the back have been told.
    Family Switch | 2023 | Comedy, Family, Fantasy | christmas
      Jennifer Garner, Ed Helms, Emma Myers, Brady Noon
      On the worst possible day of December parents and teenagers wake up in each other’s bodies; the baby
      and the dog have traded as well.
    A Family Affair | 2024 | Comedy, Romance | palms
      Nicole Kidman, Zac Efron, Joey King, Kathy Bates
      An overworked assistant finds her impossible film-star boss in the arms of the last person she
      expected: her mother.
    """
}
