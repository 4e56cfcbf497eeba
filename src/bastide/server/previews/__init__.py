"""What a link shows of itself elsewhere: a title, a sentence and a picture."""
