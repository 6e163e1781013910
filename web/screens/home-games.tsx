import { signal, useComputed, useSignalEffect } from '@preact/signals';
import type { Card } from '#games/card.ts';
import { CARDS } from '#games/cards.ts';
import { isTaught } from '#games/lessons.ts';
import { Icon } from '#ui/icon.tsx';
import { language, t } from '../app/language.ts';
import { change } from '../app/settings.ts';

/**
 * How many of the pictures are drawn. The first screen comes without them, then one by one, each
 * in a frame of its own: on a slow phone all at once would keep the first tap waiting.
 */
const drawn = signal(0);

/** Those of all games, and of the puzzles below them. */
const PICTURES = CARDS.length + 1;

/** All games at one glance, and in the place of a sixth the lesson of the chosen one. */
export function GameCards({ chosen }: { readonly chosen: Card }) {
  useSignalEffect(drawNext);
  return (
    <section class="home-games" aria-label={t('home.choose')}>
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
            <b>{card.texts[language.value].name}</b>
            <small>{card.texts[language.value].about}</small>
          </span>
        </button>
      ))}
      {isTaught(chosen.id) && (
        <a class="home-game home-learn" href={`/learn/${chosen.id}`}>
          <span class="home-art">
            <Icon name="book" />
          </span>
          <span class="home-game-words">
            <b>{t('home.learn')}</b>{' '}
            <small>
              <span class="for-readers">{chosen.texts[language.value].name} </span>
              {t('home.learn.detail')}
            </small>
          </span>
        </a>
      )}
    </section>
  );
}

/** A piece of a sheet, as soon as its turn has come; those of games come first. */
export function Picture({
  card,
  nth = PICTURES - 1,
}: {
  readonly card: Card;
  readonly nth?: number;
}) {
  const isDrawn = useComputed(() => nth < drawn.value);
  return (
    <span class="home-art" aria-hidden="true">
      {isDrawn.value && <card.Art />}
    </span>
  );
}

function drawNext(): (() => void) | undefined {
  if (drawn.value >= PICTURES) return undefined;
  const timer = setTimeout(() => drawn.value++);
  return () => clearTimeout(timer);
}
