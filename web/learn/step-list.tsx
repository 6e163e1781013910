import type { Say } from '#engine/text.ts';
import { CHAPTERS, type Step } from '#games/teach.ts';
import { say } from './words.ts';

interface Props {
  readonly steps: readonly Step[];
  readonly at: number;
  readonly onGo: (at: number) => void;
  readonly tell: Say;
}

/** All steps, by chapter: a list beside a wide lesson, a row of dashes above a narrow one. */
export function StepList({ steps, at, onGo, tell }: Props) {
  return (
    <>
      <div class="learn-dashes" aria-hidden="true">
        {steps.map(({ key }, i) => (
          <i key={key} class={i < at ? 'done' : i === at ? 'now' : ''} />
        ))}
      </div>
      <nav class="learn-steps card" aria-label={say('learn.steps')}>
        {CHAPTERS.map((chapter) => (
          <section key={chapter}>
            <h2>{say(`learn.chapter.${chapter}`)}</h2>
            <ol>
              {steps.map(
                (step, i) =>
                  step.chapter === chapter && (
                    <li key={step.key}>
                      <button
                        type="button"
                        class={i < at ? 'done' : ''}
                        aria-current={i === at ? 'step' : undefined}
                        onClick={() => onGo(i)}
                      >
                        <b class="figures">{i + 1}</b>
                        <span>{tell(`step.${step.key}.title`)}</span>
                      </button>
                    </li>
                  ),
              )}
            </ol>
          </section>
        ))}
      </nav>
    </>
  );
}
