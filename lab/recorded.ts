import type { Bot } from '#bots/bot.ts';
import { type Dice, diceFrom } from '#bots/dice.ts';
import { type Game, isRefusal, type Options } from '#engine/contract.ts';
import { diceWords } from '#engine/dice.ts';
import { type Entry, enter, type Match, openMatch } from '#engine/match.ts';
import { writeRecord } from '#engine/record/write.ts';
import { setUp } from '#engine/setup.ts';
import { type Random, randomFrom } from '#kits/random.ts';

/** A match that bots have played, with all that is needed to play it again. */
export interface Recorded {
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  /** Its number; seed and number make its dice. */
  readonly match: number;
  /** The bot of each seat. */
  readonly seats: readonly string[];
  readonly scores: readonly number[];
  /** Seats, counted from 1; none where a team has lost. */
  readonly winners: readonly number[];
  readonly rolls: number;
  /** The record's text, as `replay` reads it. */
  readonly record: string;
}

/** Whether something that was read is such a match, as far as going on with it needs. */
export function isRecorded(value: unknown): value is Recorded {
  if (typeof value !== 'object' || value === null) return false;
  const { game, options, seed, match, seats, record } = value as Partial<Record<string, unknown>>;
  return (
    [game, seed, record].every((each) => typeof each === 'string') &&
    typeof options === 'object' &&
    Number.isSafeInteger(match) &&
    Array.isArray(seats)
  );
}

interface Player {
  readonly name: string;
  readonly bot: Bot;
}

interface Matches {
  readonly game: Game;
  /** One a seat in the first match; in every further one each sits one place on. */
  readonly players: readonly Player[];
  readonly options: Options;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

export function recordMatches({ from, to, ...rest }: Matches): Recorded[] {
  return Array.from({ length: to - from }, (_, nth) => recordMatch(rest, from + nth));
}

function recordMatch(
  { game, players, options, seed }: Omit<Matches, 'from' | 'to'>,
  number: number,
): Recorded {
  const seated = players.map((_, seat) => players[(seat + number) % players.length]!);
  const names = seated.map(({ name }, seat) => `${name} ${seat + 1}`);
  const setup = setUp(game, names, options);
  if (isRefusal(setup)) throw new Error(`the table was refused by ${setup.rule}`);
  const match = openMatch(setup);
  const random = randomFrom(`${seed}/${number}`);
  playOut(match, seated, diceFrom(random), random);
  return {
    game: game.id,
    options,
    seed,
    match: number,
    seats: seated.map(({ name }) => name),
    scores: game.scores(match.position).map(({ total }) => total),
    winners: game.winners(match.position).map((seat) => seat + 1),
    rolls: match.entries.filter(({ kind }) => kind === 'roll').length,
    record: writeRecord(match),
  };
}

/** By the referee, as people play, so that what is written is what the rules allowed. */
function playOut(match: Match, players: readonly Player[], dice: Dice, random: Random): void {
  const { game, position } = match;
  const faces: number[] = [];
  for (let next = game.next(position); next.for !== 'nobody'; next = game.next(position)) {
    if (next.for === 'dice') {
      dice.throw(next.dice, faces);
      write(match, { kind: 'roll', text: diceWords(next.dice, faces).join(' ') });
      continue;
    }
    const entries = next.seats.map((seat): Entry => {
      const move = players[seat]!.bot.choose(position, seat, random);
      return { kind: 'move', seat, text: game.notate(position, seat, move) };
    });
    for (const entry of entries) write(match, entry);
  }
}

function write(match: Match, entry: Entry): void {
  const refused = enter(match, entry);
  if (refused) throw new Error(`“${entry.text}” was refused by ${refused.rule}`);
}
