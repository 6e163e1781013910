import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { CountPuzzle, MayPuzzle } from '#games/teach.ts';
import { Icon } from '#ui/icon.tsx';
import { speakNow } from '#ui/live.tsx';
import { NO_MARKS } from '#ui/marks.ts';
import { language } from '../app/language.ts';
import { wordsOf } from '../table/words.ts';
import type { Course } from './course.ts';
import { tellTable } from './readers.ts';
import { countOf, diceAt, diceFor, matchAt, rolledIn, verdictOn } from './scene.ts';
import { StillTable } from './still-table.tsx';
import { Whose } from './whose.tsx';
import { say, sayerOf } from './words.ts';

interface Props {
  readonly course: Course;
  readonly puzzle: MayPuzzle | CountPuzzle;
  readonly onSolved: () => void;
  readonly children?: ComponentChildren;
}

/** A question about a table: yes or no, or how much. The rules know the answer. */
export function Question({ course, puzzle, onSolved, children }: Props) {
  const { face, lessons } = course;
  const { before, seat = 0, players = lessons.players, key } = puzzle;
  const match = useMemo(() => matchAt(course, before, puzzle), [puzzle]);
  const words = useMemo(() => wordsOf(face, players), [face, language.value]);
  const tell = sayerOf(lessons.texts, players);
  const given = useSignal<string | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [puzzle]);
  const { position } = match;
  const refused = puzzle.ask === 'may' ? verdictOn(match, seat, puzzle.choice) : undefined;
  const right = puzzle.ask === 'may' ? (refused ? 'no' : 'yes') : String(countOf(match, puzzle));
  const why = refused ? words.note(refused) : tell(`puzzle.${key}.why`);
  const answer = (value: string): void => {
    given.value = value;
    if (value === right) onSolved();
    speakNow(`${say(value === right ? 'learn.right' : 'learn.wrong')} ${why}`);
  };
  const choice = puzzle.ask === 'may' ? puzzle.choice : undefined;
  const boxes = choice === undefined || rolledIn(choice) ? [] : face.inked(position, seat, choice);
  const offers = puzzle.ask === 'may' ? ['yes', 'no'] : puzzle.offers.map(String);
  return (
    <>
      <div class="learn-words">
        <p class="learn-chapter">{say('learn.puzzle')}</p>
        <h2 ref={heading} tabIndex={-1}>
          {tell(`puzzle.${key}`)}
        </h2>
        <div class="learn-answers">
          {offers.map((offer) => (
            <button
              key={offer}
              type="button"
              class={look(offer, given.value, right)}
              aria-pressed={given.value === offer}
              onClick={() => answer(offer)}
            >
              {offer === 'yes' || offer === 'no'
                ? say(`learn.${offer}`)
                : say('learn.number', { count: Number(offer) })}
            </button>
          ))}
        </div>
        {given.value !== undefined && (
          <div class={given.value === right ? 'learn-verdict right' : 'learn-verdict wrong'}>
            <p>
              <Icon name={given.value === right ? 'check' : 'close'} small />
              <span>
                <b>{say(given.value === right ? 'learn.right' : 'learn.wrong')}</b> {why}
              </span>
            </p>
            <p class="learn-cites">
              {[...new Set([...(refused ? [refused.rule] : []), ...puzzle.rules])].map((rule) => (
                <a key={rule} href={`/learn/${course.id}/rules/${rule}`}>
                  {say('learn.rule', { rule })}
                </a>
              ))}
            </p>
            {children}
          </div>
        )}
      </div>
      <section class="learn-stage card" aria-label={say('learn.stage')}>
        <Whose {...{ players, seat }} />
        <StillTable
          {...{ face, words, players, position, seat, boxes }}
          dice={diceAt(face, position, choice)}
          chosen={choice === undefined ? [] : diceFor(face, position, seat, choice)}
          marks={{ ...NO_MARKS, pencilled: new Set(boxes) }}
        />
        <div class="for-readers">
          {tellTable({ face, words, players, seat }, position, choice).map((sentence, i) => (
            <p key={i}>{sentence}</p>
          ))}
        </div>
      </section>
    </>
  );
}

function look(offer: string, given: string | undefined, right: string): string {
  if (given === undefined) return 'button';
  if (offer === right) return 'button primary';
  return offer === given ? 'button learn-missed' : 'button';
}
