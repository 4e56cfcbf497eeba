"""The house over HTTP: its forms and answers, and what it publishes."""
