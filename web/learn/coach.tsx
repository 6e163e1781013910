import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { loadLessons } from '#games/lessons.ts';
import type { Lessons } from '#games/teach.ts';
import { speakPolitely } from '#ui/live.tsx';
import { useLoaded } from '../app/loaded.ts';
import { change } from '../app/settings.ts';
import type { Session } from '../table/session.ts';
import './coach.css';
import { PenLine } from './pen-line.tsx';
import { note } from './progress.ts';
import { openTips } from './tips.ts';
import { say, sayerOf } from './words.ts';

/** How long something that is called out has the strip for itself, in milliseconds. */
const HEARD = 2200;

interface Props {
  readonly session: Session;
  /** Where the rules open from now on. */
  readonly onCite: (rule: string) => void;
}

/** In a first match: each rule once, when it first matters. Never again, and never in the way. */
export function Coach(props: Props) {
  const { id } = props.session.table.face.game;
  const [loaded] = useLoaded(() => loadLessons(id), [id]);
  return loaded.kind === 'ready' ? <Tips {...props} lessons={loaded.value} /> : null;
}

function Tips({ session, onCite, lessons }: Props & { readonly lessons: Lessons }) {
  const { id } = session.table.face.game;
  const tips = useMemo(() => openTips(session, lessons.coach), [session, lessons]);
  useSignalEffect(tips.follow);
  useEffect(() => tips.close, [tips]);
  const { value: tip } = tips.current;
  const words = tip && sayerOf(lessons.texts)(`coach.${tip.key}`);
  useEffect(() => {
    if (!tip || !words) return;
    speakPolitely(words);
    onCite(tip.rules[0]!);
  }, [tip]);
  const place = useRef<HTMLElement>(null);
  const isQuiet = useQuiet(session);
  if (!tip || !isQuiet) return tips.hasMore.value ? <div class="coach-room" /> : null;
  return (
    <>
      <section class="coach" ref={place} aria-label={say('learn.coach')}>
        <p>{words}</p>
        <button type="button" class="coach-never" onClick={() => change({ coach: false })}>
          {say('learn.coach.never')}
        </button>
        <button type="button" class="coach-done" onClick={() => note('told', id, tip.key)}>
          {say('learn.coach.understood')}
        </button>
      </section>
      <PenLine key={tip.key} from={place} to={tip.about} />
    </>
  );
}

/** Announcements come first: a tip waits until they are over. */
function useQuiet({ called }: Session): boolean {
  const heard = useSignal<unknown>(undefined);
  useSignalEffect(() => {
    const call = called.value;
    const timer = setTimeout(() => {
      heard.value = call;
    }, HEARD);
    return () => clearTimeout(timer);
  });
  return called.value === undefined || heard.value === called.value;
}
