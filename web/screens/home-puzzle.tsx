import type { Card } from '#games/card.ts';
import { isTaught } from '#games/lessons.ts';
import { t } from '../app/language.ts';
import { Picture } from './home-games.tsx';

/** One roll of the chosen game, for those who have ten seconds. */
export function PuzzleCard({ card }: { readonly card: Card }) {
  if (!isTaught(card.id)) return null;
  return (
    <a class="card home-puzzle" href={`/learn/${card.id}/puzzles`}>
      <span>
        <b>{t('home.puzzles')}</b>
        <small>{t('home.puzzles.detail')}</small>
      </span>
      <span class="home-puzzle-picture">
        <Picture key={card.id} card={card} />
        <i aria-hidden="true">?</i>
      </span>
    </a>
  );
}
