"""The ways in: HTTP, WebSockets, the page; who may call, how often, and which table is meant. May import all of the server but `app`."""
