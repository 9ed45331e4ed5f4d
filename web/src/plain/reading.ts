import { say } from "../texts/texts.svelte";
import type { Fields, Speaker } from "./speaker";

/** A line of a list; with `of`, one that has a list of its own. */
export type Entry = { label: string; text: string; of?: readonly Entry[] };

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A record of any kind as lines, in the order of its fields. */
export function entries(speaker: Speaker, record: Fields): Entry[] {
  return Object.entries(speaker.fields(null, record)).map(([field, value]) =>
    entry(speaker, speaker.label(field), field, value, 0),
  );
}

function entry(speaker: Speaker, label: string, field: string, value: unknown, depth: number): Entry {
  if (Array.isArray(value)) return list(speaker, label, field, value, depth);
  if (isRecord(value)) return record(speaker, label, field, value, depth);
  return { label, text: scalar(speaker, field, value, false) };
}

function scalar(speaker: Speaker, field: string, value: unknown, listed: boolean): string {
  if (typeof value === "boolean") return say(value ? "plain-yes" : "plain-no");
  if (typeof value === "string" || typeof value === "number") return speaker.value(field, value);
  return speaker.missing(field, listed);
}

function list(speaker: Speaker, label: string, field: string, values: readonly unknown[], depth: number): Entry {
  if (values.length === 0) return { label, text: say("plain-nothing") };
  const labels = values.map((_, at) => speaker.item(field, at, values.length, depth));
  const simple = values.every((value) => typeof value !== "object" || value === null);
  if (simple && labels.every((each) => each === undefined))
    return { label, text: counted(values.map((value) => scalar(speaker, field, value, true))).join(", ") };
  const of = values.map((value, at): Entry => {
    const head = labels[at] ?? "";
    if (Array.isArray(value)) return list(speaker, head || String(at + 1), field, value, depth + 1);
    if (isRecord(value)) return record(speaker, head, field, value, depth + 1);
    return { label: head, text: scalar(speaker, field, value, true) };
  });
  return { label, text: "", of };
}

const LONG = 6;
const MANY = 6; // lines of a record that are read more easily one below the other

/** In a long list what is there several times is counted. */
function counted(words: readonly string[]): string[] {
  if (words.length <= LONG) return [...words];
  const times = new Map<string, number>();
  for (const each of words) times.set(each, (times.get(each) ?? 0) + 1);
  return [...times].map(([each, count]) => (count > 1 ? `${each} ×${count}` : each));
}

/** One line if it has none that are lists of their own. What is not so, or not there, is left out below the first level. */
function record(speaker: Speaker, label: string, field: string, value: Fields, depth: number): Entry {
  const told = speaker.sentence(field, value);
  if (told !== undefined) return { label, text: told };
  const fields = Object.entries(speaker.fields(field, value)).filter(([name, part]) => !isNothing(speaker, name, part));
  const parts = fields.map(([name, part]) => entry(speaker, speaker.label(name), name, part, depth + 1));
  const lists = parts.filter((part) => part.of !== undefined);
  const lines = parts.flatMap((part, at) => (part.of ? [] : [{ ...part, sure: fields[at]?.[1] === true }]));
  // One of a list goes by its first line: a card by its name. So does what has only one.
  const named = depth > 0 && lines[0]?.sure === false && (!label || parts.length === 1);
  const text = lines
    .map((line, at) => {
      if (line.sure) return line.label;
      return named && at === 0 ? line.text : `${line.label}: ${line.text}`;
    })
    .join(" · ");
  if (!named && lines.length > MANY) return { label, text: "", of: parts };
  if (lists.length === 0) return { label, text: text || say("plain-nothing") };
  return { label: label || text, text: label ? text : "", of: lists };
}

function isNothing(speaker: Speaker, field: string, part: unknown): boolean {
  if (part === null) return speaker.missing(field, false) === say("plain-nothing");
  return part === false || (Array.isArray(part) && part.length === 0);
}
