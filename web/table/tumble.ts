import { useEffect, useRef } from 'preact/hooks';
import type { Entry } from '#engine/match.ts';

/** How many rolls somebody has seen at a table. */
export interface Seen {
  rolls: number;
}

export function rollsIn(entries: readonly Entry[]): number {
  return entries.filter(({ kind }) => kind === 'roll').length;
}

/**
 * The number of rolls, for dice that tumble; undefined until dice are rolled before somebody's eyes.
 * Neither a reload nor another hand that takes the device is a roll.
 */
export function useTumble(rolls: number, seen: Seen): number | undefined {
  const before = useRef(seen.rolls);
  useEffect(() => {
    seen.rolls = rolls;
  }, [rolls]);
  return rolls > before.current ? rolls : undefined;
}
