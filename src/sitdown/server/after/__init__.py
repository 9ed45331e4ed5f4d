"""Games that are over: told again, and looked through by the coach, in processes of their own."""
