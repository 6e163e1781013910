import type { Game, Options, Refusal } from './contract.ts';
import { isRefusal, refusal } from './contract.ts';
import { upper } from './words.ts';

/** What is settled before the first roll: made only by the door below and by the record's reader. */
export interface Setup {
  readonly game: Game;
  readonly players: readonly string[];
  readonly options: Options;
  /** Headers that the game does not know: kept, and ignored. */
  readonly remarks: readonly (readonly [name: string, value: string])[];
}

/** The set-up of a table, or the rule that its players or options break (F1). */
export function setUp(
  game: Game,
  players: readonly string[],
  given: Options,
  remarks: Setup['remarks'] = [],
): Setup | Refusal {
  const fault = checkNames(players) ?? checkCount(game, players.length);
  if (fault) return fault;
  const options: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const header = game.headers.find((each) => upper(each.name) === upper(name));
    if (!header) return refusal('F1', 'unknown', { header: name });
    const read = header.read(value, players.length);
    if (isRefusal(read)) return read;
    options[header.name] = read;
  }
  return { game, players, options: withImplied(game, players.length, options), remarks };
}

/** Adds what a new table writes where nothing was chosen. */
export function asNew(game: Game, options: Options): Options {
  const newest = game.headers.flatMap(({ name, newest }) => (newest ? [[name, newest]] : []));
  return { ...Object.fromEntries(newest), ...options };
}

/** Adds what is written even when it was left out. */
export function withImplied(game: Game, seats: number, options: Options): Options {
  const implied = game.headers.flatMap((header) => {
    const value = header.implied?.(seats);
    return value === undefined ? [] : [[header.name, value]];
  });
  return { ...options, ...Object.fromEntries(implied) };
}

/** Names must survive a record, where commas separate them and `#` begins a comment. */
export function checkNames(players: readonly string[]): Refusal | undefined {
  if (players.some((name) => name.trim() === '')) return refusal('F1', 'emptyName');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: names must not carry them
  if (players.some((name) => /[\u0000-\u001F\u007F,#]/.test(name))) return refusal('F1', 'oddName');
  const known = new Set<string>();
  for (const name of players) {
    if (known.has(name)) return refusal('F1', 'sameName', { name });
    known.add(name);
  }
  return undefined;
}

export function checkCount(game: Game, count: number): Refusal | undefined {
  const { min, max } = game.players;
  return count < min || count > max ? refusal('F1', 'players', { count, min, max }) : undefined;
}
