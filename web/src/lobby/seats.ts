/** Tokens of chairs that this browser has and that are not mine yet: of a link that was just opened, of a chair that I am giving away, or from before
 * chairs hung on people. By the code of the table. */
const KEY = "seat-";
const both = (): Storage[] => [localStorage, sessionStorage];

export const seats = {
  keep(code: string, token: string): void {
    try {
      localStorage.setItem(KEY + code, token);
    } catch {
      sessionStorage.setItem(KEY + code, token);
    }
  },

  forget(code: string): void {
    for (const kept of both()) kept.removeItem(KEY + code);
  },

  token(code: string): string | null {
    return (
      both()
        .map((kept) => kept.getItem(KEY + code))
        .find((token) => token !== null) ?? null
    );
  },

  all(): { table: string; token: string }[] {
    const codes = both().flatMap((kept) => Object.keys(kept).filter((key) => key.startsWith(KEY)));
    return codes.map((key) => ({ table: key.slice(KEY.length), token: this.token(key.slice(KEY.length)) ?? "" }));
  },
};
