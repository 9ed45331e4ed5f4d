"""Requests about oneself: name, tables, devices and ways in, holidays, how one is called."""
