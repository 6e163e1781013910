import type { Options } from '#engine/contract.ts';
import { isRefusal } from '#engine/contract.ts';
import { diceWords } from '#engine/dice.ts';
import { awaited, type Match, openMatch, play, throwDice } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import { loadPlayers } from '#games/players.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import type { Chair, SavedMatch } from '#web/store/saved.ts';

/** A match as bots would have played it up to some moment, in the shape the browser keeps. */
export interface Wanted {
  readonly id: string;
  readonly game: string;
  readonly seats?: number;
  readonly options?: Options;
  readonly seed?: string;
  /** People on this device; the other seats are bots. */
  readonly people?: number;
  readonly dice?: SavedMatch['dice'];
  readonly until: (match: Match) => boolean;
  /** Whether the first seat has decided already. */
  readonly sealed?: boolean;
}

/** One name is as long as names get; there are as many as seats at the largest table. */
const NAMES = ['Lea', 'Maximiliane', 'Tom', 'Aurélie', 'Jo', 'Annika'];
const STAMPS = ['fox', 'owl', 'bear', 'cat', 'hare'] as const;
export const MADE = Date.UTC(2026, 4, 3, 18, 30);
const MOST_STEPS = 2000;

export async function played(wanted: Wanted): Promise<SavedMatch> {
  const { id, game: name, seats = 3, options = {}, people = 1, seed = wanted.id } = wanted;
  if (seats > NAMES.length) throw new Error(`${id}: there are no names for ${seats} seats`);
  const { game, bots } = await loadPlayers(name);
  const setup = setUp(game, NAMES.slice(0, seats), options);
  if (isRefusal(setup)) throw new Error(`${id} cannot be set up: ${setup.rule} ${setup.key}`);
  const match = openMatch(setup);
  // Quick, and the same for as long as there are these pictures.
  const bot = bots.greedy!;
  const random = randomFrom(seed);
  const decide = (seat: number): string =>
    game.notate(match.position, seat, bot.choose(match.position, seat, random));
  for (let steps = 0; !wanted.until(match); steps++) {
    if (steps > MOST_STEPS || isOver(match)) throw new Error(`${id} never came to its moment`);
    if (isRolling(match)) rollWith(match, random);
    else for (const seat of awaited(match)) play(match, seat, decide(seat));
  }
  const { players, entries, position } = match;
  return {
    id,
    revision: 1,
    game: name,
    players,
    options: match.options,
    chairs: players.map((_, seat) => chairOf(seat, people)),
    dice: wanted.dice ?? 'app',
    entries,
    sealed: wanted.sealed ? [{ seat: 0, text: decide(0) }] : [],
    corrections: [],
    created: MADE,
    changed: MADE + entries.length * 20_000,
    ...(isOver(match) && {
      result: {
        totals: game.scores(position).map(({ total }) => total),
        winners: game.winners(position),
      },
    }),
  };
}

/** The first seat is to choose, and so many rolls have been made. */
export function choosing(rolls: number): Wanted['until'] {
  return (match) => rollsOf(match) >= rolls && awaited(match).includes(0);
}

/** The next roll is due, after so many. */
export function rolling(rolls: number): Wanted['until'] {
  return (match) => rollsOf(match) >= rolls && isRolling(match);
}

export function isOver(match: Match): boolean {
  return match.game.next(match.position).for === 'nobody';
}

function isRolling(match: Match): boolean {
  return match.game.next(match.position).for === 'dice';
}

function rollsOf({ entries }: Match): number {
  return entries.filter(({ kind }) => kind === 'roll').length;
}

function rollWith(match: Match, random: Random): void {
  const next = match.game.next(match.position);
  if (next.for !== 'dice') return;
  const faces = next.dice.map((die) => random.below(die.faces.length));
  throwDice(match, diceWords(next.dice, faces));
}

function chairOf(seat: number, people: number): Chair {
  return seat < people
    ? { kind: 'person', stamp: STAMPS[seat % STAMPS.length]! }
    : { kind: 'bot', stamp: 'bot', level: 'strong' };
}
