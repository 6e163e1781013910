import type { Say } from '#engine/text.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { goalsOf } from '../goals.ts';
import type { Position } from '../position.ts';
import { type Quest, quests } from './tiles.ts';
import { standing } from './turns.ts';
import './about.css';

interface Props {
  readonly position: Position;
  readonly say: Say;
  /** A pad knows one sheet only: it cannot tell how far the others are. */
  readonly isPad: boolean;
  readonly onClose: () => void;
}

/** What the mission asks for, what is done of it, and what missing a goal costs. */
export function About({ position, say, isPad, onClose }: Props) {
  const value = String(position.mission);
  return (
    <Dialog title={say(`option.Mission.${value}`)} onClose={onClose}>
      <div class="coop-about">
        <p>{say(`option.Mission.${value}.about`)}</p>
        {!isPad && <p>{standingLine(position, say)}</p>}
        {!isPad && <Progress position={position} say={say} />}
        {!isPad && <Stakes position={position} say={say} />}
        <p>{say('about.misses')}</p>
      </div>
    </Dialog>
  );
}

function standingLine(position: Position, say: Say): string {
  const { points, jokers, goal, turn, countsJokers } = standing(position);
  return say(countsJokers ? 'team.standing.last' : 'team.standing', { points, jokers, goal, turn });
}

function Progress({ position, say }: { readonly position: Position; readonly say: Say }) {
  return (
    <ul>
      {quests(position).map((quest) => {
        const isReached = quest.have >= quest.need;
        return (
          <li key={quest.goal} class={isReached ? 'reached' : undefined}>
            <Icon name={isReached ? 'check' : 'next'} small />
            {tell(quest, say)}
          </li>
        );
      })}
    </ul>
  );
}

function tell({ goal, have, need, tiles }: Quest, say: Say): string {
  const done = tiles.flatMap(({ name, isDone }) => (isDone && name ? [name] : []));
  if (done.length === 0) return say('team.quest', { goal, have, need });
  return goal === 'colours'
    ? say('about.colours', { goal, have, need, colour: done })
    : say('about.quest', { goal, have, need, names: done });
}

/** C7–C9. */
function Stakes({ position, say }: { readonly position: Position; readonly say: Say }) {
  const { points, strikes: count } = goalsOf(position.goals, position.papers.length);
  const [first, second, third] = points;
  const lines = [
    say('about.goal.10', { points: first, count }),
    say('about.goal.19', { points: second }),
    say('about.goal.27', { points: third }),
  ];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="flag" small />
          {line}
        </li>
      ))}
    </ul>
  );
}
