"""No language model, but it reads and answers as one does: a prompt comes in, words go out, and the last line is the answer.

sitdown arena cosa-nostra --bots "text:python3 examples/bots/reader.py",novice,novice,novice

Where it may put something together it now and then offers its neighbour peace for peace; once in a while it talks nonsense, and is told so.
"""

import json
import re
import sys
import zlib

prompt = sys.stdin.read()

lot = zlib.crc32(prompt.encode())  # chance of its own: it remembers nothing
asked = prompt.rpartition("\n\nYour last answer was refused")[0] or prompt
options = dict(re.findall(r"^(\d+): (.*)$", asked.rpartition("\n\n")[2], re.MULTILINE))
[seat] = re.findall(r"^You are at seat (\d)", prompt, re.MULTILINE)
[game_round] = re.findall(r"^round: (\d)", prompt, re.MULTILINE)

print(f"Let me see: there are {len(options)} things I could do.")
if lot % 23 == 0 and asked == prompt:
    print("ANSWER: whatever the boss says")
elif lot % 4 == 0 and "Or put something together" in asked and "MakeOffer" in prompt:
    peace = {"promises": [{"type": "no_attack_on_you", "round": int(game_round)}]}
    print("Peace is cheap.")
    print("ANSWER:", json.dumps({"type": "MakeOffer", "to": (int(seat) + 1) % 3, "give": peace, "take": peace}))
else:
    dear = [at for at, words in options.items() if re.search("CallOmerta|Try|CallOff", words)]
    calm = [at for at in options if at not in dear] or list(options)
    print("That one looks good to me.")
    print("ANSWER:", calm[lot % len(calm)])
