title = x
