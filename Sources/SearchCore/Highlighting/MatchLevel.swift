/// How much of a query was found in one field. Algolia writes it as `matchLevel`.
public enum MatchLevel: Sendable, Hashable, Comparable {
  /// No word of the query stands in the field.
  case none
  /// Some words of the query do.
  case partial
  /// Every word of the query does, whatever else the field holds.
  case full
}
