"""The server: HTTP and sockets around tables and their store. The only room that knows the network."""
