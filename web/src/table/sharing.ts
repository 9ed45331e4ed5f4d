/** Put into the clipboard; whether it is there. A page on plain http has no clipboard, but may still copy what is selected. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBySelection(text);
  }
}

function copiedBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  // Within an open dialog: all else is inert.
  (document.querySelector("dialog:modal") ?? document.body).append(field);
  const had = document.activeElement;
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (had instanceof HTMLElement) had.focus();
  return done;
}

/** Whether there is a share sheet worth opening: phones have one; on a desk a link is better copied. */
export const sheets = (): boolean => "share" in navigator && matchMedia("(pointer: coarse)").matches;

/** Whether it was sent; `false` also if he thought better of it. */
export async function shared(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch {
    return false;
  }
}
