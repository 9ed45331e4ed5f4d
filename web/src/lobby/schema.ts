import type { Setting } from "./games.svelte";

type Kind = { type?: string; enum?: (string | number)[]; minimum?: number; maximum?: number; $ref?: string };
type Described = Kind & { anyOf?: Kind[] };
/** Of a game's options, as the server describes them. */
export type Schema = { $defs?: Record<string, { properties?: Record<string, Described>; enum?: (string | number)[] }> };

/** What can be chosen of a game that the page was not made with: switches, numbers, and one of a few. The rest stays as printed. */
export function settingsIn({ $defs = {} }: Schema, defaults: Record<string, unknown>): Record<string, Setting> {
  const options = Object.values($defs).find(({ properties = {} }) =>
    Object.keys(defaults).every((name) => name in properties),
  );
  const found = Object.entries(options?.properties ?? {}).map(([name, option]): [string, Setting | undefined] => [
    name,
    settingIn(option, defaults[name], $defs),
  ]);
  return Object.fromEntries(found.filter((each): each is [string, Setting] => each[1] !== undefined));
}

function settingIn(option: Described, otherwise: unknown, defs: NonNullable<Schema["$defs"]>): Setting | undefined {
  const kinds = option.anyOf ?? [option];
  const may_be_left = kinds.some(({ type }) => type === "null");
  const kind = kinds.find(({ type }) => type !== "null") ?? {};
  const choices = kind.enum ?? defs[kind.$ref?.split("/").at(-1) ?? ""]?.enum;
  if (choices) return { kind: "choice", default: otherwise as string, may_be_left, choices };
  if (kind.type === "boolean") return { kind: "switch", default: otherwise as boolean | null, may_be_left };
  if (kind.type !== "integer") return undefined;
  return {
    kind: "number",
    default: otherwise as number | null,
    may_be_left,
    least: kind.minimum ?? 0,
    most: kind.maximum ?? null,
  };
}
