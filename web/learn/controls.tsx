import type { Signal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { Icon } from '#ui/icon.tsx';
import { speakNow } from '#ui/live.tsx';
import { KeyHelp } from '../screens/parts/key-help.tsx';
import { useArrows } from '../story/arrows.ts';
import { say } from './words.ts';

interface Props {
  readonly at: number;
  readonly last: number;
  readonly onGo: (at: number) => void;
  /** Whether there is something to be done first. */
  readonly isWaiting?: boolean;
  /** Where the focus goes when it is done. */
  readonly next?: RefObject<HTMLButtonElement | null>;
  /** What stands between the two. */
  readonly children?: ComponentChildren;
}

/** Page by page, with words on the buttons. Keys leaf through, also past what is to be tried. */
export function BackAndNext({ at, last, onGo, isWaiting = false, next, children }: Props) {
  useArrows(at, last, onGo);
  return (
    <div class="learn-controls">
      {at > 0 && (
        <button type="button" class="button quiet" onClick={() => onGo(at - 1)}>
          {say('learn.back')}
        </button>
      )}
      {children}
      {at < last && (
        <button
          type="button"
          ref={next ?? null}
          class={isWaiting ? 'button waiting learn-next' : 'button primary learn-next'}
          aria-disabled={isWaiting}
          onClick={() => {
            if (isWaiting) speakNow(say('learn.first'));
            else onGo(at + 1);
          }}
        >
          {say('learn.next')}
        </button>
      )}
      <KeyHelp of="steps" />
    </div>
  );
}

/** Halts what moves, and lets it go on. */
export function Halt({ isPlaying }: { readonly isPlaying: Signal<boolean> }) {
  const label = say(isPlaying.value ? 'learn.pause' : 'learn.play');
  return (
    <button
      type="button"
      class="icon-button lined"
      aria-label={label}
      onClick={() => {
        isPlaying.value = !isPlaying.value;
      }}
    >
      <Icon name={isPlaying.value ? 'pause' : 'play'} />
    </button>
  );
}
