"""What a reader would see at once, looked for by a script in the page."""

from __future__ import annotations

from typing import Final

UNSAID: Final = r"""() => {
  // A message that has no words is shown by its key; one that is badly filled shows its braces.
  const key = /\{\s*\$|\$\w+\s*\}|^[a-z]+(?:[-.][a-z]+)*_[a-z_]+$|\b(?:card|event|option|question|game|set|trouble|step|famous|bot|lesson|learn)-\w/;
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest("script, style")) said.push(node.data);
    } else for (const name of ["aria-label", "title", "placeholder", "alt"]) said.push(node.getAttribute(name) ?? "");
  }
  return said.map((text) => text.trim()).filter((text) => key.test(text)).map((text) => `unsaid: ${text}`);
}"""

CUT_OFF: Final = r"""() => {
  const SLACK = 1.5;
  const page = document.documentElement;
  const wrong = [];
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".unseen");
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const modal = document.querySelector("dialog:modal");
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.data.trim();
    const own = node.parentElement;
    if (!text || !own || own.closest("script, style, title") || !shown(own)) continue;
    if (modal && !modal.contains(own)) continue;
    if (own.closest("section:has(> [aria-expanded=false])")) continue; // in a drawer that is shut
    const range = document.createRange();
    range.selectNodeContents(node);
    // A drawn line may be squeezed to its place, which a range does not know.
    const rect = (own.closest("text") ?? range).getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0) continue;
    const say = (why, box) => wrong.push(
      `${why}: "${text.slice(0, 60)}" ${[rect.left, rect.right, rect.top, rect.bottom].map(Math.round)} in ` +
      `${[box.left, box.right, box.top, box.bottom].map(Math.round)} <${own.tagName.toLowerCase()} class="${own.getAttribute("class")}">`);
    let free = { x: false, y: false };
    for (let box = own; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "contents") continue; // no box of its own
      const frame = box.getBoundingClientRect();
      const wide = rect.left < frame.left - SLACK || rect.right > frame.right + SLACK;
      const air = SLACK + parseFloat(getComputedStyle(own).fontSize) / 6; // above and below the letters
      const high = rect.top < frame.top - air || rect.bottom > frame.bottom + air;
      const cuts = (way) => way === "hidden" || way === "clip";
      if (box instanceof SVGElement && box.tagName !== "svg") continue;
      if (frame.width <= 2 && frame.height <= 2) break; // only to be heard
      if (wide && !free.x && cuts(style.overflowX)) { say("cut off at the side", frame); break; }
      if (high && !free.y && cuts(style.overflowY)) { say("cut off above or below", frame); break; }
      if (box.matches("button, a.button, [role=button], label") && ((wide && !free.x) || (high && !free.y))) {
        say("outside its button", frame);
        break;
      }
      free = {
        x: free.x || ["auto", "scroll"].includes(style.overflowX),
        y: free.y || ["auto", "scroll"].includes(style.overflowY),
      };
    }
    // A phone's window grows with a page that is too wide; its document does not.
    if (!free.x && (rect.left < -SLACK || rect.right > page.clientWidth + SLACK)) {
      say("beside the screen", { left: 0, right: page.clientWidth, top: 0, bottom: page.clientHeight });
    }
  }
  if (page.scrollWidth > page.clientWidth + 1) wrong.push(`the page is ${page.scrollWidth} wide in ${page.clientWidth}`);
  return [...new Set(wrong)];
}"""

OUT_OF_REACH: Final = r"""() => {
  const TARGET = 43.5;
  const wrong = [];
  const within = (box) => box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
  const middle = (low, high, most) => Math.min(Math.max((low + high) / 2, 1), most - 1);
  for (const one of (document.querySelector("dialog:modal") ?? document.body).querySelectorAll("button, a[href], input")) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || one.closest(".unseen")) continue;
    if (one.ariaDisabled === "true") continue;
    const box = one.getBoundingClientRect();
    if (!within(box)) continue;
    const name = one.ariaLabel ?? one.innerText ?? "";
    const top = document.elementFromPoint(middle(box.left, box.right, innerWidth), middle(box.top, box.bottom, innerHeight));
    const labels = [...(one.labels ?? [])];
    if (top && !one.contains(top) && !top.contains(one) && !labels.some((label) => label.contains(top))) {
      wrong.push(`covered: "${name}" by <${top.tagName.toLowerCase()} class="${top.getAttribute("class")}">`);
    }
    const apart = getComputedStyle(one).display !== "inline"; // not a word in a line
    if (apart && (box.width < TARGET || box.height < TARGET)) {
      wrong.push(`small: "${name}" ${Math.round(box.width)} x ${Math.round(box.height)}`);
    }
  }
  return wrong;
}"""


TOO_SMALL: Final = r"""() => {
  // Letters of less than 12 pixels, drawn ones as large as they come out; and what has more than it shows, without a bar to scroll by.
  const LEAST = 11.9;
  const wrong = [];
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".unseen");
  const modal = document.querySelector("dialog:modal");
  const walk = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const own = node.parentElement;
    if (!node.data.trim() || !own || own.closest("script, style, title, option") || !shown(own)) continue;
    const drawn = own.closest("text");
    const scale = drawn ? Math.hypot(drawn.getScreenCTM().a, drawn.getScreenCTM().b) : 1;
    const size = parseFloat(getComputedStyle(own).fontSize) * scale;
    if (size < LEAST) wrong.push(`${size.toFixed(1)} px: "${node.data.trim().slice(0, 40)}" <${own.tagName.toLowerCase()}>`);
  }
  return [...new Set(wrong)];
}"""

CROWDED: Final = r"""() => {
  // Parts of the table that reach out of their frame, or into each other.
  const SLACK = 3;
  const wrong = [];
  const box = (element) => element.getBoundingClientRect();
  const say = (what, one, other) => wrong.push(`${what}: ${one.className} ${JSON.stringify(box(one))} ${other.className} ${JSON.stringify(box(other))}`);
  const parts = [...document.querySelectorAll("main.table > *, .room > *")].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && getComputedStyle(each).position !== "absolute" && box(each).height > 0);
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
  const named = (each) => each.matches(".masthead, .rivals, .middle, .near, .rail, .centre, .prompt, .mine, footer");
  const large = parts.filter(named);
  for (const one of large) {
    for (const other of large) if (one !== other && !one.contains(other) && !other.contains(one) && overlap(box(one), box(other))) say("overlap", one, other);
  }
  // On a phone one swipes.
  const desk = innerWidth > 896;
  for (const frame of desk ? document.querySelectorAll(".family, .rivals, .near") : []) {
    if (frame.scrollHeight > frame.clientHeight + SLACK) wrong.push(`scrolled: ${frame.className} ${frame.scrollHeight} in ${frame.clientHeight}`);
    for (const one of frame.querySelectorAll(".man, .sign, .hand li")) {
      const [inner, outer] = [box(one), box(frame)];
      if (inner.width > 0 && (inner.right > outer.right + SLACK || inner.bottom > outer.bottom + SLACK)) say("outside", one, frame);
    }
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1) wrong.push(`the page is ${page.scrollWidth} wide in ${page.clientWidth}`);
  return [...new Set(wrong)];
}"""
