import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import type { Step } from '#games/teach.ts';
import { Icon } from '#ui/icon.tsx';
import { speakPolitely } from '#ui/live.tsx';
import { language } from '../app/language.ts';
import { go, place } from '../app/router.ts';
import { wordsOf } from '../table/words.ts';
import '../table/layout.css';
import { Controls } from './controls.tsx';
import type { Course } from './course.ts';
import { Examples } from './examples.tsx';
import { LearnHead } from './head.tsx';
import { Practice } from './practice.tsx';
import { note } from './progress.ts';
import { framesIn } from './scene.ts';
import { Stage, wantsCalm } from './stage.tsx';
import { StepList } from './step-list.tsx';
import { say, sayerOf } from './words.ts';

/** How to play, step by step, each played on a real sheet; where it teaches a rule, to be tried. */
export function Lesson({ course }: { readonly course: Course }) {
  const { id, lessons } = course;
  const { steps } = lessons;
  const at = Math.max(
    0,
    steps.findIndex(({ key }) => key === place.value.fragment),
  );
  const step = steps[at]!;
  const trying = useSignal<string | undefined>(undefined);
  const isTrying = trying.value === step.key;
  const isPlaying = useSignal(true);
  const speed = useSignal(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  const tell = sayerOf(lessons.texts, lessons.players);
  const goTo = useCallback(
    (next: number) => {
      const { key } = steps[next]!;
      hadFocus.current = document.activeElement !== document.body;
      trying.value = undefined;
      go(`/learn/${id}#${key}`, 'replace');
      const words = sayerOf(lessons.texts, lessons.players);
      speakPolitely(`${words(`step.${key}.title`)}. ${words(`step.${key}.text`)}`);
    },
    [steps],
  );
  useEffect(() => note('steps', id, step.key), [step]);
  useEffect(() => {
    // What had the focus may be gone with the step: a board, or the button that led on.
    if (hadFocus.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [step]);
  const film = isTrying || wantsCalm() ? undefined : { isPlaying, speed };
  return (
    <div class="learn">
      <LearnHead game={id} page="lesson">
        <span class="chip learn-count">
          {say('learn.count', { at: at + 1, last: steps.length })}
        </span>
      </LearnHead>
      <StepList steps={steps} at={at} onGo={goTo} tell={tell} />
      <main class="learn-main">
        {isTrying && step.task ? (
          <Practice
            key={step.key}
            course={course}
            task={step.task}
            hasGlance={step.scene.glance ?? false}
            words={{
              ask: tell(`step.${step.key}.try`),
              done: tell(`step.${step.key}.tried`),
              other: step.task.wanted ? tell(`step.${step.key}.other`) : undefined,
            }}
          >
            {at + 1 < steps.length && (
              <button type="button" class="button primary" onClick={() => goTo(at + 1)}>
                {say('learn.onwards')}
              </button>
            )}
          </Practice>
        ) : (
          <Shown {...{ course, step, heading }} film={{ isPlaying, speed }} />
        )}
        <Controls at={at} last={steps.length - 1} onGo={goTo} film={film}>
          {step.task && (
            <button
              type="button"
              class={isTrying ? 'button' : 'button primary'}
              onClick={() => {
                trying.value = isTrying ? undefined : step.key;
              }}
            >
              <Icon name={isTrying ? 'eye' : 'hand'} small />
              {say(isTrying ? 'learn.watch' : 'learn.try')}
            </button>
          )}
          {at === steps.length - 1 && (
            <>
              <a class="button primary" href={`/new/${id}/bots`}>
                {say('learn.playNow')}
              </a>
              <a class="button" href={`/learn/${id}/puzzles`}>
                {say('learn.page.puzzles')}
              </a>
            </>
          )}
        </Controls>
      </main>
    </div>
  );
}

interface ShownProps {
  readonly course: Course;
  readonly step: Step;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly film: Pick<Parameters<typeof Stage>[0], 'isPlaying' | 'speed'>;
}

/** A step as it is told: its words, its moments on the sheet, what is right and wrong. */
function Shown({ course, step, heading, film }: ShownProps) {
  const { face, lessons } = course;
  const { scene, key, examples = [] } = step;
  const { players = lessons.players } = scene;
  const tell = sayerOf(lessons.texts, players);
  const frames = useMemo(() => framesIn(course, scene), [step]);
  const words = useMemo(() => wordsOf(face, players), [face, step, language.value]);
  return (
    <>
      <div class="learn-words">
        <p class="learn-chapter">{say(`learn.chapter.${step.chapter}`)}</p>
        <h2 ref={heading} tabIndex={-1}>
          {tell(`step.${key}.title`)}
        </h2>
        <p>{tell(`step.${key}.text`)}</p>
        <p class="learn-cites">
          {step.rules.map((rule) => (
            <a key={rule} href={`/learn/${course.id}/rules/${rule}`}>
              {say('learn.rule', { rule })}
            </a>
          ))}
        </p>
      </div>
      <Stage
        {...{ face, words, players, frames, ...film }}
        seat={scene.seat ?? 0}
        point={scene.point ?? []}
        near={scene.near ?? []}
        hasGlance={scene.glance ?? false}
      />
      {examples.length > 0 && <Examples course={course} step={step} examples={examples} />}
    </>
  );
}
