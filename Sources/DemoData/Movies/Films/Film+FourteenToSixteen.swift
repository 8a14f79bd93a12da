extension Film {
  /// Films from 2014 to 2016, in the order of their years.
  static let fourteenToSixteen = """
    American Sniper | 2014 | Biography, War, Drama | wire
      Bradley Cooper, Sienna Miller, Luke Grimes
      A marksman comes home from four tours in Iraq, and his family waits for the rest of him to follow.
    Big Hero 6 | 2014 | Animation, Action, Family | robot
      Scott Adsit, Ryan Potter, Daniel Henney, T. J. Miller, Maya Rudolph
      A boy inventor inherits his brother’s puffy white nurse and fits it, against its gentle nature, with
      armour.
    Boyhood | 2014 | Drama | bicycle
      Ellar Coltrane, Patricia Arquette, Ethan Hawke, Lorelei Linklater
      Filmed over twelve real years: a boy grows up, houses and stepfathers come and go, and a family
      keeps changing shape round him.
    Captain America: The Winter Soldier | 2014 | Action, Thriller, Science Fiction | star
      Chris Evans, Scarlett Johansson, Sebastian Stan, Anthony Mackie, Robert Redford
      A soldier out of his century can no longer tell whom his own service serves. The assassin on the
      bridge has a face he knows.
    Gone Girl | 2014 | Thriller, Mystery, Drama | keyhole
      Ben Affleck, Rosamund Pike, Neil Patrick Harris, Tyler Perry
      On their fifth anniversary she is gone, he smiles at the wrong moment, and her diary tells a story.
    Guardians of the Galaxy | 2014 | Action, Science Fiction, Comedy | planet
      Chris Pratt, Zoe Saldana, Dave Bautista, Vin Diesel, Bradley Cooper
      A thief with a tape player, two killers, a tree and a raccoon break out of prison and turn by
      accident into a family.
    How to Train Your Dragon 2 | 2014 | Animation, Family, Fantasy | dragon
      Jay Baruchel, Cate Blanchett, Gerard Butler, Craig Ferguson, America Ferrera
      Mapping the islands beyond the map, a young rider meets a conqueror, a hidden sanctuary and the half
      of his family he believed was dead.
    Into the Woods | 2014 | Fantasy, Music, Adventure | forest
      Meryl Streep, Emily Blunt, James Corden, Anna Kendrick, Chris Pine, Johnny Depp
      A baker needs a cow, a cape, some hair and a slipper. Every other fairy tale is in the same wood
      that night, and none ends where it should.
    Nightcrawler | 2014 | Thriller, Crime, Drama | car
      Jake Gyllenhaal, Rene Russo, Riz Ahmed, Bill Paxton
      A thief with the vocabulary of a business course discovers that television pays for blood by the
      minute.
    Snowpiercer | 2014 | Science Fiction, Action, Thriller | train
      Chris Evans, Song Kang-ho, Tilda Swinton, Jamie Bell, Octavia Spencer, John Hurt
      What is left of mankind circles a frozen world in one train. The people in the last carriage set out
      for the first.
    The Book of Life | 2014 | Animation, Family, Fantasy | candles
      Diego Luna, Zoe Saldana, Channing Tatum, Ron Perlman, Christina Applegate
      A bullfighter who would rather sing follows his love to the Land of the Remembered, and meets
      several generations of his family on the way.
    The Fault in Our Stars | 2014 | Romance, Drama | bench
      Shailene Woodley, Ansel Elgort, Laura Dern, Sam Trammell, Willem Dafoe
      Two teenagers meet in a support group and would like to know how a certain novel ends, while there
      is time.
    The Hobbit: The Battle of the Five Armies | 2014 | Fantasy, Adventure | dragon
      Ian McKellen, Martin Freeman, Richard Armitage, Evangeline Lilly, Luke Evans, Orlando Bloom
      A dragon leaves the mountain, gold sickness enters it, and a small burglar tries to bargain before
      everybody arrives with spears.
    The Judge | 2014 | Drama | columns
      Robert Downey Jr., Robert Duvall, Vera Farmiga, Billy Bob Thornton, Vincent D’Onofrio
      A slick Chicago lawyer comes home for a funeral and stays to defend the head of the family, a stern
      small-town judge accused of murder.
    The Lego Movie | 2014 | Animation, Comedy, Family | toys
      Chris Pratt, Will Ferrell, Elizabeth Banks, Will Arnett, Morgan Freeman
      The most ordinary builder in a city of bricks is mistaken for the chosen one, by a wizard, a rebel
      and a brooding bat.
    The Maze Runner | 2014 | Science Fiction, Action, Mystery | maze
      Dylan O’Brien, Kaya Scodelario, Thomas Brodie-Sangster, Will Poulter
      A boy without a memory arrives by lift in a meadow with walls round it. The walls move at night.
    Unbroken | 2014 | Biography, Drama, War | track
      Jack O’Connell, Domhnall Gleeson, Miyavi, Garrett Hedlund
      An Olympic runner survives a crash, forty-seven days on a raft and a prison guard who has chosen him
      to break.
    X-Men: Days of Future Past | 2014 | Action, Science Fiction | clock
      Hugh Jackman, James McAvoy, Michael Fassbender, Jennifer Lawrence, Halle Berry, Patrick Stewart
      A mutant with claws is sent back to 1973 to talk two former friends out of the worst future.
    Paddington | 2014 | Family, Comedy, Adventure | suitcase
      Ben Whishaw, Hugh Bonneville, Sally Hawkins, Nicole Kidman, Julie Walters
      A well-mannered bear from Peru waits at a London station with a label round his neck, until a
      nervous family takes him in for one night only.
    Ant-Man | 2015 | Action, Comedy, Science Fiction | safe
      Paul Rudd, Evangeline Lilly, Corey Stoll, Michael Peña, Michael Douglas
      A burglar just out of prison steals an old suit and goes down the bathtub drain. It is his best way
      back to his daughter.
    Bridge of Spies | 2015 | Drama, Thriller, History | bridge
      Tom Hanks, Mark Rylance, Amy Ryan, Alan Alda
      An insurance lawyer defends a spy nobody wants defended, and then has to trade him, man for man, in
      a Berlin winter.
    Brooklyn | 2015 | Drama, Romance | liner
      Saoirse Ronan, Domhnall Gleeson, Emory Cohen, Jim Broadbent, Julie Walters
      A shop girl leaves Ireland for New York, sick with longing until a plumber comes to the dance. Then
      she is called home.
    Cinderella | 2015 | Fantasy, Romance, Family | castle
      Lily James, Cate Blanchett, Richard Madden, Helena Bonham Carter, Stellan Skarsgård
      Have courage and be kind, her mother told her, which takes more of the first than one would think.
      With real glass.
    Creed | 2015 | Drama, Sport | ring
      Michael B. Jordan, Sylvester Stallone, Tessa Thompson, Phylicia Rashad
      The son a champion never met talks an old restaurant owner in Philadelphia into training him.
    Inside Out | 2015 | Animation, Family, Comedy | balloons
      Amy Poehler, Phyllis Smith, Bill Hader, Lewis Black, Mindy Kaling
      A family moves to San Francisco and the trouble is told from within an eleven-year-old’s head, where
      Joy will not let Sadness touch anything.
    It Follows | 2015 | Horror | doorway
      Maika Monroe, Keir Gilchrist, Daniel Zovatto, Jake Weary, Olivia Luccardi
      It can look like anyone. It only walks, but it never stops walking, and now it is walking towards
      her.
    Jurassic World | 2015 | Adventure, Science Fiction, Action | dino
      Chris Pratt, Bryce Dallas Howard, Vincent D’Onofrio, Ty Simpkins, Irrfan Khan
      The park is open at last and visitors are bored with the old attractions, so the laboratory has made
      something with more teeth.
    Sicario | 2015 | Thriller, Crime, Action | mesa
      Emily Blunt, Benicio del Toro, Josh Brolin, Victor Garber
      An idealistic agent is lent to a task force at the border, where nobody will tell her what the task
      is.
    Spotlight | 2015 | Drama, Biography, History | typewriter
      Mark Ruffalo, Michael Keaton, Rachel McAdams, Liev Schreiber, John Slattery, Stanley Tucci
      Four Boston reporters knock on doors about one priest, then thirteen, then ninety, in a city that
      would rather not be asked.
    Star Wars: The Force Awakens | 2015 | Science Fiction, Adventure, Action | planet
      Harrison Ford, Mark Hamill, Carrie Fisher, Adam Driver, Daisy Ridley, John Boyega
      A scavenger and a runaway soldier steal the worst ship in the yard and meet its former owner, who
      has family trouble of galactic size.
    The Family Fang | 2015 | Comedy, Drama, Mystery | mask
      Jason Bateman, Nicole Kidman, Christopher Walken, Maryann Plunkett
      Two performance artists used their children in every prank they staged. Now they have disappeared,
      and the grown children cannot tell if it is the last one.
    The Intern | 2015 | Comedy, Drama | suitcase
      Robert De Niro, Anne Hathaway, Rene Russo
      A widower of seventy takes a junior post at an online fashion house, with a briefcase, a
      handkerchief and time to listen.
    The Martian | 2015 | Science Fiction, Adventure, Drama | rocket
      Matt Damon, Jessica Chastain, Kristen Wiig, Jeff Daniels, Chiwetel Ejiofor
      Left for dead on Mars, a botanist takes stock: a tent, some potatoes, a great deal of disco.
    The Witch | 2015 | Horror, Mystery | forest
      Anya Taylor-Joy, Ralph Ineson, Kate Dickie, Harvey Scrimshaw
      Banished from a plantation in 1630, a pious family builds a farm at the edge of a wood. The baby
      goes first, and the goat is listening.
    Amy | 2015 | Documentary, Music | radio
      Amy Winehouse
      A voice from north London, seen through the telephones of friends and then, more and more, through
      the flashes of strangers.
    Arrival | 2016 | Science Fiction, Drama, Mystery | saucer
      Amy Adams, Jeremy Renner, Forest Whitaker, Michael Stuhlbarg
      Twelve tall visitors hang above the Earth and write in circles. A linguist learns their grammar, and
      it rearranges her life.
    Captain Fantastic | 2016 | Comedy, Drama | bus
      Viggo Mortensen, Frank Langella, George MacKay, Kathryn Hahn, Steve Zahn
      A father has raised six children in the woods on knives and philosophy. A death brings the whole
      family down by bus into the land of soda and cousins.
    Deepwater Horizon | 2016 | Drama, Action, History | wave
      Mark Wahlberg, Kurt Russell, John Malkovich, Gina Rodriguez, Dylan O’Brien, Kate Hudson
      A drilling rig behind schedule skips one test too many, and a crew has to get off a burning tower in
      the Gulf.
    Doctor Strange | 2016 | Action, Fantasy | keyhole
      Benedict Cumberbatch, Chiwetel Ejiofor, Rachel McAdams, Benedict Wong, Mads Mikkelsen, Tilda Swinton
      A brilliant surgeon with ruined hands goes to Nepal for a cure and is shown, rather forcibly, how
      little he knew.
    Eddie the Eagle | 2016 | Biography, Comedy, Sport | mountains
      Taron Egerton, Hugh Jackman, Christopher Walken
      Britain has no ski jumper, so nothing stops a plasterer with thick glasses from being the best it
      has.
    Hacksaw Ridge | 2016 | Biography, War, Drama | wire
      Andrew Garfield, Sam Worthington, Luke Bracey, Teresa Palmer, Hugo Weaving, Vince Vaughn
      A medic refuses to touch a rifle, is nearly thrown out for it, and lowers the wounded off a cliff
      one by one through the night.
    Hail, Caesar! | 2016 | Comedy, Mystery | projector
      Josh Brolin, George Clooney, Alden Ehrenreich, Ralph Fiennes, Scarlett Johansson, Tilda Swinton
      A studio fixer has one very long day: a star kidnapped in his toga, a swimming actress in trouble
      and a cowboy cast in a drawing room.
    Hunt for the Wilderpeople | 2016 | Comedy, Adventure, Drama | forest
      Sam Neill, Julian Dennison, Rima Te Wiata, Rhys Darby
      A city boy and his grumpy foster uncle go missing in the New Zealand bush, and the nation sends the
      army after the pair.
    La La Land | 2016 | Music, Romance, Drama | lamp
      Ryan Gosling, Emma Stone, John Legend, Rosemarie DeWitt
      A pianist and an actress love each other and their ambitions, and Los Angeles has only so many
      dances to give.
    Lion | 2016 | Drama, Biography | train
      Dev Patel, Rooney Mara, Nicole Kidman, David Wenham, Sunny Pawar
      A five-year-old falls asleep on a train in India and is carried a thousand miles. Grown up in
      Tasmania, he searches from above for the family he lost.
    Manchester by the Sea | 2016 | Drama | boats
      Casey Affleck, Michelle Williams, Kyle Chandler, Lucas Hedges
      A janitor is named guardian of his teenage nephew in the town he cannot walk through. What remains
      of the family has to get through the winter.
    Midnight Special | 2016 | Science Fiction, Drama, Thriller | road
      Michael Shannon, Joel Edgerton, Kirsten Dunst, Adam Driver, Jaeden Martell
      A father drives by night with his son in swimming goggles, ahead of a sect, the government, and
      whatever the boy is tuned to.
    Moana | 2016 | Animation, Family, Music | wave
      Auli’i Cravalho, Dwayne Johnson, Rachel House, Temuera Morrison, Jemaine Clement
      The ocean picks a chief’s daughter to sail past the reef, find a boastful demigod and hand back a
      stolen stone.
    Moonlight | 2016 | Drama | island
      Mahershala Ali, Trevante Rhodes, Ashton Sanders, Alex Hibbert, Naomie Harris, Janelle Monáe
      Three chapters in the life of a boy in Miami, each with a different name, and one evening on a beach
      that holds them together.
    My Big Fat Greek Wedding 2 | 2016 | Comedy, Romance | cake
      Nia Vardalos, John Corbett, Michael Constantine, Lainie Kazan, Andrea Martin
      A missing signature means that the grandparents have lived in sin for fifty years, so the whole
      family gets to plan it all again.
    Pete’s Dragon | 2016 | Family, Fantasy, Adventure | dragon
      Bryce Dallas Howard, Oakes Fegley, Wes Bentley, Karl Urban, Robert Redford
      A boy has lived six years in the forest with a furry green friend. A ranger finds him, and he begins
      to remember what a family was.
    Rogue One: A Star Wars Story | 2016 | Science Fiction, Adventure, Action | planet
      Felicity Jones, Diego Luna, Ben Mendelsohn, Donnie Yen, Mads Mikkelsen, Alan Tudyk
      A few people nobody will remember steal the drawings on which everything else depends.
    Sing | 2016 | Animation, Comedy, Family | stage
      Matthew McConaughey, Reese Witherspoon, Seth MacFarlane, Scarlett Johansson, Taron Egerton, Tori Kelly
      A koala with a failing theatre announces a contest with a slip in the prize money, and the entire
      zoo queues up.
    The Conjuring 2 | 2016 | Horror | doorway
      Vera Farmiga, Patrick Wilson, Frances O’Connor, Madison Wolfe
      In a council house in Enfield the furniture moves, and the younger daughter answers questions in an
      old man’s voice. Two experts fly in to help the family.
    The Jungle Book | 2016 | Adventure, Family, Fantasy | jungle
      Neel Sethi, Bill Murray, Ben Kingsley, Idris Elba, Lupita Nyong’o, Scarlett Johansson
      The wolves are the only family he knows, but the tiger has a long memory, and a man-cub must walk to
      the village with a panther’s advice and a bear’s.
    The Nice Guys | 2016 | Comedy, Crime, Action | palms
      Ryan Gosling, Russell Crowe, Angourie Rice, Matt Bomer
      A bruiser with principles and a detective without look for a missing girl in the smog of 1977,
      driven by a thirteen-year-old.
    The Secret Life of Pets | 2016 | Animation, Comedy, Family | dog
      Louis C.K., Eric Stonestreet, Kevin Hart, Jenny Slate, Ellie Kemper
      The owners leave for work and the fridge opens. A terrier who had the flat to himself has to share
      it with something very large and brown.
    Zootopia | 2016 | Animation, Family, Comedy | city
      Ginnifer Goodwin, Jason Bateman, Idris Elba, Jenny Slate, J. K. Simmons
      The first rabbit on the police force is put on parking duty, and blackmails a fox into helping with
      a case.
    """
}
