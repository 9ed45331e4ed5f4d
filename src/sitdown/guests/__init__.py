"""Players who come from outside: programs in any language, and language models. Each is a bot like others, and is given what a bot is given."""
