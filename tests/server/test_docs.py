"""The program in docs/bots.md sits down at a real table and plays."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from .online import Server, anything, online

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"


def test_the_guest_plays_to_the_end(tmp_path: Path) -> None:
    samples = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    (guest,) = [sample for sample in samples if "websockets" in sample]
    assert sum(bool(line) for line in guest.splitlines()) <= 40
    program = tmp_path / "guest.py"
    program.write_text(guest, "utf-8")

    async def play(server: Server) -> None:
        mine = await server.sets_up(
            "omerta", None, None, "sharp", options={"turn_limit": 12, "snap_seconds": 1, "reflexes": "quick"}
        )
        address = f"http://127.0.0.1:{server.port}"
        running = await asyncio.create_subprocess_exec(
            sys.executable, str(program), address, mine["table"], stdout=asyncio.subprocess.PIPE
        )
        while not (await server.get(f"/api/tables/{mine['table']}"))["started"]:
            await asyncio.sleep(0.1)
        async with server.joined(mine["table"], mine["token"]) as ada:
            assert (await ada.until("Welcome"))["names"] == ["Ada", "Guest", "sharp"]
            end = await ada.plays(anything)
        told, _ = await running.communicate()
        assert running.returncode == 0
        assert told.decode().strip() == ("won" if 1 in end["view"]["winners"] else "lost")

    online(tmp_path, play)
