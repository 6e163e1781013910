import { type Found, unpacked } from './facts.ts';
import type { Counted } from './filter.ts';

/** How often each box of a sheet was crossed. */
export interface Boxes {
  readonly sheet: string;
  /** How many sheets of that name were played to the end. */
  readonly count: number;
  /** By the box's place in the plan. */
  readonly crossed: readonly number[];
}

/** Of every sheet that these people played on, the one that was played most first. */
export function boxesIn(
  matches: readonly Counted[],
  people: ReadonlySet<string>,
): readonly Boxes[] {
  const known = new Map<string, { count: number; crossed: number[] }>();
  for (const { sitters, found } of matches) {
    if (!found) continue;
    for (const [seat, { kind, name }] of sitters.entries()) {
      if (kind === 'person' && people.has(name)) count(known, found, seat);
    }
  }
  return [...known]
    .map(([sheet, boxes]) => ({ sheet, ...boxes }))
    .sort((one, other) => other.count - one.count);
}

function count(
  known: Map<string, { count: number; crossed: number[] }>,
  { sheets, crossed }: Found,
  seat: number,
): void {
  const sheet = sheets[seat]!;
  const boxes = known.get(sheet) ?? { count: 0, crossed: [] };
  boxes.count++;
  for (const place of unpacked(crossed[seat]!)) {
    while (boxes.crossed.length <= place) boxes.crossed.push(0);
    boxes.crossed[place]!++;
  }
  known.set(sheet, boxes);
}
