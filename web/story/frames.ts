import type { Announcement } from '#engine/contract.ts';
import type { Entry, Match } from '#engine/match.ts';
import { enter, openMatch } from '#engine/match.ts';
import type { Setup } from '#engine/setup.ts';

/** A match at one moment, and what led there from the moment before. */
export interface Frame {
  readonly position: unknown;
  /** The entries that made it: a roll, or all decisions of a step; none for the beginning. */
  readonly entries: readonly Entry[];
  readonly said: readonly Announcement[];
  /** How many rolls there have been. */
  readonly rolls: number;
}

/** Every moment of a match, from the empty sheets on. */
export function framesOf(setup: Setup, entries: readonly Entry[]): readonly Frame[] {
  const { game } = setup;
  const match = openMatch(setup);
  const frames: Frame[] = [frameOf(match, [], [])];
  let gathered: Entry[] = [];
  for (const entry of entries) {
    const before = game.clone(match.position);
    const step = match.step;
    const refused = enter(match, entry);
    if (refused) throw new Error(`the entry “${entry.text}” was refused by ${refused.rule}`);
    gathered.push(entry);
    if (match.step === step) continue;
    frames.push(frameOf(match, gathered, game.announce(before, match.position)));
    gathered = [];
  }
  return frames;
}

/** The positions of a match, by how many entries stand before each. */
export function positionsIn(frames: readonly Frame[]): ReadonlyMap<number, unknown> {
  const positions = new Map<number, unknown>();
  let at = 0;
  for (const { entries, position } of frames) {
    at += entries.length;
    positions.set(at, position);
  }
  return positions;
}

function frameOf(match: Match, entries: readonly Entry[], said: readonly Announcement[]): Frame {
  const { game, position } = match;
  const rolls = match.entries.filter(({ kind }) => kind === 'roll').length;
  return { position: game.clone(position), entries, said, rolls };
}
