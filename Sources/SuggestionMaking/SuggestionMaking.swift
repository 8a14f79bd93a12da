// The first file of SuggestionMaking goes here.
