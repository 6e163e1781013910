import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Apart, Task } from '#games/teach.ts';
import { Icon } from '#ui/icon.tsx';
import { speakNow, speakPolitely } from '#ui/live.tsx';
import { type Mark, NO_MARKS } from '#ui/marks.ts';
import { sound } from '#ui/sound.ts';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { Dock } from '../table/dock.tsx';
import { pressKey } from '../table/keys.ts';
import { openSession, type Session } from '../table/session.ts';
import { speakStatus } from '../table/status.ts';
import { WhyNot } from '../table/why.tsx';
import { useWhyHere, WHY_HERE } from '../table/why-here.ts';
import type { Course } from './course.ts';
import { practiceTable } from './practice-table.ts';
import { isWanted, matchAt } from './scene.ts';
import { SheetOf } from './still-table.tsx';
import { say } from './words.ts';

interface Props {
  readonly course: Course;
  readonly task: Task & Apart;
  readonly words: {
    readonly ask: string;
    readonly done: string;
    /** What is said to a legal choice that was not meant. */
    readonly other?: string | undefined;
  };
  readonly hasGlance?: boolean;
  readonly onDone?: () => void;
  /** What comes after it is done: here, or elsewhere. */
  readonly children?: ComponentChildren;
  readonly then?: RefObject<HTMLElement | null>;
}

type State = 'asked' | 'other' | 'done';

/** Something to do oneself, at a table like any other: pencil first, and no without why. */
export function Practice({ course, task, words, hasGlance = false, ...after }: Props) {
  const { onDone, children, then } = after;
  const { face } = course;
  const state = useSignal<State>('asked');
  const session = useMemo(() => {
    const { before, seat = 0, wanted } = task;
    const match = matchAt(course, before, task);
    const quiet = face.quiet(match.position, seat)?.text;
    const judge = (text: string): boolean => {
      const isMeant = isWanted(text, wanted, quiet);
      state.value = isMeant ? 'done' : 'other';
      if (isMeant) onDone?.();
      speakNow((isMeant ? words.done : words.other) ?? words.ask);
      return isMeant;
    };
    return openSession(practiceTable(face, match, seat, judge));
  }, [task]);
  const told = useRef<HTMLDivElement>(null);
  const asked = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    asked.current?.focus({ preventScroll: true });
    speakPolitely(words.ask);
  }, [task]);
  const isDone = state.value === 'done';
  useEffect(() => {
    // The button that was pressed is gone: on with the next one.
    const next = told.current?.querySelector('button') ?? then?.current ?? asked.current;
    if (isDone) next?.focus();
  }, [isDone]);
  return (
    <>
      <div class="learn-words" ref={told}>
        <p class="learn-chapter">{say('learn.try')}</p>
        <h2 ref={asked} tabIndex={-1}>
          {words.ask}
        </h2>
        {state.value === 'other' && <p class="learn-other">{words.other ?? words.ask}</p>}
        {isDone && (
          <p class="learn-done">
            <Icon name="check" small />
            <span>
              <b>{say('learn.right')}</b> {words.done}
            </span>
          </p>
        )}
        {isDone && children}
      </div>
      <section class="learn-stage learn-live card" aria-label={say('learn.live')}>
        <Live {...{ session, hasGlance, isDone }} />
        {!isDone && <Dock session={session} onScore={() => undefined} onHint={() => undefined} />}
      </section>
    </>
  );
}

interface LiveProps {
  readonly session: Session;
  readonly hasGlance: boolean;
  readonly isDone: boolean;
}

function Live({ session, hasGlance, isDone }: LiveProps) {
  const { table, choice, marks, seat, words } = session;
  const main = useRef<HTMLDivElement>(null);
  useWhyHere(session, main);
  useEffect(() => {
    const nothing = (): void => undefined;
    const onKey = (event: KeyboardEvent): void => {
      const onStatus = (): void => speakStatus(session);
      const actions = { onHelp: nothing, onStatus, onNextSheet: nothing, onHint: nothing };
      if (event.key === '?' || !pressKey(event, { session, ...actions })) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [session]);
  const tap = (mark: Mark): void => {
    sound(session.tap(mark) ? 'tick' : 'refuse', settings.value.volume);
  };
  return (
    <div class="table-main" ref={main}>
      <SheetOf
        face={table.face}
        hasGlance={hasGlance}
        position={table.view.value.position}
        seat={seat.value}
        players={table.setup.players}
        say={words.say}
        marks={isDone ? { ...NO_MARKS, fresh: marks.value.fresh } : marks.value}
        picking={!isDone && choice.value?.isBegun.value === true}
        onTap={isDone ? undefined : tap}
      />
      {!isDone && (
        <WhyNot
          session={session}
          board={main}
          onRule={(rule) => go(`/learn/${table.face.game.id}/rules/${rule}`)}
        />
      )}
      <p id={WHY_HERE} hidden />
    </div>
  );
}
