import { CHAPTERS } from '#games/teach.ts';
import type { Course } from './course.ts';
import { FIRST_MATCH, type LessonPage, stepAt } from './pages.ts';
import { say, sayerOf } from './words.ts';

interface Props {
  readonly course: Course;
  readonly pages: readonly LessonPage[];
  readonly page: LessonPage;
  readonly onGo: (at: number) => void;
}

/** All steps, by chapter: a list next to a wide lesson, a row of dashes above a narrow one. */
export function StepList({ course, pages, page, onGo }: Props) {
  const { steps, texts, players } = course.lessons;
  const tell = sayerOf(texts, players);
  const now = stepAt(steps, page);
  const entries = [
    ...steps.map(({ key, chapter }) => ({ key, chapter, title: tell(`step.${key}.title`) })),
    { key: FIRST_MATCH, chapter: 'match', title: say('learn.match.title') } as const,
  ].map((entry, i) => ({ ...entry, i }));
  return (
    <>
      <div class="learn-dashes" aria-hidden="true">
        {entries.map(({ key, i }) => (
          <i key={key} class={i < now ? 'done' : i === now ? `now ${page.kind}` : ''} />
        ))}
      </div>
      <nav class="learn-steps card" aria-label={say('learn.steps')}>
        {[...CHAPTERS, 'match' as const].map((chapter) => (
          <section key={chapter}>
            <h2>{say(`learn.chapter.${chapter}`)}</h2>
            <ol>
              {entries
                .filter((entry) => entry.chapter === chapter)
                .map(({ key, title, i }) => (
                  <li key={key}>
                    <button
                      type="button"
                      class={i < now ? 'done' : ''}
                      aria-current={i === now ? 'step' : undefined}
                      onClick={() => onGo(pages.findIndex(({ name }) => name === key))}
                    >
                      <b class="figures">{i + 1}</b>
                      <span>{title}</span>
                    </button>
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </nav>
    </>
  );
}
