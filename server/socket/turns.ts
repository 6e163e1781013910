import type { Seat } from '#engine/contract.ts';
import type { Turn } from '../play/bots.ts';
import type { Room } from '../play/room.ts';
import type { TableDocument } from '../tables/document.ts';
import { standInAt } from '../tables/host.ts';
import type { Attendance } from './attendance.ts';

/** How long a step may take before a bot decides, in milliseconds. */
export const LIMITS = { off: undefined, gentle: 60_000, fast: 20_000 } as const;

/** Before a bot makes the first roll, people’s devices add their chance to the dice. */
const FIRST_ROLL = 4;

/** Which bot plays for an awaited seat, and from when on. `pace` is how long it seems to think. */
export function turnAt(
  seat: Seat,
  table: TableDocument,
  attendance: Attendance,
  room: Room,
  pace: number,
): Turn | undefined {
  const sitter = table.seats[seat];
  if (sitter?.kind !== 'bot') return standIn(seat, table, attendance, room.since, pace);
  const isFirst = room.live.match.step === 0;
  const at = room.since + (isFirst ? FIRST_ROLL * pace : pace);
  return { why: sitter.isFree ? 'left' : 'bot', level: sitter.level, at };
}

/** People are never played for while none of them is there. */
function standIn(
  seat: Seat,
  table: TableDocument,
  attendance: Attendance,
  since: number,
  pace: number,
): Turn | undefined {
  const limit = LIMITS[table.options.timer];
  const due = attendance.awayUntil(table, seat);
  if (limit === undefined && due === undefined) return undefined;
  if (attendance.presence(table).here.size === 0) return undefined;
  const level = standInAt(table.options.game);
  const turns: Turn[] = [];
  if (limit !== undefined) turns.push({ why: 'late', level, at: since + limit });
  if (due !== undefined) turns.push({ why: 'away', level, at: Math.max(due, since + pace) });
  return turns.sort((one, other) => one.at - other.at)[0];
}
