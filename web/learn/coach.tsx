import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadLessons } from '#games/lessons.ts';
import type { Lessons } from '#games/teach.ts';
import { Icon } from '#ui/icon.tsx';
import { speakPolitely } from '#ui/live.tsx';
import { useLoaded } from '../app/loaded.ts';
import { change } from '../app/settings.ts';
import type { Session } from '../table/session.ts';
import './coach.css';
import { doneIn, note } from './progress.ts';
import { say, sayerOf } from './words.ts';

interface Props {
  readonly session: Session;
  readonly onRule: (rule: string) => void;
}

/** In a first match: each rule once, when it first matters. Never again, and never in the way. */
export function Coach(props: Props) {
  const { id } = props.session.table.face.game;
  const [loaded] = useLoaded(() => loadLessons(id), [id]);
  return loaded.kind === 'ready' ? <Tip {...props} lessons={loaded.value} /> : null;
}

function Tip({ session, onRule, lessons }: Props & { readonly lessons: Lessons }) {
  const { table, holder } = session;
  const { id } = table.face.game;
  const advice = useComputed(() => {
    const seat = holder.value;
    if (seat === undefined || !table.mine.includes(seat)) return undefined;
    const told = doneIn('told', id);
    return lessons.coach.find(
      ({ key, when }) => !told.includes(key) && when(table.view.value.position, seat),
    );
  });
  const { key, rules = [] } = advice.value ?? {};
  const words = key && sayerOf(lessons.texts)(`coach.${key}`);
  useEffect(() => {
    if (!key || !words) return;
    speakPolitely(words);
    // What was seen once is not said again, also when the moment goes by without a tap.
    return () => note('told', id, key);
  }, [key]);
  if (!key) return null;
  return (
    <section class="coach" aria-label={say('learn.coach')}>
      <p>
        <Icon name="bulb" small />
        <span>{words}</span>
      </p>
      <div>
        {rules[0] && (
          <button type="button" onClick={() => onRule(rules[0]!)}>
            {say('learn.coach.rule')}
          </button>
        )}
        <button type="button" onClick={() => change({ coach: false })}>
          {say('learn.coach.never')}
        </button>
        <button type="button" class="coach-done" onClick={() => note('told', id, key)}>
          {say('learn.coach.understood')}
        </button>
      </div>
    </section>
  );
}
