import type { GlanceProps } from '#games/face.ts';
import { Icon } from '#ui/icon.tsx';
import { TURNS } from '../play.ts';
import type { Position } from '../position.ts';
import { GOAL_TURNS, turnNow, turnsDone } from './turns.ts';
import './ladder.css';

/** On a pad the turns are counted by hand. */
export function PadLadder({ position, say, onTap }: GlanceProps<Position>) {
  const { rolls } = position;
  return (
    <div class="coop-pad-ladder">
      <button
        type="button"
        class={rolls === 0 ? 'icon-button lined off' : 'icon-button lined'}
        data-mark={`turn:${Math.max(rolls, 1)}`}
        aria-label={say('pad.turnBack')}
        aria-disabled={rolls === 0}
        onClick={() => rolls > 0 && onTap?.(`turn:${rolls}`)}
      >
        <Icon name="pass" />
      </button>
      <Rungs position={position} label={say('pad.turns', { count: rolls })} />
      <button
        type="button"
        class={rolls === TURNS ? 'icon-button lined off' : 'icon-button lined'}
        data-mark={`turn:${Math.min(rolls + 1, TURNS)}`}
        aria-label={say('pad.turnDone')}
        aria-disabled={rolls === TURNS}
        onClick={() => rolls < TURNS && onTap?.(`turn:${rolls + 1}`)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}

function Rungs({ position, label }: { readonly position: Position; readonly label: string }) {
  const done = turnsDone(position);
  const now = position.phase === 'over' ? 0 : turnNow(position);
  return (
    <div class="coop-rungs" role="img" aria-label={label}>
      {Array.from({ length: TURNS }, (_, i) => i + 1).map((turn) => (
        <i key={turn} class={rungClass(turn, done, now)} />
      ))}
    </div>
  );
}

function rungClass(turn: number, done: number, now: number): string {
  const isGoal = GOAL_TURNS.some((goal) => goal === turn);
  return [turn <= done && 'done', turn === now && 'now', isGoal && 'goal']
    .filter(Boolean)
    .join(' ');
}
