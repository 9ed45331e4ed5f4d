import { type GameName, isGame } from "./lobby/games";

/** Where one is on the page. */
export type Route = { at: "front" } | { at: "set-up"; game: GameName } | { at: "table"; code: string };

/** A token comes after the `#`, so it never reaches a server's log: `/t/CODE#TOKEN` hands a chair over. */
export function read({ pathname, hash }: { pathname: string; hash: string }): Route & { token?: string } {
  const code = /^\/t\/(\w+)$/.exec(pathname)?.[1];
  if (code) return { at: "table", code: code.toUpperCase(), ...(hash.length > 1 && { token: hash.slice(1) }) };
  const game = /^#\/new\/([\w-]+)$/.exec(hash)?.[1];
  return isGame(game) ? { at: "set-up", game } : { at: "front" };
}

export function address(route: Route): string {
  if (route.at === "set-up") return `/#/new/${route.game}`;
  return route.at === "table" ? `/t/${route.code}` : "/#/";
}

class Way {
  now: Route = $state(read(location));

  constructor() {
    addEventListener("popstate", () => {
      this.now = read(location);
      scrollTo(0, 0);
    });
  }

  go(route: Route): void {
    history.pushState(null, "", address(route));
    this.now = route;
    scrollTo(0, 0);
  }
}

export const way = new Way();
