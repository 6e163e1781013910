import { useState } from 'preact/hooks';
import type { Card } from '#games/card.ts';
import { isTaught } from '#games/lessons.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { language, t } from '../app/language.ts';
import { ownSeat } from './parts/outcome.ts';
import { lastTable, type Mode } from './parts/sitters.ts';
import { start } from './parts/start.ts';

const ICONS: Readonly<Record<Mode, IconName>> = {
  bots: 'bot',
  solo: 'pen',
  pass: 'users',
  real: 'dice',
};

/** How to play the chosen game: at once, or set up first. */
export function Modes({ card }: { readonly card: Card }) {
  const modes: readonly Mode[] =
    card.players.min === 1 ? ['pass', 'bots', 'solo', 'real'] : ['pass', 'bots', 'real'];
  return (
    <div class="home-modes" data-count={modes.length}>
      <PlayNow card={card} />
      {modes.map((mode) => (
        <a key={mode} class="home-mode" href={`/new/${card.id}/${mode}`}>
          <Icon name={ICONS[mode]} />
          <span>
            <b>{t(`home.mode.${mode}`)}</b>
            <small>{t(`home.mode.${mode}.detail`, { count: card.players.max - 1 })}</small>
          </span>
        </a>
      ))}
      {isTaught(card.id) && (
        <a class="home-mode home-learn" href={`/learn/${card.id}`}>
          <Icon name="book" />
          <span>
            <b>{t('home.learn', { game: card.name[language.value] })}</b>
            <small>{t('home.learn.detail')}</small>
          </span>
        </a>
      )}
    </div>
  );
}

/** Starts against bots as the last time. */
function PlayNow({ card }: { readonly card: Card }) {
  const [isBusy, setBusy] = useState(false);
  const table = lastTable(card.id, 'bots');
  const own = ownSeat(table.sitters);
  const names = table.sitters.map(({ name }, seat) => (seat === own ? t('home.you') : name));
  const play = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await start(card.id, 'bots', table);
    setBusy(false);
  };
  return (
    <button type="button" class="home-mode home-play-now" aria-busy={isBusy} onClick={play}>
      <Icon name="play" />
      <span>
        <b>{t('home.now')}</b>
        <small>{isBusy ? t('home.now.busy') : t('home.now.detail', { names })}</small>
      </span>
    </button>
  );
}
