import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import { gridHeadline } from '#kits/grid/face/headline.ts';
import { gridStatus } from '#kits/grid/face/status.ts';
import { MISSES_TO_LOSE, TURNS } from '../play.ts';
import type { Position } from '../position.ts';
import { isPenalty } from './choice.ts';
import { quests } from './tiles.ts';
import { standing, turnNow } from './turns.ts';

export function headline(position: Position): Saying {
  if (!isPenalty(position)) return gridHeadline(position);
  return { key: 'headline.penalty', args: { roll: position.rolls } };
}

/** The team first, then the seat; open stars cost nothing here (C6). */
export function status(position: Position, seat: Seat): readonly Saying[] {
  const { points, jokers, goal, turn, countsJokers } = standing(position);
  const args = { points, jokers, goal, turn };
  return [
    { key: 'team.turn', args: { turn: turnNow(position) } },
    { key: countsJokers ? 'team.standing.last' : 'team.standing', args },
    ...quests(position).map(({ goal, have, need }) => {
      return { key: 'team.quest', args: { goal, have, need } };
    }),
    ...position.misses.map((count, each) => ({ key: 'team.misses', args: { seat: each, count } })),
    ...gridStatus(position, seat).filter(({ key }) => key !== 'status.stars'),
  ];
}

/** Whether this seat's next miss loses the match, or the last turn is on. */
export function nearEnd(position: Position, seat: Seat): boolean {
  if (position.phase === 'over') return false;
  return position.misses[seat]! === MISSES_TO_LOSE - 1 || turnNow(position) === TURNS;
}
