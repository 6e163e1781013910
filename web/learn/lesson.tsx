import { useSignal } from '@preact/signals';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { speakPolitely } from '#ui/live.tsx';
import { go, place } from '../app/router.ts';
import { isStill } from '../app/settings.ts';
import '../table/layout.css';
import { BackAndNext, Halt } from './controls.tsx';
import type { Course } from './course.ts';
import { FirstMatch, firstMatchText } from './first-match.tsx';
import { LearnHead } from './head.tsx';
import { type LessonPage, pagesOf, stepAt } from './pages.ts';
import { Practice } from './practice.tsx';
import { note } from './progress.ts';
import { Shown } from './shown.tsx';
import { StepList } from './step-list.tsx';
import { say, sayerOf } from './words.ts';

/**
 * How to play, picture by picture: each step is played on a real sheet, and where there is something
 * to try, Next waits for it. At the end stands a first match.
 */
export function Lesson({ course }: { readonly course: Course }) {
  const { id, lessons } = course;
  const { steps } = lessons;
  const pages = useMemo(() => pagesOf(steps), [steps]);
  const at = Math.max(
    0,
    pages.findIndex(({ name }) => name === place.value.fragment),
  );
  const page = pages[at]!;
  /** What was tried; coming back to it, one may go on at once. */
  const tried = useSignal<readonly string[]>([]);
  const attempt = useSignal(0);
  const isPlaying = useSignal(true);
  const next = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  const goTo = useCallback(
    (to: number) => {
      hadFocus.current = document.activeElement !== document.body;
      isPlaying.value = true;
      go(`/learn/${id}#${pages[to]!.name}`, 'replace');
      speakPolitely(wordsOf(course, pages[to]!));
    },
    [pages],
  );
  useEffect(() => {
    if (page.kind !== 'match') note('steps', id, page.step.key);
    // What had the focus may be gone with the page: a board, or a button that only it had.
    if (hadFocus.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [page]);
  const isTried = tried.value.includes(page.name);
  return (
    <div class="learn">
      <LearnHead game={id} page="lesson">
        <span class="chip learn-count">
          {say('learn.count', { at: stepAt(steps, page) + 1, last: steps.length + 1 })}
        </span>
      </LearnHead>
      <StepList {...{ course, pages, page }} onGo={goTo} />
      <main class="learn-main">
        {page.kind === 'shown' && <Shown {...{ course, heading, isPlaying }} step={page.step} />}
        {page.kind === 'try' && (
          <Practice
            key={`${page.name}/${attempt.value}`}
            course={course}
            task={page.step.task}
            hasGlance={page.step.scene.glance ?? false}
            words={tryWords(course, page)}
            onDone={() => {
              tried.value = [...tried.value, page.name];
            }}
            then={next}
          />
        )}
        {page.kind === 'match' && <FirstMatch {...{ course, heading }} />}
        <BackAndNext
          at={at}
          last={pages.length - 1}
          onGo={goTo}
          isWaiting={page.kind === 'try' && !isTried}
          next={next}
        >
          {page.kind === 'shown' && !isStill() && <Halt isPlaying={isPlaying} />}
          {page.kind === 'try' && (
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                if (isTried) attempt.value++;
                else goTo(at + 1);
              }}
            >
              {say(isTried ? 'learn.again' : 'learn.skip')}
            </button>
          )}
        </BackAndNext>
      </main>
    </div>
  );
}

/** What is read out of a page when somebody comes to it; a try says what it asks by itself. */
function wordsOf({ id, lessons }: Course, page: LessonPage): string {
  if (page.kind === 'match') return `${say('learn.match.title')}. ${say(firstMatchText(id))}`;
  if (page.kind === 'try') return '';
  const tell = sayerOf(lessons.texts, lessons.players);
  return `${tell(`step.${page.name}.title`)}. ${tell(`step.${page.name}.text`)}`;
}

function tryWords({ lessons }: Course, { step }: LessonPage & { readonly kind: 'try' }) {
  const tell = sayerOf(lessons.texts, lessons.players);
  return {
    ask: tell(`step.${step.key}.try`),
    done: tell(`step.${step.key}.tried`),
    other: step.task.wanted ? tell(`step.${step.key}.other`) : undefined,
  };
}
