/** Whether a key goes into a field, and means nothing else. */
export const typing = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.matches("input:not([type=range]), textarea, select");
