import { useSignal } from '@preact/signals';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';
import type { Puzzle } from '#games/teach.ts';
import { Icon } from '#ui/icon.tsx';
import { go, place } from '../app/router.ts';
import '../table/layout.css';
import { BackAndNext } from './controls.tsx';
import type { Course } from './course.ts';
import { LearnHead } from './head.tsx';
import { Practice } from './practice.tsx';
import { doneIn, note } from './progress.ts';
import { Question } from './question.tsx';
import { say, sayerOf } from './words.ts';

/** Exercises of ten seconds, one after the other; those that were solved stay solved. */
export function Puzzles({ course }: { readonly course: Course }) {
  const { id, lessons } = course;
  const { puzzles } = lessons;
  const solved = doneIn('puzzles', id);
  const first = useSignal(firstOpen(puzzles, solved));
  const named = puzzles.findIndex(({ key }) => key === place.value.fragment);
  const at = named === -1 ? first.value : named;
  const puzzle = puzzles[at]!;
  const goTo = useCallback(
    (next: number) => go(`/learn/${id}/puzzles#${puzzles[next]!.key}`, 'replace'),
    [puzzles],
  );
  const dots = useRef<HTMLElement>(null);
  useLayoutEffect(() => showCurrent(dots.current!), [at]);
  const onSolved = () => note('puzzles', id, puzzle.key);
  const count = puzzles.filter(({ key }) => solved.includes(key)).length;
  const open = nextOpen(puzzles, solved, at);
  const onwards =
    open === undefined ? (
      <p class="learn-all">{say('learn.allSolved')}</p>
    ) : (
      <button type="button" class="button primary" onClick={() => goTo(open)}>
        {say('learn.nextPuzzle')}
      </button>
    );
  return (
    <div class="learn learn-puzzles">
      <LearnHead game={id} page="puzzles">
        <span class="chip learn-count">{say('learn.solved', { count, last: puzzles.length })}</span>
      </LearnHead>
      <nav class="learn-dots card" ref={dots} aria-label={say('learn.puzzleList')}>
        <ol>
          {puzzles.map(({ key }, i) => (
            <li key={key}>
              <button
                type="button"
                class={solved.includes(key) ? 'done' : ''}
                aria-current={i === at ? 'step' : undefined}
                aria-label={say(
                  solved.includes(key) ? 'learn.puzzle.solved' : 'learn.puzzle.open',
                  {
                    number: i + 1,
                  },
                )}
                onClick={() => goTo(i)}
              >
                {solved.includes(key) ? <Icon name="check" small /> : i + 1}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <main class="learn-main">
        {puzzle.ask === 'cross' ? (
          <Practice
            key={puzzle.key}
            course={course}
            task={puzzle}
            words={wordsFor(course, puzzle)}
            onDone={onSolved}
          >
            {onwards}
          </Practice>
        ) : (
          <Question key={puzzle.key} course={course} puzzle={puzzle} onSolved={onSolved}>
            {onwards}
          </Question>
        )}
        <BackAndNext at={at} last={puzzles.length - 1} onGo={goTo} />
      </main>
    </div>
  );
}

/** Where all of them stand in one line, the current one comes into its middle. */
function showCurrent(dots: HTMLElement): void {
  const all = dots.getBoundingClientRect();
  const now = dots.querySelector('[aria-current]')!.getBoundingClientRect();
  dots.scrollLeft += now.left - all.left - (all.width - now.width) / 2;
}

function wordsFor({ lessons }: Course, { key }: Puzzle) {
  const tell = sayerOf(lessons.texts, lessons.players);
  return {
    ask: tell(`puzzle.${key}`),
    done: tell(`puzzle.${key}.why`),
    other: say('learn.notMeant'),
  };
}

function firstOpen(puzzles: readonly Puzzle[], solved: readonly string[]): number {
  return Math.max(
    0,
    puzzles.findIndex(({ key }) => !solved.includes(key)),
  );
}

/** The next one that was never solved, first behind this one, then from the beginning. */
function nextOpen(
  puzzles: readonly Puzzle[],
  solved: readonly string[],
  at: number,
): number | undefined {
  const round = puzzles.map((_, i) => (at + 1 + i) % puzzles.length);
  return round.find((i) => i !== at && !solved.includes(puzzles[i]!.key));
}
