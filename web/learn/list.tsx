import { CARDS } from '#games/cards.ts';
import { isTaught, loadLessons } from '#games/lessons.ts';
import { Icon } from '#ui/icon.tsx';
import { language } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { LanguageChip } from '../screens/parts/language-chip.tsx';
import { Page } from '../screens/parts/page.tsx';
import { doneIn } from './progress.ts';
import { say } from './words.ts';

/** Every game that can be learnt here, and how far one has come. */
export function LearnList() {
  return (
    <Page title={say('learn.title')} size="list" end={<LanguageChip />}>
      <p class="learn-intro">{say('learn.intro')}</p>
      <ul class="learn-list">
        {CARDS.filter(({ id }) => isTaught(id)).map((card) => (
          <li key={card.id} class="card learn-game">
            <span class="learn-art" aria-hidden="true">
              <card.Art />
            </span>
            <div class="learn-game-words">
              <h2>{card.texts[language.value].name}</h2>
              <Far game={card.id} />
              <div class="learn-ways">
                <a class="button primary" href={`/learn/${card.id}`}>
                  <Icon name="play" small />
                  {say('learn.page.lesson')}
                </a>
                <a class="button" href={`/learn/${card.id}/puzzles`}>
                  {say('learn.page.puzzles')}
                </a>
                <a class="button" href={`/learn/${card.id}/rules`}>
                  {say('learn.page.rules')}
                </a>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Far({ game }: { readonly game: string }) {
  const [loaded] = useLoaded(() => loadLessons(game), [game]);
  const lessons = loaded.kind === 'ready' ? loaded.value : undefined;
  const count = (all: readonly { readonly key: string }[], done: readonly string[]) =>
    all.filter(({ key }) => done.includes(key)).length;
  const steps = lessons ? count(lessons.steps, doneIn('steps', game)) : 0;
  const puzzles = lessons ? count(lessons.puzzles, doneIn('puzzles', game)) : 0;
  return (
    <p class="learn-far">
      {lessons
        ? say('learn.far', {
            steps,
            ofSteps: lessons.steps.length,
            puzzles,
            ofPuzzles: lessons.puzzles.length,
          })
        : say('learn.minutes')}
    </p>
  );
}
