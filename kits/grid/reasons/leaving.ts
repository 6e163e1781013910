import type { Move, Seat } from '#engine/contract.ts';
import type { Reason } from '../../reason.ts';
import { boardOf } from '../boards.ts';
import { jokersOf, placementOf } from '../moves.ts';
import { listCrossings, type Table } from '../table.ts';

/** About as much as points: a box for somebody else. */
const OTHERS = 0.3;
/** Boxes that a roll brings at most, and so few that the dice left are poor. */
const MOST = 5;
const POOR = 2;

/** What the dice left bring the others: much is good in a team, little among opponents. */
export function leavingReasons(
  after: Table<string>,
  seat: Seat,
  isTeam: boolean,
): readonly Reason[] {
  if (after.phase !== 'others') return [];
  const others = [...after.papers.keys()].filter((each) => each !== seat);
  const counts = others.map((each) => mostBoxes(after, each));
  if (isTeam) {
    const count = Math.min(...counts);
    if (count === 0) return [];
    const args = { count, seats: others.filter((_, nth) => counts[nth] === count) };
    return [{ figure: String(count), key: 'reason.leaves', args, weight: OTHERS * count }];
  }
  const count = Math.max(...counts);
  if (count > POOR) return [];
  const weight = OTHERS * (MOST - count);
  return [{ figure: String(count), key: 'reason.leaves.poor', args: { count }, weight }];
}

/** The most boxes that a seat can cross without a joker. */
function mostBoxes(table: Table<string>, seat: Seat): number {
  const { size } = boardOf(table.papers[seat]!.sheet).placements;
  const list: Move[] = [];
  const count = listCrossings(table, seat, list, 0);
  const free = list.slice(0, count).filter((move) => jokersOf(move) === 0);
  return Math.max(0, ...free.map((move) => size[placementOf(move)]!));
}
