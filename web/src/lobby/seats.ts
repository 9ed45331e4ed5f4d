/** The chairs that this browser has taken: the token of each, by the code of its table. */
export const seats = {
  keep(code: string, token: string): void {
    try {
      localStorage.setItem(`seat-${code}`, token);
    } catch {
      sessionStorage.setItem(`seat-${code}`, token);
    }
  },

  forget(code: string): void {
    localStorage.removeItem(`seat-${code}`);
    sessionStorage.removeItem(`seat-${code}`);
  },

  token(code: string): string | null {
    return localStorage.getItem(`seat-${code}`) ?? sessionStorage.getItem(`seat-${code}`);
  },
};
