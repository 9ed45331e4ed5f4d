/** Whether a key goes into a field, and means nothing else. */
export const typing = (event: KeyboardEvent): boolean => event.target instanceof Element && isField(event.target);

export const isField = (element: Element | null): boolean =>
  element?.matches("input:not([type=range], [type=checkbox]), textarea, select") ?? false;

/** What a key says: the letter that is printed on it, or, if that is no Latin one, the letter that would be there. */
export function letter(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return "";
  const elsewhere = /^\p{L}$/u.test(event.key) && !/[a-z]/i.test(event.key);
  return (elsewhere ? event.code.replace("Key", "") : event.key).toLowerCase();
}
