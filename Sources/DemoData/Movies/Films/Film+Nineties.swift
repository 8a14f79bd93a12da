extension Film {
  /// Films from 1990 to 1999, in the order of their years.
  static let nineties = """
    Arachnophobia | 1990 | Horror, Comedy, Thriller | web
      Jeff Daniels, Harley Jane Kozak, John Goodman, Julian Sands
      A doctor who fears spiders moves his family to a peaceful farmhouse. The barn has a new tenant, from
      Venezuela, and it is laying.
    Back to the Future Part III | 1990 | Science Fiction, Comedy, Adventure, Western | train
      Michael J. Fox, Christopher Lloyd, Mary Steenburgen, Thomas F. Wilson
      Stuck in 1885 without fuel, an inventor falls in love and a teenager has six days to keep both of
      them from the cemetery.
    Dances with Wolves | 1990 | Western, Drama, Adventure | savanna
      Kevin Costner, Mary McDonnell, Graham Greene, Rodney A. Grant
      A lieutenant asks to see the frontier before it is gone and is taken in by the people it belongs to.
    Dick Tracy | 1990 | Action, Comedy, Crime | city
      Warren Beatty, Al Pacino, Madonna, Glenne Headly, Charlie Korsmo
      A detective in a yellow coat walks through a town of seven colours and twenty crooks, and finds a
      street kid who needs a home.
    Edward Scissorhands | 1990 | Fantasy, Romance, Comedy, Drama | mansion
      Johnny Depp, Winona Ryder, Dianne Wiest, Anthony Michael Hall, Vincent Price
      An unfinished boy with blades for fingers comes down from the hill to live with a pastel suburban
      family, who find him useful until they do not.
    Ghost | 1990 | Romance, Fantasy, Drama | ghost
      Patrick Swayze, Demi Moore, Whoopi Goldberg, Tony Goldwyn
      A murdered banker stays behind to protect the woman he loves; the only person who can hear him is a
      medium as surprised as he is.
    Goodfellas | 1990 | Crime, Drama, Biography | table
      Robert De Niro, Ray Liotta, Joe Pesci, Lorraine Bracco, Paul Sorvino
      As far back as he can remember Henry wanted to be a gangster. The dinners are splendid, until people
      stop coming to them.
    Home Alone | 1990 | Comedy, Family | christmas
      Macaulay Culkin, Joe Pesci, Daniel Stern, Catherine O’Hara, John Heard
      A large family flies to Paris for Christmas one child short. The child, eight, has cheese pizza, no
      bedtime and two burglars to welcome.
    The Hunt for Red October | 1990 | Thriller, Action | deep
      Sean Connery, Alec Baldwin, Scott Glenn, Sam Neill, James Earl Jones
      A silent Soviet submarine heads for America. One analyst thinks its captain is not attacking but
      leaving.
    Pretty Woman | 1990 | Comedy, Romance | flowers
      Richard Gere, Julia Roberts, Héctor Elizondo, Laura San Giacomo
      A man who takes companies apart hires company for a week, and is put together again.
    The Addams Family | 1991 | Comedy, Fantasy, Family | mansion
      Anjelica Huston, Raul Julia, Christopher Lloyd, Christina Ricci, Dan Hedaya
      Uncle Fester is back after twenty-five years in the Bermuda Triangle, or somebody is who has come
      for the vault. The household finds him charmingly odd either way.
    Beauty and the Beast | 1991 | Animation, Family, Music | rose
      Paige O’Hara, Robby Benson, Angela Lansbury, Jerry Orbach, David Ogden Stiers
      A reader takes her father’s place as the prisoner of a growling prince. There is a library, a
      singing teapot and a rose that is running out of petals.
    Boyz n the Hood | 1991 | Drama, Crime | palms
      Cuba Gooding Jr., Ice Cube, Morris Chestnut, Laurence Fishburne, Angela Bassett
      Three friends grow up in South Central Los Angeles under the helicopters; one father tries to hand
      his son more than a way to stay alive.
    Hook | 1991 | Adventure, Family, Fantasy | ship
      Dustin Hoffman, Robin Williams, Julia Roberts, Bob Hoskins, Maggie Smith
      Peter Pan grew up after all and became a lawyer afraid of heights. A certain captain has taken his
      children to make him remember.
    JFK | 1991 | Drama, History, Thriller | columns
      Kevin Costner, Kevin Bacon, Tommy Lee Jones, Gary Oldman, Sissy Spacek
      A New Orleans prosecutor cannot make the bullets add up and brings to trial the only case ever tried
      over Dallas.
    Robin Hood: Prince of Thieves | 1991 | Adventure, Action, Romance | forest
      Kevin Costner, Morgan Freeman, Mary Elizabeth Mastrantonio, Alan Rickman
      A crusader returns to a burned castle, takes to the trees, and makes a sheriff cancel Christmas.
    Aladdin | 1992 | Animation, Family, Comedy, Music | dunes
      Scott Weinger, Robin Williams, Linda Larkin, Jonathan Freeman, Gilbert Gottfried
      A street thief borrows a cave’s worth of magic to pass for a prince, although the princess preferred
      the thief.
    A Few Good Men | 1992 | Drama, Thriller | columns
      Tom Cruise, Jack Nicholson, Demi Moore, Kevin Bacon, Kevin Pollak
      Two marines are charged with a death, and their lawyer, who always settles, decides to ask a colonel
      one question in court.
    The Last of the Mohicans | 1992 | Adventure, Romance, War, Action | forest
      Daniel Day-Lewis, Madeleine Stowe, Russell Means, Wes Studi
      Frontier war between empires, and three woodsmen who run through it to keep two sisters alive.
    A League of Their Own | 1992 | Comedy, Drama, Sport | track
      Tom Hanks, Geena Davis, Madonna, Lori Petty, Rosie O’Donnell
      With the men at war, women take over professional baseball in skirts, under a manager who insists
      that nobody cries.
    Malcolm X | 1992 | Biography, Drama, History | stage
      Denzel Washington, Angela Bassett, Albert Hall, Al Freeman Jr.
      Hustler, prisoner, preacher, pilgrim: a man remakes himself three times in thirty-nine years and
      asks a country to do the same.
    The Mighty Ducks | 1992 | Comedy, Family, Sport | snow
      Emilio Estevez, Joss Ackland, Lane Smith, Joshua Jackson
      A lawyer sentenced to community service has to coach the worst ice hockey team in Minneapolis, and
      once missed a penalty himself.
    The Muppet Christmas Carol | 1992 | Family, Music, Comedy | christmas
      Michael Caine, Dave Goelz, Steve Whitmire, Frank Oz
      The miser is played dead straight; nearly everyone else is felt. The frog’s family has one small
      goose and blesses it all the same.
    My Cousin Vinny | 1992 | Comedy, Crime | columns
      Joe Pesci, Ralph Macchio, Marisa Tomei, Fred Gwynne
      Two students wrongly accused in Alabama can afford only the family lawyer: a cousin from Brooklyn
      who passed the bar six weeks ago, at the sixth attempt.
    Reservoir Dogs | 1992 | Crime, Thriller | safe
      Harvey Keitel, Tim Roth, Michael Madsen, Steve Buscemi, Chris Penn
      Strangers named after colours meet in a warehouse after a robbery gone wrong, and one of them is a
      policeman.
    Addams Family Values | 1993 | Comedy, Fantasy, Family | mansion
      Anjelica Huston, Raul Julia, Christopher Lloyd, Joan Cusack, Christina Ricci
      A moustached baby arrives, a nanny with a taste for rich husbands follows, and two gloomy children
      are sent to the most cheerful summer camp on earth.
    Cool Runnings | 1993 | Comedy, Sport, Family | snow
      Leon, Doug E. Doug, Rawle D. Lewis, Malik Yoba, John Candy
      Four Jamaicans who have never seen snow enter the Winter Olympics in a bobsleigh they can barely
      stop.
    The Fugitive | 1993 | Thriller, Action, Crime | train
      Harrison Ford, Tommy Lee Jones, Sela Ward, Joe Pantoliano
      A surgeon convicted of killing his wife walks away from a train wreck to look for a one-armed man,
      and a marshal who does not care about guilt comes after him.
    Groundhog Day | 1993 | Comedy, Fantasy, Romance | clock
      Bill Murray, Andie MacDowell, Chris Elliott, Stephen Tobolowsky
      A vain weatherman wakes up on the same cold February morning until he gets it right. It takes him a
      while.
    Hocus Pocus | 1993 | Comedy, Family, Fantasy | pumpkin
      Bette Midler, Sarah Jessica Parker, Kathy Najimy, Omri Katz, Thora Birch
      The wrong boy lights the wrong candle and three Salem sisters are back for one night, with a vacuum
      cleaner for a broom.
    Jurassic Park | 1993 | Adventure, Science Fiction, Action | dino
      Sam Neill, Laura Dern, Jeff Goldblum, Richard Attenborough, Samuel L. Jackson
      No expense was spared on the island, except on the man who looks after the fences.
    Mrs. Doubtfire | 1993 | Comedy, Family, Drama | pot
      Robin Williams, Sally Field, Pierce Brosnan, Harvey Fierstein
      A divorced actor misses his children so much that he turns into their elderly housekeeper, and a
      better half of the family than he ever was.
    Much Ado About Nothing | 1993 | Comedy, Romance, Drama | orchard
      Kenneth Branagh, Emma Thompson, Denzel Washington, Keanu Reeves, Kate Beckinsale
      In the Tuscan sun two sharp tongues are tricked into love, while a plain villain nearly ruins
      somebody else’s wedding.
    Philadelphia | 1993 | Drama | columns
      Tom Hanks, Denzel Washington, Jason Robards, Mary Steenburgen, Antonio Banderas
      A lawyer with AIDS is dismissed by his firm; the only colleague who will take the case has
      prejudices of his own to argue with.
    The Remains of the Day | 1993 | Drama, Romance | mansion
      Anthony Hopkins, Emma Thompson, James Fox, Christopher Reeve, Hugh Grant
      A butler polishes the silver through the great mistakes of the thirties, and through the one
      conversation he ought to have had.
    Clerks | 1994 | Comedy | telephone
      Brian O’Halloran, Jeff Anderson, Marilyn Ghigliotti, Jason Mewes, Kevin Smith
      He is not even supposed to be here today. A corner shop, a video shop, and hockey on the roof.
    Ed Wood | 1994 | Biography, Comedy, Drama | projector
      Johnny Depp, Martin Landau, Sarah Jessica Parker, Patricia Arquette, Bill Murray
      The worst director in Hollywood is also the happiest, and gives a forgotten Dracula his last good
      parts.
    The Flintstones | 1994 | Comedy, Family | dino
      John Goodman, Elizabeth Perkins, Rick Moranis, Rosie O’Donnell, Kyle MacLachlan
      The modern Stone Age family comes into money when Fred is promoted to an office in the quarry, for
      reasons that ought to worry him.
    Forrest Gump | 1994 | Drama, Romance, Comedy | bench
      Tom Hanks, Robin Wright, Gary Sinise, Mykelti Williamson, Sally Field
      A man with a box of chocolates tells whoever sits down how he ran, fought, fished and loved through
      three decades without once being surprised.
    Four Weddings and a Funeral | 1994 | Comedy, Romance | cake
      Hugh Grant, Andie MacDowell, Kristin Scott Thomas, Simon Callow, James Fleet
      A chronically late Englishman meets an American at other people’s ceremonies and keeps failing to
      say the obvious.
    Hoop Dreams | 1994 | Documentary, Sport | track
      William Gates, Arthur Agee, Emma Gates
      Five years with two Chicago schoolboys and their families, for whom basketball is the ticket and
      every knee a lottery.
    The Jungle Book | 1994 | Adventure, Family | jungle
      Jason Scott Lee, Cary Elwes, Lena Headey, Sam Neill, John Cleese
      Raised by wolves and in love with a colonel’s daughter, a young man has to show some soldiers where
      the treasure is, and what guards it.
    The Lion King | 1994 | Animation, Family, Adventure, Music | savanna
      Matthew Broderick, James Earl Jones, Jeremy Irons, Moira Kelly, Nathan Lane
      Blamed for what he did not do, a cub runs away to live on beetles and song, until the family he left
      behind needs its king.
    Little Women | 1994 | Drama, Romance, Family | books
      Winona Ryder, Susan Sarandon, Kirsten Dunst, Claire Danes, Christian Bale
      Four sisters put on plays in the attic while their father is at war, and one of them writes it all
      down.
    The Mask | 1994 | Comedy, Fantasy, Action | mask
      Jim Carrey, Cameron Diaz, Peter Riegert, Peter Greene
      A doormat of a bank clerk finds a piece of carved wood that turns him green, elastic and
      irresistible after dark.
    Pulp Fiction | 1994 | Crime, Drama | suitcase
      John Travolta, Samuel L. Jackson, Uma Thurman, Bruce Willis, Ving Rhames
      Two hit men, a boxer, a gangster’s wife and a briefcase that glows, in an order of its own.
    The Shawshank Redemption | 1994 | Drama, Crime | bars
      Tim Robbins, Morgan Freeman, Bob Gunton, William Sadler
      A banker given two life sentences asks the man who can get things for a small rock hammer and a
      large poster.
    Apollo 13 | 1995 | Drama, History, Adventure | rocket
      Tom Hanks, Kevin Bacon, Bill Paxton, Gary Sinise, Ed Harris
      Two days out, a tank bursts, the moon is cancelled, and engineers on the ground have to fit a square
      filter into a round hole.
    Babe | 1995 | Family, Comedy, Adventure | dog
      Christine Cavanaugh, James Cromwell, Magda Szubanski, Miriam Margolyes
      A polite piglet won at a fair asks the sheep nicely, and a farmer of few words enters him in a trial
      meant for dogs.
    Before Sunrise | 1995 | Romance, Drama | lamp
      Ethan Hawke, Julie Delpy, Andrea Eckert
      Two strangers step off a train in Vienna and talk until morning.
    Braveheart | 1995 | Drama, History, War | mountains
      Mel Gibson, Sophie Marceau, Patrick McGoohan, Catherine McCormack
      A Scottish farmer with one grief and a long sword raises an army in blue paint.
    Casino | 1995 | Crime, Drama | cards
      Robert De Niro, Sharon Stone, Joe Pesci, James Woods
      A bookmaker runs a Las Vegas house to the last crumb in the muffins, and ruins it on love and an old
      friend.
    Casper | 1995 | Family, Fantasy, Comedy | ghost
      Christina Ricci, Bill Pullman, Cathy Moriarty, Eric Idle
      A therapist for the dead and his daughter move into a haunted house where one of the occupants only
      wants a friend.
    Clueless | 1995 | Comedy, Romance | palms
      Alicia Silverstone, Stacey Dash, Brittany Murphy, Paul Rudd
      A Beverly Hills schoolgirl arranges everybody’s love life from her cellular telephone, with mixed
      results nearest home.
    GoldenEye | 1995 | Action, Thriller | plane
      Pierce Brosnan, Sean Bean, Izabella Scorupco, Famke Janssen, Judi Dench
      The cold war is over and nobody has told the satellites. A colleague left for dead turns out to have
      plans.
    Jumanji | 1995 | Adventure, Family, Fantasy | jungle
      Robin Williams, Kirsten Dunst, David Alan Grier, Bonnie Hunt, Bradley Pierce
      A board game found in the attic lets out monkeys, a monsoon and a man who has been waiting
      twenty-six years for somebody to roll a five.
    Pocahontas | 1995 | Animation, Family, Adventure, Music | forest
      Irene Bedard, Mel Gibson, David Ogden Stiers, Russell Means
      A chief’s daughter shows an English captain that rivers and willows have names of their own before
      the two sides can meet with torches.
    Toy Story | 1995 | Animation, Family, Comedy | toys
      Tom Hanks, Tim Allen, Don Rickles, Jim Varney, Wallace Shawn
      A cowboy doll’s place on the bed is taken by a space ranger who does not know that he is a toy. The
      family is moving house on Saturday.
    Twelve Monkeys | 1995 | Science Fiction, Thriller, Drama | clock
      Bruce Willis, Madeleine Stowe, Brad Pitt, Christopher Plummer
      A prisoner is sent back from a poisoned future to find where it began, and lands in an asylum that
      finds him entirely typical.
    Dragonheart | 1996 | Fantasy, Adventure | dragon
      Dennis Quaid, Sean Connery, David Thewlis, Dina Meyer, Pete Postlethwaite
      The last dragon and a disillusioned knight go into business together, staging fights for villages
      that pay by the slaying.
    Emma | 1996 | Comedy, Romance, Drama | flowers
      Gwyneth Paltrow, Toni Collette, Alan Cumming, Jeremy Northam, Ewan McGregor
      Handsome, clever and rich, she is wrong about every match in Highbury and most of all about her own.
    The English Patient | 1996 | Drama, Romance, War | plane
      Ralph Fiennes, Juliette Binoche, Willem Dafoe, Kristin Scott Thomas, Naveen Andrews
      In a ruined Tuscan villa a burned man remembers maps, a desert cave and someone else’s wife.
    A Family Thing | 1996 | Drama, Comedy | suitcase
      Robert Duvall, James Earl Jones, Irma P. Hall, Michael Beach
      His late mother’s letter tells a white Arkansas shopkeeper whose son he is, and sends him to Chicago
      to meet a Black policeman who is his brother.
    Fargo | 1996 | Crime, Comedy, Thriller | snow
      Frances McDormand, William H. Macy, Steve Buscemi, Peter Stormare, Harve Presnell
      A car salesman has his own wife kidnapped, badly. A pregnant police chief follows the tracks through
      the snow between meals.
    Harriet the Spy | 1996 | Comedy, Family, Adventure | books
      Michelle Trachtenberg, Rosie O’Donnell, Gregory Smith, Vanessa Lee Chester
      An eleven-year-old writes down the truth about everyone she knows. Then everyone reads it.
    Independence Day | 1996 | Action, Science Fiction, Adventure | saucer
      Will Smith, Bill Pullman, Jeff Goldblum, Mary McDonnell, Judd Hirsch
      Enormous ships park above the capitals on the second of July. By the fourth a pilot, a president and
      a cable technician have a plan.
    Jingle All the Way | 1996 | Comedy, Family | christmas
      Arnold Schwarzenegger, Sinbad, Phil Hartman, Rita Wilson, Jake Lloyd
      A father who forgot the one toy every boy wants has a single day, Christmas Eve, to find it before
      his family finds out.
    Lone Star | 1996 | Drama, Mystery, Western | mesa
      Chris Cooper, Elizabeth Peña, Kris Kristofferson, Matthew McConaughey, Joe Morton
      A skull with a sheriff’s badge turns up on the Texas border, and the present sheriff suspects his
      own celebrated father.
    Mars Attacks! | 1996 | Comedy, Science Fiction | saucer
      Jack Nicholson, Glenn Close, Annette Bening, Pierce Brosnan, Danny DeVito
      They come in peace, they say, and then they shoot the dove. Salvation is found in a country record.
    Mission: Impossible | 1996 | Action, Thriller | safe
      Tom Cruise, Jon Voight, Emmanuelle Béart, Ving Rhames, Jean Reno
      A Prague job kills a whole team but one, and the one is accused of arranging it. Clearing his name
      involves a ceiling, a cable and a drop of sweat.
    The Nutty Professor | 1996 | Comedy, Science Fiction, Romance | flask
      Eddie Murphy, Jada Pinkett, James Coburn, Larry Miller
      A shy, very large chemist drinks his own potion and becomes a slim, loud stranger. His family dinner
      alone needs one actor for nearly every chair.
    Romeo + Juliet | 1996 | Romance, Drama | rose
      Leonardo DiCaprio, Claire Danes, John Leguizamo, Harold Perrineau, Pete Postlethwaite
      The same words, but Verona has a beach, the swords are guns, and the two of them meet through a fish
      tank.
    Good Will Hunting | 1997 | Drama | books
      Matt Damon, Robin Williams, Ben Affleck, Minnie Driver, Stellan Skarsgård
      A janitor solves the sum on the corridor blackboard. Getting him to talk about anything else takes a
      therapist with a story of his own.
    Titanic | 1997 | Romance, Drama, History | liner
      Leonardo DiCaprio, Kate Winslet, Billy Zane, Kathy Bates, Gloria Stuart
      A penniless artist and a girl engaged to the wrong man have four days on the safest ship in the
      world.
    Mulan | 1998 | Animation, Family, Adventure | mountains
      Ming-Na Wen, Eddie Murphy, BD Wong, Miguel Ferrer
      To spare her old father, a daughter cuts her hair, takes his sword and joins the army, with a small
      dragon sent by the family ancestors.
    The Truman Show | 1998 | Comedy, Drama, Science Fiction | boats
      Jim Carrey, Laura Linney, Ed Harris, Noah Emmerich, Natascha McElhone
      An insurance clerk in a perfect seaside town notices that the rain falls only on him.
    The Iron Giant | 1999 | Animation, Family, Science Fiction | robot
      Jennifer Aniston, Harry Connick Jr., Vin Diesel, Eli Marienthal
      A boy in Maine finds fifty feet of metal eating the power station, and tries to keep it out of the
      hands of the army.
    The Matrix | 1999 | Science Fiction, Action | telephone
      Keanu Reeves, Laurence Fishburne, Carrie-Anne Moss, Hugo Weaving
      A programmer is offered two pills and the news that the world has been switched off for some time.
    """
}
