import type { Analysis } from '#bots/analysis/told.ts';
import type { Seat } from '#engine/contract.ts';
import type { Counted } from './filter.ts';
import { meanOf } from './scores.ts';

/** What a look at a match said of a seat, in points; of a team's match in hundredths of its chance. */
export interface Look {
  /** What the dice brought, compared with average dice. */
  readonly luck: number;
  /** What the seat's choices brought, compared with those of a strong bot. */
  readonly skill: number;
  /** On how many sets of dice that rests. */
  readonly samples: number;
}

/** By seat. */
export type Looks = Readonly<Record<Seat, Look>>;

/** Luck and skill of somebody over all matches that were looked at. */
export interface Luck {
  readonly name: string;
  readonly count: number;
  readonly luck: number;
  readonly skill: number;
  /** Twice the standard error of each: the true mean lies within it 95 times in a hundred. */
  readonly luckWithin: number;
  readonly skillWithin: number;
}

/** A seat of a match that nobody has looked at yet. */
export interface Unseen {
  readonly match: string;
  readonly seat: Seat;
}

/** Fewer say nothing about somebody. */
const FEWEST_LOOKS = 3;

export function lookOf({ counted, score, win, samples }: Analysis): Look {
  const of = counted === 'mission' ? win : score;
  const unit = counted === 'mission' ? 100 : 1;
  return { luck: unit * of.dice.mean, skill: unit * of.own.mean, samples };
}

export function luckOf(name: string, matches: readonly Counted[]): Luck | undefined {
  const looks = seatsOf([name], matches).flatMap(({ looks, seat }) => looks?.[seat] ?? []);
  if (looks.length < FEWEST_LOOKS) return undefined;
  const [lucks, skills] = [looks.map(({ luck }) => luck), looks.map(({ skill }) => skill)];
  return {
    name,
    count: looks.length,
    luck: meanOf(lucks),
    skill: meanOf(skills),
    luckWithin: within(lucks),
    skillWithin: within(skills),
  };
}

/** How many seats of these people were looked at, of how many. */
export function seenIn(
  people: readonly string[],
  matches: readonly Counted[],
): { readonly seen: number; readonly of: number } {
  const seats = seatsOf(people, matches);
  return { seen: seats.filter(({ looks, seat }) => looks?.[seat]).length, of: seats.length };
}

/** What should be looked at next: the latest first, and only what can be replayed. */
export function unseenIn(
  people: readonly string[],
  matches: readonly Counted[],
): readonly Unseen[] {
  return seatsOf(people, matches)
    .filter(({ looks, found, seat }) => found && !looks?.[seat])
    .map(({ id, seat }) => ({ match: id, seat }))
    .reverse();
}

function seatsOf(people: readonly string[], matches: readonly Counted[]) {
  return matches.flatMap(({ id, sitters, looks, found }) =>
    sitters.flatMap(({ kind, name }, seat) =>
      kind === 'person' && people.includes(name) ? [{ id, seat, looks, found }] : [],
    ),
  );
}

function within(values: readonly number[]): number {
  const mean = meanOf(values);
  const spread = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1);
  return 2 * Math.sqrt(spread / values.length);
}
