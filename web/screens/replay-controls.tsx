import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { t } from '../app/language.ts';

interface Props {
  readonly moment: Signal<number>;
  readonly last: number;
  readonly isPlaying: Signal<boolean>;
  readonly speed: Signal<number>;
  readonly onGo: (at: number) => void;
}

const SPEEDS = [0.5, 1, 2, 4];

/** Steps, play and pause, speed. The arrow keys step wherever no other control wants them. */
export function Controls({ moment, last, isPlaying, speed, onGo }: Props) {
  const at = moment.value;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (target.closest('input, select, textarea, [role=grid]')) return;
      if (event.key === 'ArrowRight') onGo(moment.value + 1);
      else if (event.key === 'ArrowLeft') onGo(moment.value - 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onGo]);
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
