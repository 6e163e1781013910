import type { Announcement, Seat } from '#engine/contract.ts';
import type { Area, Position } from './position.ts';
import { allColours, allNumbers, MISSES, onFirstArea } from './position.ts';
import { colourPoints, numberPoints } from './score.ts';

/** What the others at the table should hear: misses, turned sheets and the end. */
export function announce(before: Position, after: Position): Announcement[] {
  const said: Announcement[] = [];
  for (const [seat, areas] of after.sheets.entries()) {
    const at = before.sheets[seat]!.length - 1;
    const count = areas[at]!.misses;
    if (count > before.sheets[seat]![at]!.misses) {
      said.push({ rule: 'T6', key: 'miss', args: { seat, count } });
    }
    if (onFirstArea(before, seat) && !onFirstArea(after, seat)) said.push(turned(seat, areas[0]!));
  }
  if (after.phase === 'over' && before.phase !== 'over') said.push(...ended(after));
  return said;
}

function turned(seat: Seat, first: Area): Announcement {
  const args = { seat, points: colourPoints(first) + numberPoints(first) };
  return first.misses === MISSES
    ? { rule: 'T8', key: 'turned', args }
    : { rule: 'T9', key: 'closed', args };
}

/** T10: every reason counts, and several seats may have one. */
function ended(position: Position): Announcement[] {
  const reasons = [
    { rule: 'T10', key: 'misses', applies: ({ misses }: Area) => misses === MISSES },
    { rule: 'T10', key: 'colours', applies: allColours },
    { rule: 'T10', key: 'numbers', applies: allNumbers },
  ];
  return reasons.flatMap(({ rule, key, applies }) => {
    const seats = position.sheets.flatMap(([, second], seat) =>
      second !== undefined && applies(second) ? [seat] : [],
    );
    return seats.length > 0 ? [{ rule, key, args: { seats } }] : [];
  });
}
