import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { KeyHelp } from '../screens/parts/key-help.tsx';
import { useArrows } from '../story/arrows.ts';
import { say } from './words.ts';

interface Props {
  readonly at: number;
  readonly last: number;
  readonly onGo: (at: number) => void;
  /** Where something moves. */
  readonly film?:
    | { readonly isPlaying: Signal<boolean>; readonly speed: Signal<number> }
    | undefined;
  readonly children?: ComponentChildren;
}

const SPEEDS = [0.5, 1, 2];

/** Step by step, play and pause, speed. */
export function Controls({ at, last, onGo, film, children }: Props) {
  useArrows(at, last, onGo);
  return (
    <div class="learn-controls">
      <Press
        icon="prev"
        label={say('learn.previous')}
        isOff={at === 0}
        onPress={() => onGo(at - 1)}
      />
      {film && (
        <Press
          icon={film.isPlaying.value ? 'pause' : 'play'}
          label={say(film.isPlaying.value ? 'learn.pause' : 'learn.play')}
          isMain
          onPress={() => {
            film.isPlaying.value = !film.isPlaying.value;
          }}
        />
      )}
      <Press
        icon="skip"
        label={say('learn.next')}
        isOff={at === last}
        onPress={() => onGo(at + 1)}
      />
      {film && (
        <button
          type="button"
          class="icon-button lined learn-speed"
          aria-label={say('learn.speed', { count: film.speed.value })}
          onClick={() => {
            film.speed.value = SPEEDS[(SPEEDS.indexOf(film.speed.value) + 1) % SPEEDS.length]!;
          }}
        >
          <span aria-hidden="true">{say('learn.times', { count: film.speed.value })}</span>
        </button>
      )}
      {children}
      <KeyHelp of="steps" />
    </div>
  );
}

interface PressProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff?: boolean;
  readonly isMain?: boolean;
  readonly onPress: () => void;
}

function Press({ icon, label, isOff = false, isMain = false, onPress }: PressProps) {
  const look = ['icon-button lined', isOff && 'off', isMain && 'learn-play'];
  return (
    <button
      type="button"
      class={look.filter(Boolean).join(' ')}
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
