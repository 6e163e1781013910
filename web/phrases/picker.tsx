import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Phrase, REACTIONS, SENTENCES } from '#protocol/phrases.ts';
import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';
import type { Contact } from '../online/connection.ts';
import { Drawing } from './drawings.tsx';
import { talkAt } from './talk.ts';
import { say, wordsOf } from './words.ts';
import './phrases.css';

interface Props {
  readonly connection: Contact;
  readonly onClose: () => void;
}

/** What can be said: a tap says it and closes. It lies on the dock of a table, never on its sheet. */
export function Picker({ connection, onClose }: Props) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => borrowFocus(place.current!), []);
  const { until } = talkAt(connection);
  const seconds = useSecondsTo(until.value);
  const isLost = connection.state.value !== 'here';
  const held = isLost ? t('online.lost') : seconds > 0 ? say('talk.wait', { seconds }) : undefined;
  const pick = (phrase: Phrase) => () => {
    if (held !== undefined) return;
    connection.say(phrase);
    onClose();
  };
  const look = held === undefined ? '' : ' off';
  return (
    <section
      ref={place}
      class="phrase-picker"
      aria-label={t('online.say')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div class="phrase-reactions">
        {held === undefined ? (
          REACTIONS.map((each) => (
            <button
              key={each}
              type="button"
              class="icon-button lined"
              aria-label={wordsOf(each)}
              title={wordsOf(each)}
              onClick={pick(each)}
            >
              <Drawing of={each} />
            </button>
          ))
        ) : (
          <p role="status">{held}</p>
        )}
        <button
          type="button"
          class="icon-button phrase-close"
          aria-label={t('app.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div class="phrase-sentences">
        {SENTENCES.map((each) => (
          <button
            key={each}
            type="button"
            class={`button${look}`}
            aria-disabled={held !== undefined}
            onClick={pick(each)}
          >
            {wordsOf(each)}
          </button>
        ))}
      </div>
    </section>
  );
}

const SECOND = 1000;

/** Counts down to a time by the clock of this device. */
function useSecondsTo(until: number): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    now.value = Date.now();
    if (until <= now.value) return;
    const ticking = setInterval(() => {
      now.value = Date.now();
      if (now.value >= until) clearInterval(ticking);
    }, SECOND / 4);
    return () => clearInterval(ticking);
  }, [until]);
  return Math.max(0, Math.ceil((until - now.value) / SECOND));
}

/** Begins at the first button, and gives focus back to where it came from. */
function borrowFocus(picker: HTMLElement): () => void {
  const before = document.activeElement;
  picker.querySelector('button')?.focus({ preventScroll: true });
  return () => {
    // What it lay on can have focus only when it is gone.
    requestAnimationFrame(() => {
      const isTaken = document.activeElement && document.activeElement !== document.body;
      if (before instanceof HTMLElement && before.isConnected && !isTaken) {
        before.focus({ preventScroll: true });
      }
    });
  };
}
