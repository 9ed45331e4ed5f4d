/** The chairs that this browser has taken: the token of each, by the code of its table. */
export const seats = {
  keep(code: string, token: string): void {
    try {
      localStorage.setItem(`seat-${code}`, token);
    } catch {
      sessionStorage.setItem(`seat-${code}`, token);
    }
  },

  /** This one: another window may have got a new one since. */
  forget(code: string, token: string | null): void {
    if (this.token(code) !== token) return;
    localStorage.removeItem(`seat-${code}`);
    sessionStorage.removeItem(`seat-${code}`);
  },

  token(code: string): string | null {
    return localStorage.getItem(`seat-${code}`) ?? sessionStorage.getItem(`seat-${code}`);
  },
};
