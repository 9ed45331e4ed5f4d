"""Time at a table: its clock, whose time runs, how fast bots are, and races over wires of different length."""
