import type { GlanceProps } from '#games/face.ts';
import { Icon } from '#ui/icon.tsx';
import type { Position } from '../position.ts';
import { goalMarks, standing } from './turns.ts';
import './goal-bar.css';

const ICON = { reached: 'check', missed: 'close' } as const;

/** The points of the team on the way to its goals. */
export function GoalBar({ position, say }: GlanceProps<Position>) {
  const goals = goalMarks(position);
  const most = goals.at(-1)!.points;
  const { points, jokers, countsJokers } = standing(position);
  const share = (value: number): string => `${Math.min(100, (value / most) * 100)}%`;
  return (
    <div class="coop-bar">
      <i style={{ width: share(points + (countsJokers ? jokers : 0)) }} />
      <ul>
        {goals.map(({ state, ...goal }) => (
          <li key={goal.turn} class={state} style={{ left: share(goal.points) }}>
            <span class="for-readers">{say(`team.goal.${state}`, goal)}</span>
            <span aria-hidden="true">
              {state !== 'ahead' && <Icon name={ICON[state]} small />}
              {goal.points}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
