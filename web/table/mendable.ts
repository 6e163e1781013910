import type { Table } from './table.ts';

/**
 * Which entries may be corrected from this device, the first one first. Around one device people see
 * what is done; with devices of their own, rolls are everybody’s and choices their own, for a turn.
 */
export function mendableAt({ dice, mine, view, remote }: Table): readonly number[] {
  const { entries } = view.value;
  if (dice !== 'real' || mine.length === 0) return [];
  const first = remote?.mendable.value ?? 0;
  return entries.flatMap((entry, at) => {
    const isOurs = !remote || entry.kind === 'roll' || mine.includes(entry.seat);
    return at >= first && isOurs ? [at] : [];
  });
}
