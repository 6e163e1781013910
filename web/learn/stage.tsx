import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isStill } from '../app/settings.ts';
import { BeforeAndAfter } from './both.tsx';
import { Moment, type Played } from './moment.tsx';
import { tellShown } from './readers.ts';
import { Whose } from './whose.tsx';
import { say } from './words.ts';

interface Props extends Played {
  readonly isPlaying: Signal<boolean>;
}

/** How long a moment stays, and how many times as long the last one. */
const PACE = 1700;
const LAST = 2;

/**
 * A real sheet and real dice, on which a few moments of a match are played again and again. With
 * reduced motion only the first and the last of them are shown.
 */
export function Stage(props: Props) {
  return (
    <section class="learn-stage card" aria-label={say('learn.stage')}>
      <Whose {...props} />
      {isStill() ? <BeforeAndAfter {...props} /> : <Film {...props} />}
      <ol class="for-readers" aria-label={say('learn.shown')}>
        {tellShown(props).map((sentence, i) => (
          <li key={i}>{sentence}</li>
        ))}
      </ol>
    </section>
  );
}

function Film(props: Props) {
  const { frames, isPlaying } = props;
  const at = useSignal(0);
  const last = frames.length - 1;
  useEffect(() => {
    at.value = 0;
  }, [frames]);
  useSignalEffect(() => {
    if (!isPlaying.value || last === 0) return;
    const pace = PACE * (at.value >= last ? LAST : 1);
    const timer = setTimeout(() => {
      at.value = at.value >= last ? 0 : at.value + 1;
    }, pace);
    return () => clearTimeout(timer);
  });
  return <Moment {...props} at={Math.min(at.value, last)} />;
}
