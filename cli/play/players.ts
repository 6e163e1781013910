import type { Game, Options } from '#engine/contract.ts';
import { isRefusal } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { openMatch } from '#engine/match.ts';
import type { Setup } from '#engine/setup.ts';
import { setUp } from '#engine/setup.ts';
import type { Shelf } from '#games/shelf.ts';
import type { Args } from '../command.ts';
import { Problem } from '../exit.ts';
import { botNamed } from '../games.ts';
import { seatsFor } from '../headers.ts';
import { tell } from '../sentences.ts';

/** Who sits where: names in seat order, and the bot of each seat that has one. */
export interface Seating {
  readonly names: readonly string[];
  readonly bots: readonly (string | undefined)[];
}

const PERSON = 'Player';
const BOT = /^bot(?::(.*))?$/i;
/** A header of ours, which the rules ignore, so that a resumed match knows its bots. */
const HEADER = 'Bots';

/** Reads “Ada, bot:greedy, bot”; a bot without a name is the usual one. */
export function readSeating(text: string, shelf: Shelf, usual: string): Seating {
  const words = text.split(',').map((word) => word.trim());
  const bots = words.map((word) => {
    const match = BOT.exec(word);
    return match ? botNamed(match[1]?.trim() ?? usual, shelf) : undefined;
  });
  const names: string[] = [];
  for (const [seat, word] of words.entries()) {
    const bot = bots[seat];
    names.push(bot === undefined ? word : freeName(bot, [...words, ...names]));
  }
  return { names, bots };
}

/** One person and some bots. */
export function seatingWith(bots: number): string {
  return [PERSON, ...Array.from({ length: bots }, () => 'bot')].join(', ');
}

/** One person and one bot, or as many as the game and its options need. */
export function defaultSeating({ game }: Shelf, values: Args['values']): string {
  const { min, max } = game.players;
  return seatingWith(seatsFor(game, Math.min(Math.max(2, min), max), values) - 1);
}

/** Opens a match; a set-up that the referee refuses is a problem. */
export function openTable(game: Game, { names, bots }: Seating, options: Options): Match {
  const setup = setUp(game, names, options, botsHeader(bots));
  if (isRefusal(setup)) throw new Problem(tell(setup, game, names));
  return openMatch(setup);
}

/** The bots named in a record; seats without one are for people. */
export function botsOf({ players, remarks }: Setup, shelf: Shelf): Seating['bots'] {
  const [, value = ''] =
    remarks.find(([name]) => name.toLowerCase() === HEADER.toLowerCase()) ?? [];
  const told = new Map(value.split(',').map((each) => each.trim().split(' ') as [string, string]));
  return players.map((_, seat) => {
    const bot = told.get(String(seat + 1));
    return bot !== undefined && Object.hasOwn(shelf.bots, bot) ? bot : undefined;
  });
}

function botsHeader(bots: Seating['bots']): Setup['remarks'] {
  const told = bots.flatMap((bot, seat) => (bot === undefined ? [] : [`${seat + 1} ${bot}`]));
  return told.length === 0 ? [] : [[HEADER, told.join(', ')]];
}

function freeName(bot: string, taken: readonly string[]): string {
  const name = bot.charAt(0).toUpperCase() + bot.slice(1);
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name} ${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
}
