import { useEffect, useRef } from 'preact/hooks';
import type { Card } from '#games/card.ts';
import { CARDS } from '#games/cards.ts';
import { Icon } from '#ui/icon.tsx';
import { language, t } from '../app/language.ts';
import { change } from '../app/settings.ts';

/** All games, side by side; the row scrolls on a phone. */
export function GameCards({ chosen }: { readonly chosen: Card }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoView(row.current), []);
  return (
    <div class="home-games" ref={row}>
      {CARDS.map((card) => (
        <button
          key={card.id}
          type="button"
          class="home-game"
          aria-pressed={card === chosen}
          onClick={() => change({ game: card.id })}
        >
          <span class="home-art" aria-hidden="true">
            <card.Art />
          </span>
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

/** The game chosen last may lie beyond the edge. */
function bringIntoView(row: HTMLElement | null): void {
  const card = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (row && card) row.scrollLeft = card.offsetLeft - (row.clientWidth - card.offsetWidth) / 2;
}
