import type { GameName } from "./lobby/games";

/** Where one is on the page. It is all in the address after the `#`, so a seat's token never reaches a server's log. */
export type Route =
  | { at: "front" }
  | { at: "set-up"; game: GameName }
  | { at: "table"; code: string; token: string | undefined };

export function read(hash: string): Route {
  const [, place, which, token] = hash.split("/");
  if (place === "new" && (which === "omerta" || which === "cosa-nostra")) return { at: "set-up", game: which };
  if (place === "table" && which) return { at: "table", code: which.toUpperCase(), token };
  return { at: "front" };
}

export function address(route: Route): string {
  if (route.at === "set-up") return `#/new/${route.game}`;
  if (route.at === "table") return `#/table/${route.code}${route.token ? `/${route.token}` : ""}`;
  return "#/";
}

class Way {
  now: Route = $state(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.now = read(location.hash);
      scrollTo(0, 0);
    });
  }

  go(route: Route): void {
    location.hash = address(route);
  }
}

export const way = new Way();
