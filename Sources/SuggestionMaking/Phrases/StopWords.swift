import SearchEmbedded

/// Words that a suggestion does not begin or end with.
enum StopWords {
  /// English, German and French articles, prepositions, pronouns, conjunctions and forms of “to be”.
  private static let words = """
    a about after all also an and any are as at be been before but by can could do does for from had has have her
    his how i if in into is it its itself just me more most my no nor not of off on only or our out over own per
    so some such than that the their them then there these they this those through to too under until up upon us
    very via vs was we were what when where which while who whom why will with within without would you your
    aber als am an ans auch auf aus bei beim bis da damit das dass dein dem den der des die dies diese dieser
    dieses doch du durch ein eine einem einen einer eines er es für gegen hat ich ihr im ist kein keine mein mit
    nach nicht noch nur ob oder ohne sein seine sich sie sind über um und uns unser unter vom von vor war was wer
    wie wir zu zum zur
    au aux avec ce ces cet cette chez comme d dans de des du elle en est et eux il ils je l la le les leur leurs
    lui ma mais mes moi mon ne nos notre nous on ou où par pas plus pour qu que qui sa sans se ses si son sont sous
    sur ta te tes toi ton tu un une vers vos votre vous y
    """

  private static let contractions = """
    aren’t can’t couldn’t didn’t doesn’t don’t hasn’t haven’t he’s how’s i’d i’ll i’m isn’t it’s i’ve let’s she’s
    shouldn’t that’s there’s they’re wasn’t we’ll we’re weren’t we’ve what’s where’s who’s won’t wouldn’t you’ll
    you’re you’ve c’est d’un d’une j’ai l’on n’est qu’il qu’un s’il
    """

  private static let foldedContractions: Set<[[UInt8]]> = Set(
    contractions.split { $0 == " " || $0 == "\n" }.map { QueryWords(String($0)).words })

  private static let folded: Set<[UInt8]> = Set(
    words.split { $0 == " " || $0 == "\n" }.flatMap { QueryWords(String($0)).words })

  private static let with: Set<[UInt8]> = Set(
    ["with", "without", "mit", "ohne", "avec", "sans"].map { Array($0.utf8) })

  /// Words behind which a title lists what comes with the thing.
  static func meansWith(_ word: [UInt8]) -> Bool { with.contains(word) }

  /// - Parameter word: A written word as the engine folds it; `don’t` is two words there.
  static func contains(_ word: [[UInt8]]) -> Bool {
    word.allSatisfy(contains) || foldedContractions.contains(word)
  }

  static func contains(_ word: [UInt8]) -> Bool { folded.contains(word) }
}
