// The tests of SuggestionMaking go here.
