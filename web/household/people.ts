import type { StampName } from '#ui/stamps.ts';
import type { Played } from './facts.ts';
import type { Filter } from './filter.ts';

/** Somebody of this household; the same name means the same person. */
export interface Person {
  readonly name: string;
  /** The one they had last. */
  readonly stamp: StampName;
  readonly matches: number;
  /** A pen of their own, by its place among all pens. */
  readonly pen: number;
}

/** As many as there are marks: more lines in a chart nobody could tell apart. */
export const MOST_SHOWN = 5;

/** Everybody who has played, those who play most first. The oldest match comes first. */
export function peopleIn(matches: readonly Played[]): readonly Person[] {
  const known = new Map<string, { stamp: StampName; matches: number }>();
  for (const { sitters } of matches) {
    for (const { kind, name, stamp } of sitters) {
      if (kind !== 'person') continue;
      const count = known.get(name)?.matches ?? 0;
      known.set(name, { stamp, matches: count + 1 });
    }
  }
  return [...known]
    .map(([name, person]) => ({ name, ...person }))
    .sort((one, other) => other.matches - one.matches || compare(one.name, other.name))
    .map((person, rank) => ({ ...person, pen: rank }));
}

/** Everybody who sat at some of these matches. */
export function namesIn(matches: readonly Played[]): readonly string[] {
  const people = matches.flatMap(({ sitters }) => sitters.filter(({ kind }) => kind === 'person'));
  return [...new Set(people.map(({ name }) => name))];
}

/** The people in the charts, with distinct pens; frequent players keep theirs in every filter. */
export function shownOf(
  people: readonly Person[],
  playing: ReadonlySet<string>,
  { people: wanted }: Filter,
): readonly Person[] {
  const isWanted = ({ name }: Person) =>
    playing.has(name) && (wanted.length === 0 || wanted.includes(name));
  const shown = people.filter(isWanted).slice(0, MOST_SHOWN);
  const taken = new Set(shown.map(({ pen }) => pen));
  const free = Array.from({ length: MOST_SHOWN }, (_, pen) => pen).filter((pen) => !taken.has(pen));
  return shown.map((person) =>
    person.pen < MOST_SHOWN ? person : { ...person, pen: free.shift()! },
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
