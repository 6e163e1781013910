import type { Course } from './course.ts';
import { LearnHead } from './head.tsx';
import { insteadOf } from './instead.ts';
import { say, sayerOf } from './words.ts';

/** What the printed rules leave open, how it is decided here, and where a table may differ. */
export function Rulings({ course }: { readonly course: Course }) {
  const { id, rulebook } = course;
  const tell = sayerOf(rulebook.texts);
  return (
    <div class="learn-page">
      <LearnHead game={id} page="rulings" />
      <main class="learn-rulings">
        <p class="learn-intro">{say('learn.rulings.intro')}</p>
        {rulebook.rulings.map((ruling) => (
          <article key={ruling.key} class="card learn-rule" id={`ruling-${ruling.key}`}>
            <h2>{tell(`ruling.${ruling.key}.title`)}</h2>
            <p>{tell(`ruling.${ruling.key}`)}</p>
            <p class="learn-instead">{insteadOf(course, ruling)}</p>
            {ruling.rules.length > 0 && (
              <p class="learn-cites">
                {ruling.rules.map((rule) => (
                  <a key={rule} href={`/learn/${id}/rules/${rule}`}>
                    {say('learn.rule', { rule })}
                  </a>
                ))}
              </p>
            )}
          </article>
        ))}
      </main>
    </div>
  );
}
