const sheet = new CSSStyleSheet();

/** These things of the table, and no others, have the narrator's light on them; whatever is drawn anew has it at once. */
export function glow(things: readonly string[]): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const lit = things.map((thing) => `[data-thing="${CSS.escape(thing)}"]`).join();
  sheet.replaceSync(lit && RULES.replaceAll("LIT", lit));
}

// Bone on brass: not the soft light of everything that may be done. An outline, so that it stays in forced colours, too.
const RULES = `
  :is(LIT) {
    outline: 3px solid var(--bone, #efe6d2);
    outline-offset: 4px;
    z-index: 3;
    border-radius: 6px;
    box-shadow: 0 0 0 4px var(--oxblood, #7a1f24), 0 0 2.2rem 0.6rem rgb(240 207 124 / 75%) !important; /* over the soft one */
  }
  /* Rows that one pushes along cut off what lies outside of a thing. */
  @media (max-width: 60rem) {
    :is(LIT) { outline-offset: -1px; }
  }
  @media (prefers-reduced-motion: no-preference) and (min-width: 60rem) {
    :is(LIT) { animation: narrator 1.4s ease-in-out 8 alternate; }
  }
  @keyframes narrator {
    from { outline-offset: 2px; }
    to { outline-offset: 5px; }
  }
`;
