"""What is said about an answer, and about the cards of its question: in words, for the screen."""
