import type { Game, Note } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import { attempt, notationsOf } from './attempts.ts';
import { LIGHT, LONG } from './long.ts';
import { say, tablesOf } from './table.ts';
import { matchAt, pick, randomTrace, type Trace } from './trace.ts';

const STAGES_A_TABLE = LONG ? 20_000 : LIGHT ? 200 : 800;
const TRIES_A_STAGE = 6;

/** What random matches meet, as keys of texts such as `Q1.behind`. */
export interface Quarry {
  readonly refused: ReadonlySet<string>;
  /** Announcements and reports. */
  readonly told: ReadonlySet<string>;
}

const hunted = new Map<Game, Quarry>();

/**
 * Plays random matches with every number of players and tries at every stage what was legal
 * elsewhere, whole or with a word changed. Whatever is refused or announced must have its sentence.
 */
export function hunt(game: Game): Quarry {
  const known = hunted.get(game);
  if (known) return known;
  const refused = new Set<string>();
  const told = new Set<string>();
  const random = randomFrom(`${game.id}, hunt`);
  for (const table of tablesOf(game)) {
    for (let stages = 0; stages < STAGES_A_TABLE; ) {
      const trace = randomTrace(table, random);
      stages += trace.length;
      note(table, told, toldOf(table, trace));
      note(table, refused, refusalsOf(table, trace, random));
    }
  }
  const quarry = { refused, told };
  hunted.set(game, quarry);
  return quarry;
}

function note({ game, players }: Match, keys: Set<string>, notes: readonly Note[]): void {
  for (const each of notes) {
    say(game, each, players);
    keys.add(`${each.rule}.${each.key}`);
  }
}

function toldOf({ game }: Match, trace: Trace): readonly Note[] {
  return trace.flatMap(({ position }, i) => {
    const before = trace[i - 1];
    const announced = before ? game.announce(before.position, position) : [];
    return [...announced, ...(game.report?.(position) ?? [])];
  });
}

function refusalsOf(table: Match, trace: Trace, random: Random): readonly Note[] {
  const elsewhere = notationsOf(table, trace, random);
  const words = elsewhere.flatMap((choice) => choice.split(' '));
  return trace.flatMap((stage) => {
    const here = notationsOf(table, [stage], random);
    return Array.from({ length: TRIES_A_STAGE }, () => {
      const choices = [pick(random, elsewhere), ...here, ...here];
      const tried = choices.flatMap((choice) => [choice, changed(choice, words, random)]);
      return attempt(matchAt(table, stage), tried, random) ?? [];
    }).flat();
  });
}

/** A choice with a word replaced, left out, doubled or added. */
function changed(choice: string, words: readonly string[], random: Random): string {
  const all = choice.split(' ');
  const at = random.below(all.length);
  const other = pick(random, words);
  const [removed, added] = pick(random, [
    [1, [other]],
    [1, []],
    [0, [all[at]!]],
    [0, [other]],
  ] as const);
  return all.toSpliced(at, removed, ...added).join(' ');
}
