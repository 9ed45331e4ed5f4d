import { usualBot } from "../lobby/bots";
import { facts } from "../lobby/games.svelte";
import { face, nickname } from "../lobby/me";
import { ME, quick } from "../lobby/plan.svelte";
import { openTable } from "../net/api";
import { way } from "../route.svelte";

const GENTLE = "novice";

/** To a table of a whole game, with company and aids for a beginner. Raises `Trouble`. */
export async function playNovices(game: string): Promise<void> {
  const bot = facts(game).bots.includes(GENTLE) ? GENTLE : usualBot(game);
  const plan = quick(game);
  const chairs = plan.chairs.map((who) => (who === ME ? ME : bot));
  const { table } = await openTable(game, { ...plan, chairs, options: facts(game).gentle }, nickname(), face.value);
  way.go({ at: "table", code: table });
}
