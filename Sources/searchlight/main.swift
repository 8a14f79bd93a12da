// Only this line: code in a main file runs on the main actor, and nothing of ours should.
runSearchlight()
