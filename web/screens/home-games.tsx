import { signal, useComputed, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Card } from '#games/card.ts';
import { CARDS } from '#games/cards.ts';
import { Icon } from '#ui/icon.tsx';
import { language, t } from '../app/language.ts';
import { change } from '../app/settings.ts';

/**
 * How many of the pictures are drawn. The first screen comes without them, then one by one, each
 * in a frame of its own: on a slow phone all at once would keep the first tap waiting.
 */
const drawn = signal(0);

/** All games, side by side; the row scrolls on a phone. */
export function GameCards({ chosen }: { readonly chosen: Card }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(row.current), []);
  useSignalEffect(drawNext);
  return (
    <div class="home-games" ref={row}>
      {CARDS.map((card, i) => (
        <button
          key={card.id}
          type="button"
          class="home-game"
          aria-pressed={card === chosen}
          onClick={() => change({ game: card.id })}
        >
          <Picture card={card} nth={i} />
          <span class="home-game-words">
            <b>{card.name[language.value]}</b>
            <small>
              <Icon name="users" small />
              {t('home.game', { ...card.players, minutes: card.minutes })}
            </small>
          </span>
        </button>
      ))}
    </div>
  );
}

function Picture({ card, nth }: { readonly card: Card; readonly nth: number }) {
  const isDrawn = useComputed(() => nth < drawn.value);
  return (
    <span class="home-art" aria-hidden="true">
      {isDrawn.value && <card.Art />}
    </span>
  );
}

function drawNext(): (() => void) | undefined {
  if (drawn.value >= CARDS.length) return undefined;
  const timer = setTimeout(() => drawn.value++);
  return () => clearTimeout(timer);
}

/** The game chosen last may lie beyond the edge. */
function bringIntoView(row: HTMLElement | null): void {
  const card = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (row && card) row.scrollLeft = card.offsetLeft - (row.clientWidth - card.offsetWidth) / 2;
}
