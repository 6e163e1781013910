import type { Card } from '#games/card.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { language, t } from '../app/language.ts';

/** Who to play with, other than the bot that is offered. */
type Way = 'pass' | 'online' | 'solo' | 'bots';

const ICONS: Readonly<Record<Way, IconName>> = {
  pass: 'hand',
  online: 'link',
  solo: 'pen',
  bots: 'bot',
};

interface Props {
  readonly card: Card;
  /** What says why no other phone can be reached now. */
  readonly why: string | undefined;
}

/** Other ways to play the chosen game: each leads to a table that can be changed first. */
export function Ways({ card, why }: Props) {
  const ways: readonly Way[] =
    card.players.min === 1 ? ['pass', 'online', 'solo', 'bots'] : ['pass', 'online', 'bots'];
  return (
    <nav
      class="home-ways"
      data-count={ways.length}
      aria-label={t('home.ways', { game: card.texts[language.value].name })}
    >
      {ways.map((way) => {
        const because = way === 'online' ? why : undefined;
        return (
          <a
            key={way}
            class={because ? 'home-way away' : 'home-way'}
            href={`/new/${card.id}/${way}`}
            aria-describedby={because}
          >
            <Icon name={ICONS[way]} />
            <span>{t(`home.way.${way}`)}</span>
          </a>
        );
      })}
    </nav>
  );
}
