"""The games that come with Sitdown, a package each. Nobody imports them: they are found by their entry points (`core/registry.py`)."""
