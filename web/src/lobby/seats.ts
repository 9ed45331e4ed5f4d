/** The chairs that this browser has taken: the token of each, by the code of its table. */
export const seats = {
  keep(code: string, token: string): void {
    localStorage.setItem(`seat-${code}`, token);
  },

  token(code: string): string | null {
    return localStorage.getItem(`seat-${code}`);
  },
};
