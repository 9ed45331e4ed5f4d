/** Whose eyes a game is looked at through again: a seat's, a spectator's, or with every card face up. */
export type Eyes = number | "all" | "open";

/** Where one is on the page. `line`: of the log, where the replay stands. */
export type Route =
  | { at: "front" }
  | { at: "nowhere" }
  | { at: "set-up"; game: string }
  | { at: "in"; secret: string } // a link from another device of mine
  | { at: "learn"; game: string; lesson?: string } // all lessons of a game, or one
  | { at: "rules"; game: string }
  | { at: "table"; code: string }
  | { at: "replay"; code: string; eyes: Eyes; line: number; coach?: true }; // with the coach, who has something to say

/**
 * A token comes after the `#`, so it never reaches a server's log: `/t/CODE#TOKEN` hands a chair over. What has a `=` in it
 * is no token: `/t/CODE#eyes=open&at=140` is a moment of a game that is over.
 */
export function read({ pathname, hash }: { pathname: string; hash: string }): Route & { token?: string } {
  const code = /^\/t\/(\w+)$/.exec(pathname)?.[1]?.toUpperCase();
  const said = hash.slice(1);
  if (code && said.includes("=")) return { at: "replay", code, ...moment(new URLSearchParams(said)) };
  if (code) return { at: "table", code, ...(said && { token: said }) };
  const [, game, lesson] = /^\/learn\/([\w-]+)(?:\/([\w-]+))?$/.exec(pathname) ?? [];
  if (game) return { at: "learn", game, ...(lesson && { lesson }) };
  const ruled = /^\/rules\/([\w-]+)$/.exec(pathname)?.[1];
  if (ruled) return { at: "rules", game: ruled };
  if (pathname === "/in") return { at: "in", secret: said };
  if (pathname !== "/") return { at: "nowhere" };
  const fresh = /^#\/new\/([\w-]+)$/.exec(hash)?.[1];
  return fresh ? { at: "set-up", game: fresh } : { at: "front" };
}

function moment(said: URLSearchParams): { eyes: Eyes; line: number; coach?: true } {
  const eyes = said.get("eyes") ?? "open";
  const line = Number(said.get("at") ?? 0);
  return {
    eyes: eyes === "all" ? "all" : /^[0-5]$/.test(eyes) ? Number(eyes) : "open",
    line: Number.isSafeInteger(line) && line > 0 ? line : 0,
    ...(said.has("coach") && { coach: true }),
  };
}

export function address(route: Route): string {
  if (route.at === "set-up") return `/#/new/${route.game}`;
  if (route.at === "in") return `/in#${route.secret}`;
  if (route.at === "learn") return `/learn/${route.game}${route.lesson ? `/${route.lesson}` : ""}`;
  if (route.at === "rules") return `/rules/${route.game}`;
  if (route.at === "replay")
    return `/t/${route.code}#eyes=${route.eyes}&at=${route.line}${route.coach ? "&coach=1" : ""}`;
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
