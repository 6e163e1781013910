import type { GlanceProps } from '#games/face.ts';
import type { Position } from '../position.ts';
import { GoalBar } from './goal-bar.tsx';
import { AllMisses } from './misses.tsx';
import { Mission } from './mission.tsx';
import { standing, turnsDone } from './turns.ts';
import './team.css';
import './team-sideways.css';

/** What the whole table shares: points, what is missing for the next goal, and the mission. */
export function Team(props: GlanceProps<Position>) {
  return (
    <section class="coop-team" aria-label={props.say('team.name')}>
      <div class="coop-line">
        <Points {...props} />
        <Missing {...props} />
      </div>
      <GoalBar {...props} />
      <Mission {...props} />
      <AllMisses {...props} />
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
        <b>{points}</b> {say('team.together', { points })}
      </span>
      {countsJokers && <small aria-hidden="true">{say('team.jokers', { count: jokers })}</small>}
    </p>
  );
}

/** “9 more in 6 turns”: how far the next goal is, and how soon it is due. */
function Missing({ position, say }: GlanceProps<Position>) {
  const { points, jokers, goal, turn, countsJokers, isReached } = standing(position);
  const count = goal - points - (countsJokers ? jokers : 0);
  const turns = turn - turnsDone(position);
  return (
    <p class="coop-missing">
      {isReached ? say('team.reached') : say('team.missing', { count, turns })}
    </p>
  );
}
