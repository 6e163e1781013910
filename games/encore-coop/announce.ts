import type { Announcement } from '#engine/contract.ts';
import { announceClaims } from '#kits/grid/announce.ts';
import { progress } from './missions.ts';
import { strikesDue } from './penalties.ts';
import { LEADER, thirdMiss } from './play.ts';
import type { Position } from './position.ts';

/** First columns and colours, misses, what the mission gained, penalties, and the end. */
export function announce(before: Position, after: Position): Announcement[] {
  const said = announceClaims(before, after);
  const say = (rule: string, key: string, args: Announcement['args'] = {}) =>
    said.push({ rule, key, args });
  for (const [seat, count] of after.misses.entries()) {
    if (count > before.misses[seat]!) say('C5', 'miss', { seat, count });
  }
  const earlier = progress(before);
  for (const [goal, [have, need]] of Object.entries(progress(after))) {
    const gained = Math.min(have, need);
    if (gained > earlier[goal]![0]) say('C3', 'gained', { goal, have: gained, need });
  }
  if (after.phase === before.phase) return said;
  if (after.phase === 'strike') say('C7', 'due', { count: strikesDue(after), seats: [LEADER] });
  if (after.phase === 'discard') say('C8', 'due', { seats: [LEADER] });
  if (after.phase === 'over') {
    say('C10', after.won ? 'won' : thirdMiss(after) ? 'misses' : 'lost');
  }
  return said;
}
