extension Film {
  /// Films from 2010 to 2013, in the order of their years.
  static let tenToThirteen = """
    Black Swan | 2010 | Drama, Thriller | stage
      Natalie Portman, Vincent Cassel, Mila Kunis, Barbara Hershey, Winona Ryder
      A ballerina perfect in white has to learn the other half of the role, and begins to find feathers.
    Easy A | 2010 | Comedy | books
      Emma Stone, Penn Badgley, Amanda Bynes, Thomas Haden Church, Patricia Clarkson, Stanley Tucci
      One small fib about a weekend gives a clean-living schoolgirl a reputation, which she decides to
      wear on her chest.
    How to Train Your Dragon | 2010 | Animation, Family, Fantasy | dragon
      Jay Baruchel, Gerard Butler, Craig Ferguson, America Ferrera, Jonah Hill
      The chief’s thin son brings down the most feared beast in the sky, and cannot bring himself to
      finish it.
    Inception | 2010 | Action, Science Fiction, Thriller | chess
      Leonardo DiCaprio, Joseph Gordon-Levitt, Elliot Page, Tom Hardy, Ken Watanabe
      A thief of secrets is hired to leave an idea behind instead: a dream inside a dream inside a dream,
      while the van is still falling.
    Our Family Wedding | 2010 | Comedy, Romance | cake
      America Ferrera, Forest Whitaker, Carlos Mencia, Lance Gross, Regina King
      Two proud fathers who met over a towed car learn that their children are engaged to each other, and
      go to war about the menu.
    Rabbit Hole | 2010 | Drama | bench
      Nicole Kidman, Aaron Eckhart, Dianne Wiest, Miles Teller
      Eight months after their small son ran into the road, a couple grieve in two different rooms of the
      same house.
    Red | 2010 | Action, Comedy | telephone
      Bruce Willis, Morgan Freeman, John Malkovich, Helen Mirren, Mary-Louise Parker
      Retired agents, extremely dangerous, would have been content with gardening if somebody had not sent
      a squad to the house.
    The Ghost Writer | 2010 | Thriller, Mystery | typewriter
      Ewan McGregor, Pierce Brosnan, Kim Cattrall, Olivia Williams
      A hired pen finishes a prime minister’s memoirs on a wintry island. The man who had the job before
      him was washed up by the ferry.
    Toy Story 3 | 2010 | Animation, Family, Comedy | toys
      Tom Hanks, Tim Allen, Joan Cusack, Ned Beatty, Michael Keaton
      The boy is off to college and the toy box goes to day care, where a strawberry-scented bear keeps
      order.
    True Grit | 2010 | Western, Drama | mesa
      Jeff Bridges, Matt Damon, Josh Brolin, Hailee Steinfeld, Barry Pepper
      A fourteen-year-old with a head for contracts hires a one-eyed marshal to find her father’s killer,
      and means to come along.
    Winter’s Bone | 2010 | Drama, Mystery | forest
      Jennifer Lawrence, John Hawkes, Garret Dillahunt, Dale Dickey
      A girl of seventeen walks from door to door in the Ozarks, asking kin who do not answer where her
      father is, before the family loses the roof over two small heads.
    Captain America: The First Avenger | 2011 | Action, Adventure, Science Fiction | star
      Chris Evans, Tommy Lee Jones, Hugo Weaving, Hayley Atwell, Sebastian Stan
      Too thin for the army, a boy from Brooklyn is given a serum, a costume and, finally, a war.
    Crazy, Stupid, Love. | 2011 | Comedy, Romance | bench
      Steve Carell, Ryan Gosling, Julianne Moore, Emma Stone, Marisa Tomei
      A husband left after twenty-five years takes lessons in charm from a man in very good suits, who
      then makes a mistake and falls in love.
    Hugo | 2011 | Adventure, Family, Drama | clock
      Asa Butterfield, Chloë Grace Moretz, Ben Kingsley, Sacha Baron Cohen, Jude Law
      An orphan winds the clocks of a Paris station and repairs a metal man who may have one more picture
      to draw.
    Madea’s Big Happy Family | 2011 | Comedy, Drama | table
      Tyler Perry, Loretta Devine, Bow Wow, Lauren London, Teyana Taylor
      An ailing mother wants all her quarrelling children at dinner, so the loudest aunt in Atlanta goes
      out to fetch them.
    Midnight in Paris | 2011 | Comedy, Romance, Fantasy | lamp
      Owen Wilson, Rachel McAdams, Marion Cotillard, Kathy Bates, Michael Sheen
      A screenwriter on holiday takes a walk as the bells strike twelve, and is picked up by a motor car
      full of people he has only read.
    Moneyball | 2011 | Drama, Sport, Biography | track
      Brad Pitt, Jonah Hill, Philip Seymour Hoffman, Chris Pratt
      A baseball club without money hires a young economist and starts buying the players that arithmetic
      likes and nobody else does.
    Rango | 2011 | Animation, Comedy, Western | mesa
      Johnny Depp, Isla Fisher, Abigail Breslin, Ned Beatty, Bill Nighy
      A pet chameleon with theatrical ambitions falls off a car into the desert and talks his way into
      being sheriff of a town without water.
    Sherlock Holmes: A Game of Shadows | 2011 | Action, Mystery, Adventure | chess
      Robert Downey Jr., Jude Law, Noomi Rapace, Jared Harris, Stephen Fry
      The detective ruins his friend’s honeymoon for the best of reasons: a mathematician is buying up the
      next war.
    Source Code | 2011 | Science Fiction, Thriller | train
      Jake Gyllenhaal, Michelle Monaghan, Vera Farmiga, Jeffrey Wright
      A soldier has the last eight minutes of a stranger’s life, again and again, to find the bomb on the
      morning train.
    The Help | 2011 | Drama | typewriter
      Emma Stone, Viola Davis, Octavia Spencer, Jessica Chastain, Bryce Dallas Howard
      In sixties Mississippi the women who raise other families’ children tell a young writer what it is
      like, and at what cost.
    Thor | 2011 | Action, Fantasy, Adventure | storm
      Chris Hemsworth, Natalie Portman, Tom Hiddleston, Anthony Hopkins, Stellan Skarsgård
      A proud prince of thunder is thrown out of heaven and into New Mexico. His brother, meanwhile, has
      been reading the family history.
    We Bought a Zoo | 2011 | Comedy, Drama, Family | savanna
      Matt Damon, Scarlett Johansson, Thomas Haden Church, Patrick Fugit, Elle Fanning
      A widower looking for a fresh start finds the right house. It comes with lions, a sulking bear and a
      family of keepers who have not been paid.
    Argo | 2012 | Drama, Thriller, History | projector
      Ben Affleck, Bryan Cranston, Alan Arkin, John Goodman
      To get six diplomats out of Tehran an agent invents a bad space film, with posters, a script and a
      location scout.
    Django Unchained | 2012 | Western, Drama | mesa
      Jamie Foxx, Christoph Waltz, Leonardo DiCaprio, Samuel L. Jackson, Don Johnson
      A dentist who hunts bounties frees a man who knows three faces, and in return helps him look for his
      wife.
    Hotel Transylvania | 2012 | Animation, Comedy, Family | mansion
      Adam Sandler, Andy Samberg, Selena Gomez, Kevin James, Steve Buscemi
      Dracula keeps a resort where monsters are safe from people. On his daughter’s hundred-and-eighteenth
      birthday a backpacker checks in.
    Life of Pi | 2012 | Adventure, Drama | wave
      Suraj Sharma, Irrfan Khan, Ayush Tandon, Gérard Depardieu
      A zookeeper’s family sails for Canada and the ship goes down. Left over are a lifeboat, a boy, and a
      tiger named like a clerk.
    Lincoln | 2012 | Biography, Drama, History | columns
      Daniel Day-Lewis, Sally Field, David Strathairn, Joseph Gordon-Levitt, Tommy Lee Jones
      In the last winter of a war a tired president trades jobs and stories for the votes to end slavery.
    Moonrise Kingdom | 2012 | Comedy, Drama, Romance | tents
      Bruce Willis, Edward Norton, Bill Murray, Frances McDormand, Tilda Swinton
      Two twelve-year-olds run away together across a small island with a kitten, a record player and a
      storm three days off.
    Pitch Perfect | 2012 | Comedy, Music, Romance | stage
      Anna Kendrick, Skylar Astin, Rebel Wilson, Anna Camp, Brittany Snow
      A sulky would-be DJ is talked into a college choir that sings everything without instruments and
      argues in harmony.
    Silver Linings Playbook | 2012 | Comedy, Drama, Romance | suns
      Bradley Cooper, Jennifer Lawrence, Robert De Niro, Jacki Weaver, Chris Tucker
      Home from hospital, a teacher plans to win back his wife. A widow next door will carry the letter if
      he dances, and the whole family has money on the score.
    Skyfall | 2012 | Action, Thriller | bridge
      Daniel Craig, Javier Bardem, Ralph Fiennes, Naomie Harris, Judi Dench
      Somebody from her past is taking M’s service apart, and Bond has to go home to a house he never
      mentions.
    The Avengers | 2012 | Action, Adventure, Science Fiction | rooftop
      Robert Downey Jr., Chris Evans, Mark Ruffalo, Chris Hemsworth, Scarlett Johansson, Jeremy Renner
      Gods, soldiers and a man in a tin suit have to stop quarrelling before the sky above Manhattan
      finishes opening.
    The Dark Knight Rises | 2012 | Action, Drama, Thriller | rooftop
      Christian Bale, Michael Caine, Gary Oldman, Anne Hathaway, Tom Hardy, Marion Cotillard
      Eight years after he hung up the cape a lame recluse comes back, too early, against a man who grew
      up in the dark.
    The Hunger Games | 2012 | Action, Science Fiction, Drama | forest
      Jennifer Lawrence, Josh Hutcherson, Liam Hemsworth, Woody Harrelson, Elizabeth Banks
      When her little sister’s name is drawn, a hunter takes her place in a televised contest with
      twenty-four entrants and one exit.
    The Impossible | 2012 | Drama | wave
      Naomi Watts, Ewan McGregor
      A family on a Christmas holiday is torn apart by a wall of water, and its halves search a coast full
      of strangers for each other.
    The Perks of Being a Wallflower | 2012 | Drama, Romance | bus
      Logan Lerman, Emma Watson, Ezra Miller, Mae Whitman, Paul Rudd
      A boy who writes letters to nobody in particular is adopted by two seniors, a mixtape and a tunnel
      taken at night.
    Wreck-It Ralph | 2012 | Animation, Family, Comedy | robot
      John C. Reilly, Sarah Silverman, Jack McBrayer, Jane Lynch
      The villain of an arcade machine is tired of sleeping on the rubbish heap and leaves through the
      power strip to win a medal.
    Jiro Dreams of Sushi | 2012 | Documentary | pot
      Jiro Ono, Yoshikazu Ono, Masuhiro Yamamoto
      Ten stools in a Tokyo underground station, a cook of eighty-five who still thinks he can improve,
      and an elder son next in line in the family trade.
    Marley | 2012 | Documentary, Music | stage
      Bob Marley
      From a village in the Jamaican hills to the stadiums of the world, told by the band, the neighbours
      and the family who shared him.
    42 | 2013 | Biography, Drama, Sport | track
      Chadwick Boseman, Harrison Ford, Nicole Beharie, Christopher Meloni
      In 1947 one man is asked to be good enough at baseball to change it, and strong enough not to
      answer.
    About Time | 2013 | Romance, Comedy, Fantasy | clock
      Domhnall Gleeson, Rachel McAdams, Bill Nighy, Tom Hollander, Margot Robbie
      The men of the family can step into a wardrobe and back into yesterday. The son uses it to find
      love; the father, to read.
    August: Osage County | 2013 | Drama, Comedy | table
      Meryl Streep, Julia Roberts, Chris Cooper, Margo Martindale, Benedict Cumberbatch
      After the funeral the family sits down to dinner in the Oklahoma heat, and the widow, high on pills,
      begins telling truths.
    Despicable Me 2 | 2013 | Animation, Comedy, Family | flask
      Steve Carell, Kristen Wiig, Benjamin Bratt, Miranda Cosgrove, Russell Brand
      A retired supervillain makes jam, looks after three girls and is recruited to find a colleague at
      the shopping mall.
    Frozen | 2013 | Animation, Family, Music | snow
      Kristen Bell, Idina Menzel, Jonathan Groff, Josh Gad
      A queen who has hidden her gift since childhood lets it go, and her sister goes up the mountain to
      ask for summer back.
    Gravity | 2013 | Science Fiction, Thriller, Drama | planet
      Sandra Bullock, George Clooney, Ed Harris
      A doctor on her first spacewalk is left without ship, company or direction, ninety minutes before
      the wreckage comes round again.
    Inside Llewyn Davis | 2013 | Drama, Music | cat
      Oscar Isaac, Carey Mulligan, John Goodman, Garrett Hedlund, Justin Timberlake
      A week of winter in the Village with a folk singer who has a guitar, no coat, other people’s sofas
      and somebody’s cat.
    Man of Steel | 2013 | Action, Science Fiction | rooftop
      Henry Cavill, Amy Adams, Michael Shannon, Kevin Costner, Diane Lane, Russell Crowe
      A Kansas farmer’s boy from very far away has to choose between the family that sent him and the one
      that raised him.
    Monsters University | 2013 | Animation, Family, Comedy | columns
      Billy Crystal, John Goodman, Steve Buscemi, Helen Mirren
      One has studied scaring all his life; the other comes from a famous family of it. They fail as
      rivals before they try being friends.
    Nebraska | 2013 | Drama, Comedy | road
      Bruce Dern, Will Forte, June Squibb, Stacy Keach, Bob Odenkirk
      An old man believes he has won a million dollars from a magazine, and his son drives him two states
      over to be told otherwise, past all the family he left behind.
    Prisoners | 2013 | Thriller, Drama, Mystery | rain
      Hugh Jackman, Jake Gyllenhaal, Viola Davis, Maria Bello, Terrence Howard, Paul Dano
      Two small girls vanish on Thanksgiving. One father stops waiting for the police, and one policeman
      never stops.
    Star Trek Into Darkness | 2013 | Science Fiction, Action, Adventure | rocket
      Chris Pine, Zachary Quinto, Zoe Saldana, Benedict Cumberbatch, Simon Pegg
      A captain who breaks rules and an officer who quotes them chase a bomber to the edge of a war
      someone at home would like to have.
    The Family | 2013 | Comedy, Crime, Action | table
      Robert De Niro, Michelle Pfeiffer, Tommy Lee Jones, Dianna Agron
      A mob informer and his equally gifted household are hidden in a small town in Normandy, and blend in
      about as well as dynamite.
    The Great Gatsby | 2013 | Drama, Romance | lighthouse
      Leonardo DiCaprio, Tobey Maguire, Carey Mulligan, Joel Edgerton, Isla Fisher
      Everyone goes to his parties; he gives them for one person, who lives across the bay under a green
      light.
    The Wolf of Wall Street | 2013 | Biography, Comedy, Crime | telephone
      Leonardo DiCaprio, Jonah Hill, Margot Robbie, Matthew McConaughey, Kyle Chandler
      A salesman gets very rich selling paper to people who cannot afford it, and mistakes the noise for
      applause.
    """
}
