"""What travels over HTTP: the types of every form and its answer, a file for each thing that is asked about.

The page's TypeScript types are made from these, so a change here is seen by its type checker.
"""
