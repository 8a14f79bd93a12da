extension Film {
  /// Films before 1970, in the order of their years.
  static let before1970 = """
    The Wizard of Oz | 1939 | Fantasy, Music, Family | road
      Judy Garland, Ray Bolger, Bert Lahr, Jack Haley, Margaret Hamilton
      A twister drops a Kansas farm girl into a land of colour, where the way home is yellow, winding and
      full of unlikely friends.
    Citizen Kane | 1941 | Drama, Mystery | typewriter
      Orson Welles, Joseph Cotten, Dorothy Comingore, Agnes Moorehead
      A newspaper magnate dies on a single word, and a reporter asks everyone who knew him what it could
      mean. Each answer paints another man.
    Meet Me in St. Louis | 1944 | Music, Romance, Family | orchard
      Judy Garland, Margaret O’Brien, Mary Astor, Leon Ames
      Four seasons with one St. Louis family before the World’s Fair opens, as a promotion in New York
      threatens to carry them all away from home.
    Bicycle Thieves | 1948 | Drama | bicycle
      Lamberto Maggiorani, Enzo Staiola, Lianella Carell
      A man needs his bicycle to keep his job and feed his family. It is stolen on the first morning, and
      he and his small son walk all of Rome to find it.
    Cinderella | 1950 | Animation, Family, Fantasy, Drama | castle
      Ilene Woods, Eleanor Audley, Verna Felton
      Scrubbed floors, loyal mice, one impossible evening and a shoe that fits nobody else.
    Alice in Wonderland | 1951 | Animation, Family, Fantasy, Music | cards
      Kathryn Beaumont, Ed Wynn, Richard Haydn, Sterling Holloway
      A bored girl follows a late rabbit down a hole and learns that politeness is no help at a mad tea
      party.
    The Greatest Show on Earth | 1952 | Drama | stage
      Betty Hutton, Cornel Wilde, Charlton Heston, James Stewart
      A circus takes to the rails with two rival trapeze artists, a tireless manager and a clown who never
      wipes off his paint.
    Singin’ in the Rain | 1952 | Music, Comedy, Romance | lamp
      Gene Kelly, Donald O’Connor, Debbie Reynolds, Jean Hagen
      Hollywood learns to talk and a silent star’s voice turns out to be a disaster. Someone must sing for
      her, and someone else must dance home in the wet.
    From Here to Eternity | 1953 | Drama, Romance, War | island
      Burt Lancaster, Montgomery Clift, Deborah Kerr, Donna Reed, Frank Sinatra
      Soldiers stationed in Hawaii love, brawl and disobey through the last lazy weeks before the bombs
      fall on Pearl Harbor.
    House of Wax | 1953 | Horror, Thriller | mansion
      Vincent Price, Frank Lovejoy, Phyllis Kirk
      A sculptor burned out of his museum opens another. The new figures are remarkably lifelike, and
      people keep disappearing.
    Niagara | 1953 | Thriller, Crime | bridge
      Marilyn Monroe, Joseph Cotten, Jean Peters
      Two couples rent cabins beside the great falls; one of the four people is planning a murder.
    Peter Pan | 1953 | Animation, Family, Fantasy, Adventure | ship
      Bobby Driscoll, Kathryn Beaumont, Hans Conried
      A boy who refuses to grow up teaches three London children to fly, straight into a quarrel with
      pirates.
    Tokyo Story | 1953 | Drama | train
      Chishū Ryū, Chieko Higashiyama, Setsuko Hara
      An old couple travel to the capital to see their grown children, who are kind and terribly busy. A
      quiet film about how a family drifts apart without anyone deciding it.
    20,000 Leagues Under the Sea | 1954 | Adventure, Science Fiction | deep
      Kirk Douglas, James Mason, Paul Lukas, Peter Lorre
      The sea monster that sinks warships is made of iron, and its captain has sworn off dry land for
      good.
    On the Waterfront | 1954 | Drama, Crime | bridge
      Marlon Brando, Karl Malden, Lee J. Cobb, Eva Marie Saint
      A washed-up boxer running errands for the dock bosses falls for the sister of a man he helped to
      betray, and has to decide whether to speak.
    Seven Samurai | 1954 | Action, Adventure, Drama | mountains
      Toshiro Mifune, Takashi Shimura, Keiko Tsushima
      Farmers who have nothing but rice hire masterless warriors to hold off forty bandits at harvest.
    Around the World in 80 Days | 1956 | Adventure, Comedy | balloon
      David Niven, Cantinflas, Shirley MacLaine, Robert Newton
      A punctual Englishman bets his fortune that the globe can be circled in under three months, with a
      valet, a balloon and a detective on his heels.
    The Ten Commandments | 1956 | Drama, History | dunes
      Charlton Heston, Yul Brynner, Anne Baxter, Edward G. Robinson
      A foundling raised as a prince of Egypt learns whose child he is and leads a people out through the
      sea.
    12 Angry Men | 1957 | Drama | columns
      Henry Fonda, Lee J. Cobb, Ed Begley, E. G. Marshall, Jack Warden
      The hottest day of the year, one locked jury room, eleven votes for guilty. The twelfth man would
      like to talk about it.
    The Bridge on the River Kwai | 1957 | War, Drama | bridge
      William Holden, Alec Guinness, Jack Hawkins, Sessue Hayakawa
      A captured colonel builds his enemy a perfect railway bridge out of sheer pride, while his own side
      sends men to blow it up.
    Cat on a Hot Tin Roof | 1958 | Drama | mansion
      Elizabeth Taylor, Paul Newman, Burl Ives
      A wealthy Southern family gathers for a dying man’s birthday, and every toast is another lie.
      Maggie, for one, intends to stay on the roof.
    Vertigo | 1958 | Mystery, Thriller, Romance | stairs
      James Stewart, Kim Novak, Barbara Bel Geddes
      A detective afraid of heights is hired to follow a friend’s wife through San Francisco and cannot
      stop following.
    Ben-Hur | 1959 | Drama, History, Adventure | columns
      Charlton Heston, Jack Hawkins, Haya Harareet, Stephen Boyd
      Betrayed by a boyhood friend and chained to an oar, a Judean nobleman works his way back to settle
      accounts behind four white horses.
    Some Like It Hot | 1959 | Comedy, Romance | train
      Marilyn Monroe, Tony Curtis, Jack Lemmon
      Two musicians witness a gangland shooting, put on dresses and join an all-girl band heading for
      Florida.
    Psycho | 1960 | Horror, Thriller | mansion
      Anthony Perkins, Janet Leigh, Vera Miles, John Gavin
      A secretary with stolen money takes a room at a motel nobody visits any more. The young man at the
      desk speaks often of his mother.
    Swiss Family Robinson | 1960 | Adventure, Family | island
      John Mills, Dorothy McGuire, James MacArthur, Janet Munro, Tommy Kirk
      Shipwrecked parents and three boys build the finest tree house in the seven seas, then have to
      defend it from pirates.
    The Alamo | 1960 | Western, History | mesa
      John Wayne, Richard Widmark, Laurence Harvey
      A handful of defenders hold a Texas mission against an army, knowing that every day they last buys
      someone else a day.
    The Hustler | 1961 | Drama, Sport | cards
      Paul Newman, Jackie Gleason, Piper Laurie, George C. Scott
      A brilliant pool player beats everyone but the best and himself. Winning, he is told, takes
      character as well.
    Lawrence of Arabia | 1962 | Adventure, Biography, War | dunes
      Peter O’Toole, Alec Guinness, Anthony Quinn, Omar Sharif
      An odd young officer crosses a desert that cannot be crossed, unites quarrelling tribes and begins
      to believe his own legend.
    The Longest Day | 1962 | War, History, Action | wire
      John Wayne, Henry Fonda, Robert Mitchum, Sean Connery, Richard Burton
      The sixth of June 1944 hour by hour, from the generals’ maps and the paratroopers’ ditches on every
      side.
    The Man Who Shot Liberty Valance | 1962 | Western, Drama | mesa
      James Stewart, John Wayne, Vera Miles, Lee Marvin
      A senator comes back to bury a forgotten rancher and at last tells a newspaper how the law really
      reached town.
    Mutiny on the Bounty | 1962 | Adventure, History | ship
      Marlon Brando, Trevor Howard, Richard Harris
      Half a world from England, a cargo of breadfruit, a tyrant captain and a foppish first mate who
      finally has had enough.
    To Kill a Mockingbird | 1962 | Drama | rain
      Gregory Peck, Mary Badham, Phillip Alford, Robert Duvall
      Two children watch their father, a lawyer in Depression Alabama, defend a man the town has already
      condemned. Somebody is leaving them presents in a tree.
    Cleopatra | 1963 | Drama, History, Romance | crown
      Elizabeth Taylor, Richard Burton, Rex Harrison
      Egypt’s queen courts Rome one general at a time and very nearly gets an empire for it.
    The Great Escape | 1963 | War, Adventure | wire
      Steve McQueen, James Garner, Richard Attenborough, Charles Bronson, Donald Pleasence
      Prisoners of war dig three tunnels called Tom, Dick and Harry out of a camp designed to be
      impossible to leave.
    It’s a Mad, Mad, Mad, Mad World | 1963 | Comedy | car
      Spencer Tracy, Milton Berle, Sid Caesar, Ethel Merman, Mickey Rooney
      A dying crook tells strangers on the highway where the money is buried. Nobody agrees how to share
      it, so everybody steps on the gas.
    Goldfinger | 1964 | Action, Thriller | cards
      Sean Connery, Honor Blackman, Gert Fröbe, Shirley Eaton
      Agent 007 cheats a cheat at cards and golf, and uncovers a scheme to make the world’s largest hoard
      of gold worthless to everyone else.
    A Hard Day’s Night | 1964 | Comedy, Music | stage
      John Lennon, Paul McCartney, George Harrison, Ringo Starr, Wilfrid Brambell
      Four lads from Liverpool run from fans, managers and a very clean grandfather on the way to a
      television show.
    Mary Poppins | 1964 | Family, Fantasy, Music | balloon
      Julie Andrews, Dick Van Dyke, David Tomlinson, Glynis Johns
      A nanny arrives on the east wind to look after two children, although the family member in greatest
      need of looking after works at the bank.
    My Fair Lady | 1964 | Music, Romance, Comedy | flowers
      Audrey Hepburn, Rex Harrison, Stanley Holloway
      A professor wagers that six months of vowels can turn a flower seller into a duchess, and forgets to
      ask what she will do afterwards.
    Doctor Zhivago | 1965 | Drama, Romance, War | snow
      Omar Sharif, Julie Christie, Geraldine Chaplin, Rod Steiger, Alec Guinness
      A poet and physician loves two women while revolution and winter sweep everything he knows off the
      map.
    The Family Jewels | 1965 | Comedy, Family | cards
      Jerry Lewis, Donna Butterworth, Sebastian Cabot
      A small heiress must choose a new father among six uncles, every one of them played by the same
      rubber-faced comedian.
    The Sound of Music | 1965 | Music, Family, Biography | mountains
      Julie Andrews, Christopher Plummer, Eleanor Parker, Peggy Wood
      A novice too noisy for the convent is sent to a captain’s seven children and teaches the whole
      family to sing, just as Austria stops being safe.
    The Family Way | 1966 | Comedy, Drama, Romance | rain
      Hayley Mills, Hywel Bennett, John Mills, Marjorie Rhodes
      Newlyweds in a Lancashire mill town have to start married life in his parents’ house, where the
      walls are thin and everybody has an opinion.
    A Man for All Seasons | 1966 | Drama, History, Biography | crown
      Paul Scofield, Wendy Hiller, Robert Shaw, Orson Welles
      A king wants one signature. The most honest man in England will not give it, and will not say why.
    In the Heat of the Night | 1967 | Crime, Drama, Mystery | train
      Sidney Poitier, Rod Steiger, Warren Oates, Lee Grant
      A Philadelphia detective changing trains in Mississippi is arrested for murder by the police chief
      who will soon need his help.
    2001: A Space Odyssey | 1968 | Science Fiction, Adventure | planet
      Keir Dullea, Gary Lockwood, William Sylvester, Douglas Rain
      From a bone in the air to a ship near Jupiter: a black slab calls, and the most reliable member of
      the crew is a red lamp with a calm voice.
    Night of the Living Dead | 1968 | Horror | doorway
      Duane Jones, Judith O’Dea, Karl Hardman
      Seven strangers nail up the windows of a farmhouse. What walks outside is slow, hungry and used to
      be the neighbours.
    Oliver! | 1968 | Music, Drama, Family | lamp
      Ron Moody, Shani Wallis, Oliver Reed, Mark Lester, Jack Wild
      A workhouse boy asks for a second helping and ends up in a London den of singing pickpockets,
      looking for a family to call his own.
    Rosemary’s Baby | 1968 | Horror, Drama | keyhole
      Mia Farrow, John Cassavetes, Ruth Gordon, Sidney Blackmer
      A young wife in a splendid old apartment house begins to wonder why the neighbours take such an
      interest in her pregnancy.
    Butch Cassidy and the Sundance Kid | 1969 | Western, Adventure | mesa
      Paul Newman, Robert Redford, Katharine Ross
      Two charming outlaws rob the same train once too often and run out of West to run to.
    Hello, Dolly! | 1969 | Music, Comedy, Romance | stage
      Barbra Streisand, Walter Matthau, Michael Crawford
      A widowed matchmaker fixes up half of New York and keeps the grumpiest merchant in Yonkers for
      herself.
    Midnight Cowboy | 1969 | Drama | city
      Dustin Hoffman, Jon Voight, Sylvia Miles
      A Texan dishwasher comes to New York to live off rich women, and finds a coughing con man and a
      condemned flat instead.
    On Her Majesty’s Secret Service | 1969 | Action, Thriller | snow
      George Lazenby, Diana Rigg, Telly Savalas
      A mountain-top clinic, a chase on skis, and a spy who for once means it when he proposes.
    """
}
