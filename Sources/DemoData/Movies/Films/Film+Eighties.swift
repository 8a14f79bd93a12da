extension Film {
  /// Films from 1980 to 1989, in the order of their years.
  static let eighties = """
    Airplane! | 1980 | Comedy | plane
      Robert Hays, Julie Hagerty, Leslie Nielsen, Lloyd Bridges, Peter Graves
      Everyone who had the fish is ill, including both pilots. A man with a drinking problem and a fear of
      flying has to land, and please do not call him Shirley.
    The Blues Brothers | 1980 | Comedy, Music, Action | car
      John Belushi, Dan Aykroyd, James Brown, Aretha Franklin, Ray Charles
      Two men in dark glasses put their band back together to save an orphanage, at the price of most of
      the police cars in Illinois.
    Caddyshack | 1980 | Comedy, Sport | track
      Chevy Chase, Rodney Dangerfield, Ted Knight, Michael O’Keefe, Bill Murray
      A snooty golf club, a vulgar millionaire, a caddie with college to pay for, and a gopher who is
      winning.
    The Elephant Man | 1980 | Drama, Biography | candles
      Anthony Hopkins, John Hurt, Anne Bancroft, John Gielgud
      A Victorian surgeon brings a man out of a freak show and discovers his gentle manners, then doubts
      whether the hospital is only another stage.
    Flash Gordon | 1980 | Science Fiction, Adventure, Action | rocket
      Sam J. Jones, Melody Anderson, Max von Sydow, Topol, Ornella Muti
      A football player has fourteen hours to save the Earth from a bored emperor, to the sound of very
      loud guitars.
    Ordinary People | 1980 | Drama | rain
      Donald Sutherland, Mary Tyler Moore, Timothy Hutton, Judd Hirsch
      After one son drowns, a tidy suburban family sets the table as usual and says nothing. The surviving
      boy starts to talk, to a stranger.
    Popeye | 1980 | Comedy, Music, Family | ship
      Robin Williams, Shelley Duvall, Ray Walston, Paul Dooley
      A mumbling sailor rows into the crooked harbour of Sweethaven to find his pappy, and comes by a
      sweetheart and a baby on the way.
    Raging Bull | 1980 | Biography, Drama, Sport | ring
      Robert De Niro, Joe Pesci, Cathy Moriarty
      A middleweight takes every punch in the ring as if he had earned it, and brings the rest home.
    Chariots of Fire | 1981 | Drama, Sport, History | track
      Ben Cross, Ian Charleson, Nigel Havers, Ian Holm
      Two British sprinters run for the 1924 Olympics, one against prejudice and one for God, who happens
      to have reserved Sunday.
    Escape from New York | 1981 | Action, Science Fiction | city
      Kurt Russell, Lee Van Cleef, Ernest Borgnine, Donald Pleasence, Isaac Hayes
      Manhattan is a prison with the president in it. A one-eyed convict has less than a day to bring him
      out.
    Raiders of the Lost Ark | 1981 | Adventure, Action | jungle
      Harrison Ford, Karen Allen, Paul Freeman, Ronald Lacey, John Rhys-Davies
      A professor with a whip races the Nazis to a golden box that should not be opened. Why did it have
      to be snakes?
    Blade Runner | 1982 | Science Fiction, Thriller | city
      Harrison Ford, Rutger Hauer, Sean Young, Edward James Olmos
      In a city of rain and neon a tired policeman hunts four artificial people who only want more time.
    E.T. the Extra-Terrestrial | 1982 | Science Fiction, Family, Drama | saucer
      Henry Thomas, Dee Wallace, Drew Barrymore, Robert MacNaughton, Peter Coyote
      A lonely boy lures a stranded visitor into the house with sweets, and the children of a broken
      family help him to call home.
    First Blood | 1982 | Action, Drama | forest
      Sylvester Stallone, Richard Crenna, Brian Dennehy
      A sheriff runs a drifter out of town without asking what he did in the war. The forest knows.
    Gandhi | 1982 | Biography, Drama, History | dunes
      Ben Kingsley, Candice Bergen, Edward Fox, John Gielgud
      A young lawyer is thrown off a train for his colour and goes on to unseat an empire by walking,
      fasting and refusing to hit back.
    Poltergeist | 1982 | Horror | doorway
      JoBeth Williams, Craig T. Nelson, Beatrice Straight, Heather O’Rourke
      The youngest child talks to the television, and one night it takes her. A nice suburban family has
      built on the wrong ground.
    A Christmas Story | 1983 | Comedy, Family | christmas
      Peter Billingsley, Melinda Dillon, Darren McGavin
      All Ralphie wants is an air rifle, and all any grown-up can say is that he will shoot his eye out.
    The Outsiders | 1983 | Drama, Crime | car
      C. Thomas Howell, Matt Dillon, Ralph Macchio, Patrick Swayze, Diane Lane
      Poor boys with greased hair fight rich boys with clean shirts; three orphaned brothers try to stay a
      family in between.
    The Right Stuff | 1983 | Drama, History, Action | rocket
      Sam Shepard, Scott Glenn, Ed Harris, Dennis Quaid, Fred Ward
      Test pilots who chase the sound barrier over the desert watch as seven of their kind become
      astronauts and celebrities.
    Flashdance | 1983 | Drama, Romance, Music | stage
      Jennifer Beals, Michael Nouri, Lilia Skala
      A welder by day and dancer by night practises for an audition that frightens her more than any steel
      mill.
    Amadeus | 1984 | Drama, Music, Biography | piano
      F. Murray Abraham, Tom Hulce, Elizabeth Berridge, Simon Callow
      A hard-working court composer confesses that he could hear how good his giggling rival was, and
      could never forgive heaven for it.
    Beverly Hills Cop | 1984 | Action, Comedy, Crime | palms
      Eddie Murphy, Judge Reinhold, John Ashton, Lisa Eilbacher
      A Detroit detective follows a friend’s killer to a city where even the police stations have carpets.
    Dune | 1984 | Science Fiction, Adventure, Action | dunes
      Kyle MacLachlan, Francesca Annis, Jürgen Prochnow, Sting
      A noble family is given a desert planet, and the trap that goes with it. The son learns to walk
      without rhythm among worms the size of trains.
    Footloose | 1984 | Drama, Music, Romance | stage
      Kevin Bacon, Lori Singer, John Lithgow, Dianne Wiest
      A city boy moves to a town where dancing is against the law and finds the minister’s daughter less
      convinced than the minister.
    Ghostbusters | 1984 | Comedy, Fantasy, Science Fiction | ghost
      Bill Murray, Dan Aykroyd, Sigourney Weaver, Harold Ramis, Rick Moranis
      Three unemployed parapsychologists open a removal service for the dead, moments before New York
      needs one.
    Gremlins | 1984 | Comedy, Horror | christmas
      Zach Galligan, Phoebe Cates, Hoyt Axton, Polly Holliday
      The pet comes with three rules about light, water and midnight. By Christmas Eve all of them have
      been broken.
    Indiana Jones and the Temple of Doom | 1984 | Adventure, Action | bridge
      Harrison Ford, Kate Capshaw, Ke Huy Quan, Amrish Puri
      A singer, a small boy and an archaeologist fall out of an aeroplane and into a village that has lost
      its sacred stone and its children.
    A Nightmare on Elm Street | 1984 | Horror | doorway
      Heather Langenkamp, John Saxon, Ronee Blakley, Robert Englund, Johnny Depp
      Teenagers share the same bad dream about a man with knives for fingers. The trick is not to fall
      asleep.
    Police Academy | 1984 | Comedy | columns
      Steve Guttenberg, Kim Cattrall, G. W. Bailey, Bubba Smith
      The mayor lets anyone at all sign up as a policeman, and anyone at all does.
    Back to the Future | 1985 | Science Fiction, Comedy, Adventure | clock
      Michael J. Fox, Christopher Lloyd, Lea Thompson, Crispin Glover
      A teenager drives an inventor’s car into 1955, gets in the way of his parents’ first kiss, and has a
      week to put his own family back on the photograph.
    Brazil | 1985 | Science Fiction, Comedy, Drama | bars
      Jonathan Pryce, Robert De Niro, Katherine Helmond, Ian Holm, Michael Palin
      A clerk in a kingdom of ducts and forms chases a woman from his dreams, after a dead fly misspells
      somebody’s name.
    The Color Purple | 1985 | Drama | flowers
      Whoopi Goldberg, Danny Glover, Oprah Winfrey, Margaret Avery
      Parted from her sister and handed to a cruel husband, Celie writes letters for decades until she
      finds a voice, a friend and what is left of her family.
    Out of Africa | 1985 | Drama, Romance, Biography | savanna
      Meryl Streep, Robert Redford, Klaus Maria Brandauer
      A Danish baroness plants coffee too high above the sea, marries for convenience and loves a man who
      keeps only a gramophone.
    Aliens | 1986 | Science Fiction, Action, Horror | planet
      Sigourney Weaver, Michael Biehn, Carrie Henn, Lance Henriksen, Bill Paxton
      The one survivor goes back with a squad of confident marines. In the vents there is a little girl
      who knows better.
    Highlander | 1986 | Fantasy, Action | castle
      Christopher Lambert, Sean Connery, Clancy Brown, Roxanne Hart
      A Scotsman run through in 1536 fails to die, and is still duelling others of his kind in car parks
      four centuries on.
    Little Shop of Horrors | 1986 | Comedy, Music, Horror | flowers
      Rick Moranis, Ellen Greene, Vincent Gardenia, Steve Martin
      A timid florist raises a strange plant that brings in customers, sings rather well and is always
      hungry.
    Peggy Sue Got Married | 1986 | Comedy, Drama, Fantasy | clock
      Kathleen Turner, Nicolas Cage, Barry Miller
      On the brink of divorce a woman faints at her school reunion and wakes up seventeen, with every
      choice still to make.
    Platoon | 1986 | War, Drama | jungle
      Charlie Sheen, Tom Berenger, Willem Dafoe
      A college boy volunteers for Vietnam and finds two sergeants fighting a smaller war over him and the
      rest.
    Fatal Attraction | 1987 | Thriller, Drama | telephone
      Michael Douglas, Glenn Close, Anne Archer
      A married lawyer’s weekend affair will not end on Monday. She calls, she waits outside, and she
      comes closer to his family each time.
    Good Morning, Vietnam | 1987 | Comedy, Drama, War | radio
      Robin Williams, Forest Whitaker, Bruno Kirby, Robert Wuhl
      A disc jockey arrives in Saigon and makes the troops laugh at dawn, until he begins to notice what
      the bulletins leave out.
    The Last Emperor | 1987 | Biography, Drama, History | crown
      John Lone, Joan Chen, Peter O’Toole
      At three he rules a quarter of mankind; at sixty he waters plants and buys a ticket to see his own
      throne.
    Lethal Weapon | 1987 | Action, Comedy, Crime | city
      Mel Gibson, Danny Glover, Gary Busey
      One policeman has nothing to lose and sleeps in a trailer; the other has a birthday, a boat and a
      family he would like to get home to.
    Predator | 1987 | Action, Science Fiction, Horror | jungle
      Arnold Schwarzenegger, Carl Weathers, Elpidia Carrillo, Bill Duke
      Commandos on a rescue are picked off one by one by something that hunts for sport and hides in plain
      air.
    The Princess Bride | 1987 | Adventure, Comedy, Fantasy | castle
      Cary Elwes, Robin Wright, Mandy Patinkin, Chris Sarandon, Wallace Shawn
      A grandfather reads a sick boy a story with fencing, giants, revenge and, he has to admit, some
      kissing.
    Radio Days | 1987 | Comedy, Drama | radio
      Mia Farrow, Julie Kavner, Michael Tucker, Dianne Wiest, Seth Green
      A boy’s loud Brooklyn family shares one roof and one wireless set, and the voices in it seem far
      more glamorous than they are.
    RoboCop | 1987 | Action, Science Fiction, Crime | robot
      Peter Weller, Nancy Allen, Dan O’Herlihy, Ronny Cox, Kurtwood Smith
      A murdered Detroit policeman is rebuilt as company property. Somewhere under the armour a man
      remembers his family.
    Beetlejuice | 1988 | Comedy, Fantasy, Horror | mansion
      Michael Keaton, Alec Baldwin, Geena Davis, Winona Ryder, Catherine O’Hara
      A newly dead couple would like their house back from the dreadful new owners, and make the mistake
      of hiring help.
    Big | 1988 | Comedy, Fantasy, Family | piano
      Tom Hanks, Elizabeth Perkins, Robert Loggia, John Heard
      A boy asks a fairground machine to make him big and wakes up thirty, with a job in a toy company he
      is better at than the adults.
    Child’s Play | 1988 | Horror | toys
      Catherine Hicks, Chris Sarandon, Alex Vincent, Brad Dourif
      A mother buys her son the doll he has begged for, cheap, from a pedlar. It came with somebody
      inside.
    Die Hard | 1988 | Action, Thriller | city
      Bruce Willis, Alan Rickman, Bonnie Bedelia, Reginald VelJohnson
      A New York policeman goes to his wife’s office party in a Los Angeles tower, and loses his shoes
      just before the hostages are taken.
    The Land Before Time | 1988 | Animation, Family, Adventure | dino
      Gabriel Damon, Candace Hutson, Judith Barsi, Pat Hingle
      Five young dinosaurs of kinds that do not mix set out for a green valley and become, leaf by leaf, a
      family.
    Mystic Pizza | 1988 | Comedy, Drama, Romance | pot
      Annabeth Gish, Julia Roberts, Lili Taylor, Vincent D’Onofrio
      Three waitresses in a Connecticut fishing town fall in love, out of it, and never learn what is in
      the sauce.
    Rain Man | 1988 | Drama, Comedy | suitcase
      Dustin Hoffman, Tom Cruise, Valeria Golino
      A hustler discovers a brother he never knew, and the fortune left to him. Driving across America, he
      finds he was looking for family after all.
    The Abyss | 1989 | Science Fiction, Adventure, Action | deep
      Ed Harris, Mary Elizabeth Mastrantonio, Michael Biehn
      A drilling crew looks for a sunken submarine and meets, far below the lights, something that shines.
    Back to the Future Part II | 1989 | Science Fiction, Comedy, Adventure | clock
      Michael J. Fox, Christopher Lloyd, Lea Thompson, Thomas F. Wilson
      Thirty years forward for a jacket that dries itself, thirty back for a sports almanac that must not
      exist.
    Batman | 1989 | Action, Crime, Fantasy | rooftop
      Michael Keaton, Jack Nicholson, Kim Basinger, Robert Wuhl
      Gotham’s anniversary is spoiled by a grinning chemist in purple and saved by a recluse with
      wonderful toys.
    Bill & Ted’s Excellent Adventure | 1989 | Comedy, Science Fiction | telephone
      Keanu Reeves, Alex Winter, George Carlin
      Two amiable guitarists will fail history unless they fetch Napoleon, Socrates and Joan of Arc in a
      telephone box.
    Born on the Fourth of July | 1989 | Biography, Drama, War | star
      Tom Cruise, Willem Dafoe, Kyra Sedgwick, Raymond J. Barry
      A small-town athlete marches off to war, returns in a wheelchair, and slowly turns his anger on
      those who sent him.
    Dead Poets Society | 1989 | Drama | books
      Robin Williams, Robert Sean Leonard, Ethan Hawke, Josh Charles
      At a school made of rules an English teacher stands on his desk, and some of his boys begin to hear
      their own voices.
    Do the Right Thing | 1989 | Drama, Comedy | suns
      Spike Lee, Danny Aiello, Ossie Davis, Ruby Dee, John Turturro
      The hottest day of summer in one Brooklyn block: a pizzeria, a wall of photographs, a radio, and
      tempers that climb with the mercury.
    Driving Miss Daisy | 1989 | Drama, Comedy | car
      Jessica Tandy, Morgan Freeman, Dan Aykroyd
      A proud old lady in Atlanta does not want a chauffeur. Twenty-five years later he is her best
      friend.
    Family Business | 1989 | Comedy, Crime, Drama | safe
      Sean Connery, Dustin Hoffman, Matthew Broderick
      Grandfather is a burglar and proud of it, father went straight, and the honours student has just
      proposed a job to them both.
    Glory | 1989 | War, History, Drama, Action | star
      Matthew Broderick, Denzel Washington, Cary Elwes, Morgan Freeman
      One of the first Black regiments of the Union army drills in broken shoes and asks for the hardest
      assignment there is.
    Indiana Jones and the Last Crusade | 1989 | Adventure, Action | keyhole
      Harrison Ford, Sean Connery, Denholm Elliott, Alison Doody, John Rhys-Davies
      The archaeologist looks for a cup and his missing father, and the father criticises his driving the
      whole way.
    Roger & Me | 1989 | Documentary | telephone
      Michael Moore, Roger B. Smith, Pat Boone
      A film-maker in a baseball cap would like to show the chairman of General Motors what a closed
      factory does to a town. The chairman is always out.
    """
}
