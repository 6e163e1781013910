import { expect } from 'vitest';
import { Crowd } from '../../bench/crowd.ts';
import { provenMatches, seatedTables, untilMoves } from './tables.ts';

export interface Plan {
  readonly addresses: readonly string[];
  readonly matches: number;
  /** How many moves are made before each thing that happens. */
  readonly moves: number;
  readonly happens: readonly (() => Promise<void>)[];
  readonly games?: readonly string[];
}

/** Long enough to be in the middle of something, short enough to come to an end. */
const PAUSE = 5;

/**
 * Lets people play whole matches while something happens to their servers, and looks whether all
 * came back, nothing was lost or doubled, and every match ended with a record that is right.
 * Returns how often each of them had to come back.
 */
export async function playThrough(plan: Plan): Promise<readonly number[]> {
  const { addresses, matches, moves, happens, games } = plan;
  const seated = await seatedTables(addresses[0]!, matches, games);
  const crowd = new Crowd(seated, { addresses, pause: PAUSE });
  try {
    await crowd.open(crowd.players);
    crowd.play();
    for (const happen of happens) {
      await untilMoves(crowd, moves);
      await happen();
    }
    await crowd.untilOver();
    await crowd.until(() => crowd.players.every(({ isHere }) => isHere));
    await crowd.rest();
    expect(crowd.tally.odd).toEqual([]);
    expect(await crowd.findings()).toEqual({ lost: 0, doubled: 0 });
    expect(await provenMatches(crowd)).toBe(matches);
    return crowd.players.map(({ arrivals }) => arrivals - 1);
  } finally {
    crowd.close();
  }
}
