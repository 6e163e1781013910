import { signal, useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadLessons } from '#games/lessons.ts';
import type { Advice, Lessons } from '#games/teach.ts';
import { Icon } from '#ui/icon.tsx';
import { speakPolitely } from '#ui/live.tsx';
import { useLoaded } from '../app/loaded.ts';
import { change } from '../app/settings.ts';
import type { Session } from '../table/session.ts';
import './coach.css';
import { doneIn, note } from './progress.ts';
import { MOST_AT_ONCE, tipsDue } from './tips.ts';
import { say, sayerOf } from './words.ts';

interface Props {
  readonly session: Session;
  readonly onRule: (rule: string) => void;
}

const NOTHING: readonly Advice[] = [];

/** Upright on a phone there is room for one tip beside a whole sheet; answered, it makes way. */
const upright = matchMedia('(max-width: 639px) and (orientation: portrait)');
const isUpright = signal(upright.matches);
upright.addEventListener('change', ({ matches }) => {
  isUpright.value = matches;
});

/** In a first match: each rule once, when it first matters. Never again, and never in the way. */
export function Coach(props: Props) {
  const { id } = props.session.table.face.game;
  const [loaded] = useLoaded(() => loadLessons(id), [id]);
  return loaded.kind === 'ready' ? <Tips {...props} lessons={loaded.value} /> : null;
}

function Tips({ session, onRule, lessons }: Props & { readonly lessons: Lessons }) {
  const { table, holder } = session;
  const { id } = table.face.game;
  const due = useComputed(() => {
    const seat = holder.value;
    if (seat === undefined || !table.mine.includes(seat)) return NOTHING;
    const { position } = table.view.value;
    const most = isUpright.value ? 1 : MOST_AT_ONCE;
    return tipsDue(lessons.coach, doneIn('told', id), position, seat).slice(0, most);
  });
  const tips = due.value;
  if (tips.length === 0) return null;
  const tell = sayerOf(lessons.texts);
  const rules = new Set(tips.flatMap(({ rules }) => rules.slice(0, 1)));
  return (
    <section class="coach" aria-label={say('learn.coach')}>
      <Icon name="bulb" small />
      <div class="coach-tips">
        {tips.map(({ key }) => (
          <Tip key={key} words={tell(`coach.${key}`)} onGone={() => note('told', id, key)} />
        ))}
      </div>
      <div class="coach-answers">
        {[...rules].map((rule) => (
          <button key={rule} type="button" onClick={() => onRule(rule)}>
            {say('learn.rule', { rule })}
          </button>
        ))}
        <button type="button" onClick={() => change({ coach: false })}>
          {say('learn.coach.never')}
        </button>
        <button
          type="button"
          class="coach-done"
          onClick={() => {
            for (const { key } of tips) note('told', id, key);
          }}
        >
          <Icon name="check" small />
          <span>{say('learn.coach.understood')}</span>
        </button>
      </div>
    </section>
  );
}

interface TipProps {
  readonly words: string;
  readonly onGone: () => void;
}

function Tip({ words, onGone }: TipProps) {
  useEffect(() => {
    speakPolitely(words);
    // What was seen once is not said again, also when the moment goes by without a tap.
    return onGone;
  }, []);
  return <p>{words}</p>;
}
