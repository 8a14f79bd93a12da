extension Film {
  /// Films from 2000 to 2009, in the order of their years.
  static let twoThousands = """
    Billy Elliot | 2000 | Drama, Music | stage
      Jamie Bell, Julie Walters, Gary Lewis, Jamie Draven
      During the miners’ strike a boy is sent to boxing and stays for ballet, which is hard to explain to
      a family on the picket line.
    The Family Man | 2000 | Comedy, Drama, Fantasy | christmas
      Nicolas Cage, Téa Leoni, Don Cheadle, Jeremy Piven
      A Wall Street bachelor wakes on Christmas morning in the suburban life he turned down thirteen years
      before, complete with minivan.
    Gladiator | 2000 | Action, Drama, History | columns
      Russell Crowe, Joaquin Phoenix, Connie Nielsen, Oliver Reed, Djimon Hounsou
      Rome’s best general loses his family and his name to a jealous emperor, and comes back to him as the
      crowd’s favourite.
    Meet the Parents | 2000 | Comedy, Romance | cat
      Robert De Niro, Ben Stiller, Teri Polo, Blythe Danner, Owen Wilson
      A nurse spends one weekend with the family of the girl he wants to marry. Her father has a cat, a
      lie detector and a past in intelligence.
    Amélie | 2001 | Comedy, Romance | lamp
      Audrey Tautou, Mathieu Kassovitz, Rufus, Jamel Debbouze
      A Paris waitress repairs other people’s lives by stealth, and needs far more courage for her own.
    Harry Potter and the Sorcerer’s Stone | 2001 | Fantasy, Adventure, Family | castle
      Daniel Radcliffe, Rupert Grint, Emma Watson, Richard Harris, Maggie Smith, Alan Rickman
      The boy in the cupboard under the stairs receives a letter, then a hundred letters, then a train
      ticket to a school with moving staircases.
    The Lord of the Rings: The Fellowship of the Ring | 2001 | Fantasy, Adventure | mountains
      Elijah Wood, Ian McKellen, Viggo Mortensen, Sean Astin, Cate Blanchett
      Nine companions carry one small ring towards the only fire that can melt it, and already it weighs
      on them.
    The Royal Tenenbaums | 2001 | Comedy, Drama | tents
      Gene Hackman, Anjelica Huston, Ben Stiller, Gwyneth Paltrow, Luke Wilson
      A family of former prodigies moves back under one roof because the father who ruined them claims to
      be dying.
    Spirited Away | 2001 | Animation, Fantasy, Family | train
      Rumi Hiiragi, Miyu Irino, Mari Natsuki
      A sulky girl’s parents are turned into pigs, and she has to work in a bathhouse for spirits until
      she can tell which ones.
    Spy Kids | 2001 | Family, Action, Adventure | safe
      Antonio Banderas, Carla Gugino, Alexa Vega, Daryl Sabara, Alan Cumming
      Two children discover that the bedtime story was true: their parents were rival agents, and spying
      runs in the family.
    My Big Fat Greek Wedding | 2002 | Comedy, Romance | cake
      Nia Vardalos, John Corbett, Michael Constantine, Lainie Kazan, Andrea Martin
      She brings home a quiet vegetarian; twenty-seven first cousins bring him into the family. There is a
      spray for every ailment.
    Finding Nemo | 2003 | Animation, Family, Adventure | deep
      Albert Brooks, Ellen DeGeneres, Alexander Gould, Willem Dafoe
      An anxious clownfish crosses the ocean to find his son, with a companion who forgets why they are
      going.
    School of Rock | 2003 | Comedy, Music | stage
      Jack Black, Joan Cusack, Mike White, Sarah Silverman
      A guitarist thrown out of his own band poses as a substitute teacher and assigns a class of
      ten-year-olds to drums, bass and security.
    The Incredibles | 2004 | Animation, Action, Family | star
      Craig T. Nelson, Holly Hunter, Samuel L. Jackson, Jason Lee, Sarah Vowell
      Retired by lawsuits, a superhero sells insurance and sucks in his stomach. When the call comes, the
      whole family turns out to have been holding back.
    The Family Stone | 2005 | Comedy, Drama, Romance | christmas
      Diane Keaton, Sarah Jessica Parker, Dermot Mulroney, Rachel McAdams, Claire Danes, Luke Wilson
      The eldest son brings a stiff fiancée home for Christmas to relatives who have already made up their
      minds, and the snow lets nobody leave.
    The Hitchhiker’s Guide to the Galaxy | 2005 | Science Fiction, Comedy, Adventure | saucer
      Martin Freeman, Mos Def, Sam Rockwell, Zooey Deschanel, Alan Rickman
      The Earth is knocked down for a bypass on a Thursday. One man in a dressing gown escapes with a
      towel and a book that says not to panic.
    Cars | 2006 | Animation, Family, Sport | car
      Owen Wilson, Paul Newman, Bonnie Hunt, Larry the Cable Guy
      A rookie race car is stranded in a town the motorway forgot and learns to turn right to go left.
    Little Miss Sunshine | 2006 | Comedy, Drama | bus
      Greg Kinnear, Toni Collette, Steve Carell, Paul Dano, Abigail Breslin, Alan Arkin
      A family at the end of its tether pushes a yellow van eight hundred miles so that a seven-year-old
      can enter a beauty pageant she has no chance of winning.
    1408 | 2007 | Horror, Mystery | keyhole
      John Cusack, Samuel L. Jackson, Mary McCormack
      A debunker of haunted inns insists on the one hotel room the manager begs him not to take.
    300 | 2007 | Action, War, Fantasy | mountains
      Gerard Butler, Lena Headey, David Wenham, Dominic West
      A king, three hundred bodyguards and a narrow pass against an empire that has brought elephants.
    Juno | 2007 | Comedy, Drama | telephone
      Elliot Page, Michael Cera, Jennifer Garner, Jason Bateman, Allison Janney, J. K. Simmons
      A sixteen-year-old with a hamburger telephone picks a family for the baby she is not ready to raise.
    Ratatouille | 2007 | Animation, Family, Comedy | pot
      Patton Oswalt, Lou Romano, Ian Holm, Janeane Garofalo, Peter O’Toole
      A rat with a refined nose cooks in a Paris kitchen by pulling the hair of the boy who cannot.
    21 | 2008 | Drama, Crime, Thriller | cards
      Jim Sturgess, Kevin Spacey, Kate Bosworth, Laurence Fishburne
      Students from a famous institute learn to count cards and fly to Las Vegas every weekend, until
      someone counts them.
    The Family That Preys | 2008 | Drama | cake
      Kathy Bates, Alfre Woodard, Sanaa Lathan, Taraji P. Henson, Rockmond Dunbar
      Two old friends, one rich and one devout, take a convertible west while their grown children tear at
      each other over a company.
    Slumdog Millionaire | 2008 | Drama, Romance | train
      Dev Patel, Freida Pinto, Anil Kapoor, Irrfan Khan
      A tea boy is one question from a fortune and under arrest for cheating. How he knew each answer is
      the story of his life.
    WALL·E | 2008 | Animation, Family, Science Fiction | robot
      Ben Burtt, Elissa Knight, Jeff Garlin, Fred Willard
      The last working thing on Earth squashes rubbish into cubes and collects what is pretty. Then
      someone smooth and white comes down from the sky.
    2012 | 2009 | Action, Science Fiction, Adventure | wave
      John Cusack, Amanda Peet, Chiwetel Ejiofor, Thandiwe Newton, Danny Glover, Woody Harrelson
      The crust of the Earth lets go, and a divorced novelist drives his family out of Los Angeles one
      collapsing street ahead of it.
    9 | 2009 | Animation, Science Fiction, Adventure | toys
      Elijah Wood, Jennifer Connelly, John C. Reilly, Christopher Plummer, Martin Landau
      A rag doll with a number on his back wakes in a ruined city where machines have outlived people.
    Coraline | 2009 | Animation, Fantasy, Family | keyhole
      Dakota Fanning, Teri Hatcher, Jennifer Saunders, Keith David
      Behind a small locked door is another mother, who cooks better, listens more and has buttons where
      her eyes should be.
    Up | 2009 | Animation, Family, Adventure | balloons
      Ed Asner, Christopher Plummer, Jordan Nagai, Bob Peterson
      A widower ties his house to ten thousand balloons to keep a promise, and takes off with a scout on
      the porch.
    """
}
