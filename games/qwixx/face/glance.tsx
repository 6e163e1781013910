import './glance.css';
import type { GlanceProps } from '#games/face.ts';
import { Icon } from '#ui/icon.tsx';
import { Tally } from '#ui/tally.tsx';
import type { Position } from '../position.ts';
import { scores } from '../score.ts';
import { stepsOf } from './steps.ts';

/** The two steps of a roll, and on wide screens what the sheet is worth now. */
export function Glance(props: GlanceProps<Position>) {
  const { position, seat, say } = props;
  const { total, parts } = scores(position)[seat]!;
  return (
    <div class="qx-glance">
      {/* Without dice there are no steps. */}
      {!props.isPad && (
        <ol class="qx-steps" aria-label={say('step.both')}>
          {stepsOf(position, seat).map(({ saying, state }, i) => (
            <li key={i} class={state} aria-current={state === 'now' ? 'step' : undefined}>
              {state === 'done' ? <Icon name="check" small /> : <b>{i + 1}</b>}
              <span>{say(saying.key, saying.args)}</span>
            </li>
          ))}
        </ol>
      )}
      <Tally
        title={say('tally.now')}
        lines={Object.entries(parts).map(([part, points]) => ({
          label: say(`part.${part}`),
          points,
        }))}
        total={{ label: say('tally.total'), points: total }}
      />
    </div>
  );
}
