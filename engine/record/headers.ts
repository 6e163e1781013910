import type { Game, Header, Options, Refusal } from '../contract.ts';
import { refusal } from '../contract.ts';
import type { Setup } from '../match.ts';
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

/** The order in which headers are written. */
export const HEADER_ORDER = [
  'Game',
  'Players',
  'Sheet',
  'Sheets',
  'Mission',
  'Finish',
  'Goals',
  'Sides',
  'Variant',
];

export function readHeaders(lines: readonly Line[], games: readonly Game[]): Setup | Fault {
  const read = lines.map(readLine);
  const unreadable = read.find((each) => 'refusal' in each);
  const given = read.filter((each) => 'value' in each);
  const find = (name: string) => given.find((each) => upper(each.name) === upper(name));
  const gameLine = find('Game');
  const playersLine = find('Players');
  if (!gameLine || !playersLine) {
    const header = gameLine ? 'Players' : 'Game';
    return unreadable ?? { line: 1, refusal: refusal('F1', 'missing', { header }) };
  }
  const game = games.find((each) => upper(each.id) === upper(gameLine.value));
  if (!game) {
    if (unreadable && unreadable.line < gameLine.line) return unreadable;
    const args = { header: 'Game', value: gameLine.value, choices: games.map((each) => each.id) };
    return { line: gameLine.line, refusal: refusal('F1', 'value', args) };
  }
  return settle(game, playersLine.value.split(',').map(trimName), read);
}

/** Judges the headers line by line, in the order of the text. */
function settle(
  game: Game,
  players: readonly string[],
  read: readonly (Given | Fault)[],
): Setup | Fault {
  const seats = players.length;
  const options: Record<string, string> = {};
  const remarks: [string, string][] = [];
  const seen = new Set<string>();
  for (const each of read) {
    if ('refusal' in each) return each;
    const { line, name, value } = each;
    const key = upper(name);
    const header = game.headers.find((known) => upper(known.name) === key);
    if (!header && key !== 'GAME' && key !== 'PLAYERS') {
      remarks.push([name, value]);
      continue;
    }
    if (seen.has(key)) return { line, refusal: refusal('F1', 'twice', { header: name }) };
    seen.add(key);
    const fault = key === 'PLAYERS' ? checkPlayers(game, players) : undefined;
    if (fault) return { line, refusal: fault };
    if (!header) continue;
    const read = header.read(value, seats);
    if (read === undefined) return { line, refusal: unknownValue(header, value, seats) };
    options[header.name] = read;
  }
  return { game, players, options: withImplied(game, seats, options), remarks };
}

function readLine({ number: line, text, isUtf8 }: Line): Given | Fault {
  if (!isUtf8) return { line, refusal: refusal('F2', 'utf8') };
  const colon = text.indexOf(':');
  if (colon < 1) return { line, refusal: refusal('F2', 'header') };
  return { line, name: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}

function checkPlayers(game: Game, players: readonly string[]): Refusal | undefined {
  const { min, max } = game.players;
  if (players.some((name) => name === '')) return refusal('F1', 'emptyName');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: names must not carry them
  if (players.some((name) => /[\u0000-\u001F\u007F]/.test(name))) return refusal('F1', 'oddName');
  const twin = players.find((name, i) => players.indexOf(name) !== i);
  if (twin !== undefined) return refusal('F1', 'sameName', { name: twin });
  if (players.length < min || players.length > max) {
    return refusal('F1', 'players', { count: players.length, min, max });
  }
  return undefined;
}

function unknownValue(header: Header, value: string, seats: number): Refusal {
  const choices = header.choices(seats);
  return refusal('F1', 'value', { header: header.name, value, choices });
}

function withImplied(game: Game, seats: number, options: Record<string, string>): Options {
  for (const header of game.headers) {
    const implied = header.implied?.(seats);
    if (implied !== undefined) options[header.name] = implied;
  }
  return options;
}

function trimName(name: string): string {
  return name.trim().replace(/ +/g, ' ');
}
