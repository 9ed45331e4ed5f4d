/** The focus goes to a part of the rail: to the field in it, or to what scrolls. */
export const goTo = (part: string): void =>
  document.querySelector<HTMLElement>(`[data-part="${part}"] :is(.pane, input)`)?.focus();
