import { useState } from 'preact/hooks';
import { isLevel } from '#bots/levels.ts';
import type { Card } from '#games/card.ts';
import { Icon } from '#ui/icon.tsx';
import { language, t } from '../app/language.ts';
import { isTeam } from '../bots/last-level.ts';
import type { NewTable, Sitter } from '../store/create.ts';
import { ownSeat } from './parts/outcome.ts';
import { start } from './parts/start.ts';

interface Props {
  readonly card: Card;
  readonly table: NewTable;
}

/** The one obvious button: the chosen game, with bots as the last time, in one tap. */
export function PlayNow({ card, table }: Props) {
  const [isBusy, setBusy] = useState(false);
  const play = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await start(card.id, 'bots', table);
    setBusy(false);
  };
  return (
    <button type="button" class="home-play-now" aria-busy={isBusy} onClick={play}>
      <Icon name="play" />
      <span>
        <b>{t('home.play', { game: card.texts[language.value].name })}</b>
        <small>{isBusy ? t('home.now.busy') : company(card, table.sitters)}</small>
      </span>
    </button>
  );
}

/** “Against Pip, who goes easy on you · 20 minutes”: nobody is to meet a champion unawares. */
function company({ id, minutes }: Card, sitters: readonly Sitter[]): string {
  const own = ownSeat(sitters);
  const others = sitters.filter((_, seat) => seat !== own);
  const levels = new Set(others.map(({ kind, level }) => (kind === 'bot' ? level : undefined)));
  const [level] = levels;
  const names = others.map(({ name }) => name);
  const isSaid = levels.size === 1 && level !== undefined && isLevel(level);
  if (isSaid && !isTeam(id)) {
    return t(`home.with.${level}`, { names, count: names.length, minutes });
  }
  const all = sitters.map(({ name }, seat) => (seat === own ? t('home.you') : name));
  return t(isTeam(id) ? 'home.with.team' : 'home.with', { names: all, minutes });
}
