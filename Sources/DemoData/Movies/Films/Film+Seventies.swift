extension Film {
  /// Films from 1970 to 1979, in the order of their years.
  static let seventies = """
    M*A*S*H | 1970 | Comedy, War | tents
      Donald Sutherland, Elliott Gould, Tom Skerritt, Sally Kellerman
      Three army surgeons in Korea patch up the wounded by day and break every other regulation by night.
    Patton | 1970 | Biography, War, Drama | star
      George C. Scott, Karl Malden, Stephen Young
      The general who believed he had fought in every century wins battles, slaps a soldier and cannot
      stay out of the papers.
    Fiddler on the Roof | 1971 | Music, Drama | candles
      Topol, Norma Crane, Leonard Frey, Molly Picon
      A milkman with five daughters argues with God about tradition while matchmakers, and then the Tsar’s
      men, knock at his door.
    The French Connection | 1971 | Crime, Thriller, Action | car
      Gene Hackman, Fernando Rey, Roy Scheider
      A bullying New York detective in a flat hat chases heroin, a Frenchman and an elevated train.
    Frenzy | 1972 | Thriller, Crime | keyhole
      Jon Finch, Barry Foster, Alec McCowen, Anna Massey
      Someone is strangling women in London with neckties, and the wrong man has the wrong temper for
      being suspected.
    The Godfather | 1972 | Crime, Drama | table
      Marlon Brando, Al Pacino, James Caan, Robert Duvall, Diane Keaton
      The youngest son wants nothing to do with the family business, until his father is shot and someone
      has to answer. Power passes over the wedding cake.
    American Graffiti | 1973 | Comedy, Drama | car
      Richard Dreyfuss, Ron Howard, Paul Le Mat, Cindy Williams, Harrison Ford
      The last night of summer 1962: four friends cruise up and down the strip, with the radio on, before
      life begins.
    Live and Let Die | 1973 | Action, Thriller | cards
      Roger Moore, Yaphet Kotto, Jane Seymour
      Tarot cards, crocodiles and a jazz funeral for which the guest of honour has not yet died.
    Blazing Saddles | 1974 | Comedy, Western | mesa
      Cleavon Little, Gene Wilder, Harvey Korman, Madeline Kahn
      A crooked politician sends a town a sheriff it is sure to hate, and gets a Western that cannot be
      kept on its own set.
    The Conversation | 1974 | Thriller, Mystery | telephone
      Gene Hackman, John Cazale, Allen Garfield, Frederic Forrest
      The best eavesdropper in the trade records two lovers in a square, and plays the tape until it
      frightens him.
    The Godfather Part II | 1974 | Crime, Drama | liner
      Al Pacino, Robert Duvall, Diane Keaton, Robert De Niro, John Cazale
      A father arrives in New York with nothing and builds a family; half a century later his son keeps
      the power and loses the family.
    Jaws | 1975 | Thriller, Adventure, Horror | shark
      Roy Scheider, Robert Shaw, Richard Dreyfuss, Lorraine Gary
      A police chief who hates the water, a scientist and an old fisherman go looking for what is eating
      the summer guests. They should have taken more boat.
    Monty Python and the Holy Grail | 1975 | Comedy, Adventure | castle
      Graham Chapman, John Cleese, Eric Idle, Terry Gilliam, Terry Jones, Michael Palin
      King Arthur rides through England on coconuts in search of a cup, and meets knights, peasants and
      one very bad rabbit.
    One Flew Over the Cuckoo’s Nest | 1975 | Drama | bars
      Jack Nicholson, Louise Fletcher, Brad Dourif, Danny DeVito
      A convict fakes madness for an easier bed, and wakes up a whole ward that its head nurse prefers
      asleep.
    The Rocky Horror Picture Show | 1975 | Music, Comedy, Horror | mansion
      Tim Curry, Susan Sarandon, Barry Bostwick, Richard O’Brien
      Engaged, sensible and with a flat tyre, two innocents ask to use the telephone at a castle full of
      Transylvanians in corsets.
    Carrie | 1976 | Horror | flowers
      Sissy Spacek, Piper Laurie, Amy Irving, John Travolta
      A bullied girl with a fanatical mother and an unusual gift is asked to the prom. It begins so well.
    Family Plot | 1976 | Thriller, Comedy, Mystery | keyhole
      Karen Black, Bruce Dern, Barbara Harris, William Devane
      A fake medium and her cab-driving boyfriend hunt for a lost heir who would much rather stay lost,
      because kidnapping pays better.
    King Kong | 1976 | Adventure, Horror | jungle
      Jeff Bridges, Charles Grodin, Jessica Lange
      An oil company looks for crude on a fogbound island and brings home something larger.
    The Omen | 1976 | Horror | candles
      Gregory Peck, Lee Remick, David Warner, Billie Whitelaw
      An ambassador secretly adopts a newborn to spare his wife a grief. The boy’s birthday parties do not
      go well.
    Rocky | 1976 | Drama, Sport | ring
      Sylvester Stallone, Talia Shire, Burt Young, Carl Weathers, Burgess Meredith
      A small-time boxer gets a shot at the champion because his nickname sounds good. All he wants is to
      be standing at the end.
    Annie Hall | 1977 | Comedy, Romance | bridge
      Woody Allen, Diane Keaton, Tony Roberts, Carol Kane
      A nervous comedian goes back over an affair like a man looking for his glasses, asking where it
      went.
    A Bridge Too Far | 1977 | War, History, Action | bridge
      Dirk Bogarde, James Caan, Michael Caine, Sean Connery, Anthony Hopkins
      A bold plan to end the war by Christmas drops an army behind the lines in Holland and leaves it
      waiting at the last crossing.
    Close Encounters of the Third Kind | 1977 | Science Fiction, Drama, Adventure | saucer
      Richard Dreyfuss, François Truffaut, Teri Garr, Melinda Dillon
      Lights pass over a lineman’s truck, and afterwards he can think only of a mountain and five notes.
      His family watches him sculpt it in mashed potato.
    Pete’s Dragon | 1977 | Family, Fantasy, Music | lighthouse
      Helen Reddy, Jim Dale, Mickey Rooney, Sean Marshall
      A runaway orphan reaches a Maine lighthouse with a large green friend that nobody else can see.
    Star Wars | 1977 | Science Fiction, Adventure | planet
      Mark Hamill, Harrison Ford, Carrie Fisher, Alec Guinness
      A farm boy, a smuggler and a princess with no patience for either take on an empire and its
      moon-sized weapon.
    The Deer Hunter | 1978 | Drama, War | mountains
      Robert De Niro, Christopher Walken, John Savage, Meryl Streep, John Cazale
      Steelworkers from Pennsylvania go from a wedding to a hunt to a war, and not all of them find the
      way home again.
    Halloween | 1978 | Horror | pumpkin
      Donald Pleasence, Jamie Lee Curtis, Nancy Kyes, P. J. Soles
      A babysitter in a quiet Illinois street keeps seeing the same white mask beyond the laundry and the
      hedges.
    National Lampoon’s Animal House | 1978 | Comedy | columns
      John Belushi, Tim Matheson, John Vernon, Verna Bloom
      The worst fraternity on campus is put on double secret probation and answers with a toga party.
    Alien | 1979 | Horror, Science Fiction | planet
      Sigourney Weaver, Tom Skerritt, John Hurt, Ian Holm, Yaphet Kotto
      Seven tired space truckers answer a signal and bring aboard a passenger nobody ordered.
    Apocalypse Now | 1979 | War, Drama, Action | jungle
      Martin Sheen, Marlon Brando, Robert Duvall, Frederic Forrest
      A captain goes up a river in Vietnam to end the command of a colonel who has gone further up it than
      anyone.
    The Black Hole | 1979 | Science Fiction, Adventure | planet
      Maximilian Schell, Anthony Perkins, Robert Forster, Yvette Mimieux, Ernest Borgnine
      A lost ship hangs on the rim of the deepest drop in the universe, with a courteous genius and his
      silent crew aboard.
    Kramer vs. Kramer | 1979 | Drama | pot
      Dustin Hoffman, Meryl Streep, Justin Henry, Jane Alexander
      A wife walks out; a workaholic learns to make French toast and be a father; then the courts ask
      which half of the family should keep the boy.
    Moonraker | 1979 | Action, Science Fiction | rocket
      Roger Moore, Lois Chiles, Michael Lonsdale, Richard Kiel
      A stolen space shuttle leads Bond from Venice to Rio to orbit, where the villain has packed only
      beautiful people.
    """
}
