"""The icons of the installed page, drawn from its own sign: `python -m scripts.icons`, after a change of `web/public/favicon.svg`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

PUBLIC: Final = Path(__file__).parents[1] / "web/public"
# Its name, how large it is, and how much of that the sign fills: a mask may cut off the rest.
ICONS: Final = (("icon-180", 180, 1.0), ("icon-192", 192, 1.0), ("icon-512", 512, 1.0), ("icon-maskable-512", 512, 0.8))
BADGE: Final = ("badge-96", 96)  # in the bar of a phone: only what is not clear counts
NIGHT: Final = "#14120f"
CHROMIUM: Final = Path("/usr/bin/chromium")


def main() -> None:
    sign = (PUBLIC / "favicon.svg").read_text("utf-8")
    hat = (
        "".join(re.findall(r'<path d="M(?:4 13|7 15)[^>]*/>', sign))
        .replace("#efe3c8", "#fff")
        .replace("#c8a04a", "#fff")
    )
    assert hat.count("<path") == 2
    with sync_playwright() as playwright:
        path = CHROMIUM if CHROMIUM.is_file() else None
        page = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"]).new_page()
        for name, size, share in ICONS:
            drawn = f'<div style="background:{NIGHT};padding:{size * (1 - share) / 2}px">{sign}</div>'
            draw(page, name, size, drawn)
        name, size = BADGE
        draw(page, name, size, f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 20 20">{hat}</svg>')


def draw(page: Page, name: str, size: int, drawn: str) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}} svg{{display:block;width:100%}}</style>{drawn}")
    page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)


if __name__ == "__main__":
    main()
