import type { Game, Refusal } from '../contract.ts';
import { isRefusal, refusal } from '../contract.ts';
import { knownAs, unknownValue } from '../options.ts';
import type { Setup } from '../setup.ts';
import { checkCount, checkNames, withImplied } from '../setup.ts';
import { upper } from '../words.ts';
import type { Line } from './lines.ts';

export interface Fault {
  readonly line: number;
  readonly refusal: Refusal;
}

interface Given {
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

export function readHeaders(lines: readonly Line[], games: readonly Game[]): Setup | Fault {
  const given = lines.map(readLine);
  const gameLine = find(given, 'Game');
  const playersLine = find(given, 'Players');
  if (!gameLine || !playersLine) {
    const header = gameLine ? 'Players' : 'Game';
    // A line that cannot be read may be the very one that is missed.
    const unreadable = given.find((each) => 'refusal' in each);
    return unreadable ?? { line: 1, refusal: refusal('F1', 'missing', { header }) };
  }
  const id = knownAs(
    gameLine.value,
    games.map((game) => game.id),
  );
  const game = games.find((each) => each.id === id);
  return settle(given, games, game, playersLine.value.split(',').map(trimName));
}

/** Judges the headers line by line, in the order of the text. */
function settle(
  given: readonly (Given | Fault)[],
  games: readonly Game[],
  game: Game | undefined,
  players: readonly string[],
): Setup | Fault {
  const options: Record<string, string> = {};
  const remarks: [string, string][] = [];
  const seen = new Set<string>();
  for (const each of given) {
    if ('refusal' in each) return each;
    const { line, name, value } = each;
    const key = upper(name);
    const header = game?.headers.find((known) => upper(known.name) === key);
    if (!header && key !== 'GAME' && key !== 'PLAYERS') {
      remarks.push([name, value]);
      continue;
    }
    if (seen.has(key)) return { line, refusal: refusal('F1', 'twice', { header: name }) };
    seen.add(key);
    const fault = key === 'GAME' ? checkGame(game, value, games) : undefined;
    const odd = fault ?? (key === 'PLAYERS' ? checkPlayers(game, players) : undefined);
    if (odd) return { line, refusal: odd };
    const read = header?.read(value, players.length);
    if (isRefusal(read)) return { line, refusal: read };
    if (header && read !== undefined) options[header.name] = read;
  }
  if (!game) throw new Error('an unknown game was not refused');
  return { game, players, options: withImplied(game, players.length, options), remarks };
}

function checkGame(
  game: Game | undefined,
  value: string,
  games: readonly Game[],
): Refusal | undefined {
  if (game) return undefined;
  const ids = games.map((each) => each.id);
  return unknownValue('Game', value, ids);
}

function checkPlayers(game: Game | undefined, players: readonly string[]): Refusal | undefined {
  return checkNames(players) ?? (game && checkCount(game, players.length));
}

function readLine({ number: line, text, isUtf8 }: Line): Given | Fault {
  if (!isUtf8) return { line, refusal: refusal('F2', 'utf8') };
  const colon = text.indexOf(':');
  if (colon < 1) return { line, refusal: refusal('F2', 'header') };
  return { line, name: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}

function find(given: readonly (Given | Fault)[], name: string): Given | undefined {
  return given.find((each) => 'name' in each && upper(each.name) === upper(name)) as
    | Given
    | undefined;
}

function trimName(name: string): string {
  return name.trim().replace(/ +/g, ' ');
}
