import type { Signal } from '@preact/signals';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { t } from '../app/language.ts';
import { useArrows } from '../story/arrows.ts';

interface Props {
  readonly moment: Signal<number>;
  readonly last: number;
  readonly isPlaying: Signal<boolean>;
  readonly speed: Signal<number>;
  readonly onGo: (at: number) => void;
}

const SPEEDS = [0.5, 1, 2, 4];

/** Steps, play and pause, speed. */
export function Controls({ moment, last, isPlaying, speed, onGo }: Props) {
  const at = moment.value;
  useArrows(at, last, onGo);
  const toggle = (): void => {
    if (!isPlaying.value && at === last) onGo(0);
    isPlaying.value = !isPlaying.value;
  };
  return (
    <div class="replay-controls">
      <Step icon="prev" label={t('replay.first')} onPick={() => onGo(0)} />
      <Step icon="back" label={t('replay.previous')} onPick={() => onGo(at - 1)} />
      <Step
        icon={isPlaying.value ? 'pause' : 'play'}
        label={t(isPlaying.value ? 'replay.pause' : 'replay.play')}
        onPick={toggle}
      />
      <Step icon="next" label={t('replay.next')} onPick={() => onGo(at + 1)} />
      <Step icon="skip" label={t('replay.last')} onPick={() => onGo(last)} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('replay.moment')}
        aria-valuetext={t('replay.momentOf', { at, last })}
        onInput={(event) => onGo(event.currentTarget.valueAsNumber)}
      />
      <select
        aria-label={t('replay.speed')}
        value={speed.value}
        onChange={(event) => {
          speed.value = Number(event.currentTarget.value);
        }}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {t('replay.times', { count: each })}
          </option>
        ))}
      </select>
    </div>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPick: () => void;
}

function Step({ icon, label, onPick }: StepProps) {
  return (
    <button type="button" class="icon-button lined" aria-label={label} onClick={onPick}>
      <Icon name={icon} />
    </button>
  );
}
