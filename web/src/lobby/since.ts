const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

const said = (
  amount: number,
  unit: Intl.RelativeTimeFormatUnit,
  language: string,
  numeric: "auto" | "always",
): string => new Intl.RelativeTimeFormat(language, { numeric }).format(amount, unit);

/** How long ago that was, in words: "5 minutes ago", "yesterday". */
export function since(moment: number, language: string, now = Date.now()): string {
  const span = Math.min(0, moment - now);
  const [unit, length] = STEPS.find(([, each]) => -span >= each) ?? ["second", Number.POSITIVE_INFINITY];
  return said(Math.trunc(span / length), unit, language, "auto");
}

/** How long it is until then, as the table says it: "in 5 minutes", "in 24 hours", "in 2 days". */
export function until(moment: number, language: string, now = Date.now()): string {
  const span = moment - now;
  if (span < 60_000) return since(now, language, now);
  const [unit, length] = STEPS.find(([, each]) => span >= 1.5 * each) ?? ["minute", 60_000];
  return said(Math.round(span / length), unit, language, "always");
}
