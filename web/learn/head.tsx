import type { ComponentChildren } from 'preact';
import { Icon } from '#ui/icon.tsx';
import { gameName } from '../app/cards.ts';
import { LanguageChip } from '../screens/parts/language-chip.tsx';
import '../screens/parts/page.css';
import { say } from './words.ts';

const PAGES = ['lesson', 'puzzles', 'rules', 'rulings'] as const;

type PageName = (typeof PAGES)[number];

interface Props {
  readonly game: string;
  readonly page: PageName;
  readonly children?: ComponentChildren;
}

/** The head of all that teaches one game: back to all games, and to its other pages. */
export function LearnHead({ game, page, children }: Props) {
  return (
    <header class="learn-head">
      <div class="page-bar">
        <a class="icon-button" href="/learn" aria-label={say('learn.allGames')}>
          <Icon name="back" />
        </a>
        <h1 data-short={page === 'lesson' ? undefined : gameName(game)}>
          <span>{say(`learn.title.${page}`, { game: gameName(game) })}</span>
        </h1>
        <span class="page-gap" />
        {children}
        <LanguageChip />
      </div>
      <nav class="learn-pages" aria-label={say('learn.pages')}>
        {PAGES.map((each) => (
          <a
            key={each}
            href={each === 'lesson' ? `/learn/${game}` : `/learn/${game}/${each}`}
            aria-current={each === page ? 'page' : undefined}
          >
            {say(`learn.page.${each}`)}
          </a>
        ))}
      </nav>
    </header>
  );
}
