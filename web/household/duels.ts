import type { Seat } from '#engine/contract.ts';
import { placeOf } from '../screens/parts/outcome.ts';
import type { Played } from './facts.ts';

/** How two have ended up against each other at the same tables. */
export interface Duel {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** By the names of two people, and by a person and the level of a bot. */
export interface Duels {
  readonly people: ReadonlyMap<string, ReadonlyMap<string, Duel>>;
  readonly bots: ReadonlyMap<string, ReadonlyMap<string, Duel>>;
}

/** Bots from before there were levels. */
export const NO_LEVEL = '';

/** A better place beats a worse one, also behind a third player. A team beats nobody. */
export function duelsIn(matches: readonly Played[], isTeam: (game: string) => boolean): Duels {
  const people = new Map<string, Map<string, Duel>>();
  const bots = new Map<string, Map<string, Duel>>();
  for (const { game, sitters, totals, winners } of matches) {
    if (isTeam(game)) continue;
    const places = sitters.map((_, seat) => placeOf(seat, { totals, winners }));
    for (const [seat, one] of sitters.entries()) {
      if (one.kind !== 'person') continue;
      for (const [other, rival] of sitters.entries()) {
        if (other === seat || rival.kind === 'former') continue;
        const gained = gain(seat, other, places);
        if (rival.kind === 'person') count(people, one.name, rival.name, gained);
        else count(bots, one.name, rival.level ?? NO_LEVEL, gained);
      }
    }
  }
  return { people, bots };
}

function gain(seat: Seat, other: Seat, places: readonly number[]): keyof Duel {
  const lead = places[other]! - places[seat]!;
  return lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drawn';
}

const NONE: Duel = { won: 0, lost: 0, drawn: 0 };

function count(
  all: Map<string, Map<string, Duel>>,
  name: string,
  against: string,
  gained: keyof Duel,
): void {
  const own = all.get(name) ?? new Map<string, Duel>();
  const known = own.get(against) ?? NONE;
  own.set(against, { ...known, [gained]: known[gained] + 1 });
  all.set(name, own);
}
