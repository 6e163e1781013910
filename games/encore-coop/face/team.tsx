import type { GlanceProps } from '#games/face.ts';
import type { Position } from '../position.ts';
import { Ladder } from './ladder.tsx';
import { Misses } from './misses.tsx';
import { Mission } from './mission.tsx';
import { standing, turnNow } from './turns.ts';
import './team.css';
import './team-sideways.css';

/** What the whole table shares: turns, goals, points, the mission, and everybody's misses. */
export function Team(props: GlanceProps<Position>) {
  return (
    <section class="coop-team" aria-label={props.say('team.name')}>
      <Ladder {...props} />
      <p class="coop-turn">{props.say('team.turn', { turn: turnNow(props.position) })}</p>
      <div class="coop-line">
        <Points {...props} />
        <Mission {...props} />
      </div>
      <Misses {...props} />
    </section>
  );
}

function Points({ position, say }: GlanceProps<Position>) {
  const { points, jokers, goal, turn, countsJokers, isReached } = standing(position);
  const key = countsJokers ? 'team.standing.last' : 'team.standing';
  return (
    <p class={isReached ? 'coop-points reached' : 'coop-points'}>
      <span class="for-readers">{say(key, { points, jokers, goal, turn })}</span>
      <span aria-hidden="true">
        <b>{points}</b> {say('team.ofPoints', { goal })}
      </span>
      {countsJokers && <small aria-hidden="true">{say('team.jokers', { count: jokers })}</small>}
    </p>
  );
}
