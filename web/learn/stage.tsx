import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Mark, type Marks, NO_MARKS } from '#ui/marks.ts';
import { settings } from '../app/settings.ts';
import type { Frame } from '../story/frames.ts';
import { freshOf } from '../story/told.ts';
import { tellShown } from './readers.ts';
import { diceFor } from './scene.ts';
import type { Seen } from './seen.ts';
import { StillTable } from './still-table.tsx';
import { tellMoment } from './told.ts';
import { Whose } from './whose.tsx';
import { say } from './words.ts';

interface Props extends Seen {
  readonly frames: readonly Frame[];
  readonly point: readonly Mark[];
  readonly hasGlance: boolean;
  readonly isPlaying: Signal<boolean>;
  readonly speed: Signal<number>;
}

/** How long a moment stays, and how many times as long the last one. */
const PACE = 1700;
const LAST = 2;

/**
 * A real sheet and real dice, on which a few moments of a match are played again and again. Whoever
 * wants no motion sees the first and the last of them side by side.
 */
export function Stage(props: Props) {
  return (
    <section class="learn-stage card" aria-label={say('learn.stage')}>
      <Whose {...props} />
      {wantsCalm() ? <BeforeAndAfter {...props} /> : <Film {...props} />}
      <ol class="for-readers" aria-label={say('learn.shown')}>
        {tellShown(props).map((sentence, i) => (
          <li key={i}>{sentence}</li>
        ))}
      </ol>
    </section>
  );
}

/** All that is shown, in words. */
function tellAll(props: Props): readonly string[] {
  const { frames } = props;
  return frames.slice(1).flatMap((frame, i) => tellMoment(frame, frames[i], props));
}

export function wantsCalm(): boolean {
  return settings.value.calm || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function Film(props: Props) {
  const { frames, isPlaying, speed } = props;
  const at = useSignal(0);
  const last = frames.length - 1;
  useEffect(() => {
    at.value = 0;
  }, [frames]);
  useSignalEffect(() => {
    if (!isPlaying.value || last === 0) return;
    const pace = (PACE * (at.value >= last ? LAST : 1)) / speed.value;
    const timer = setTimeout(() => {
      at.value = at.value >= last ? 0 : at.value + 1;
    }, pace);
    return () => clearTimeout(timer);
  });
  return <Moment {...props} at={Math.min(at.value, last)} />;
}

function BeforeAndAfter(props: Props) {
  const last = props.frames.length - 1;
  if (last === 0) return <Moment {...props} at={0} isStill />;
  return (
    <div class="learn-both">
      <figure>
        <figcaption>{say('learn.before')}</figcaption>
        <Moment {...props} at={0} isStill />
      </figure>
      <figure>
        <figcaption>{say('learn.after')}</figcaption>
        <Moment {...props} at={last} isStill />
      </figure>
      <p class="learn-told" aria-hidden="true">
        {tellAll(props).join(' ')}
      </p>
    </div>
  );
}

/** One moment: the dice, the sheet, and in a film what has just happened. */
function Moment(props: Props & { readonly at: number; readonly isStill?: boolean }) {
  const { face, words, players, frames, seat, point, hasGlance, at, isStill } = props;
  const frame = frames[at]!;
  const before = frames[at - 1];
  const own = frame.entries.find((entry) => entry.kind === 'move' && entry.seat === seat);
  const lying = face.tray(frame.position);
  // Whoever has chosen sees the dice as they lay there before.
  const dice = before && (own || lying.length === 0) ? face.tray(before.position) : lying;
  const chosen = own && before ? diceFor(face, before.position, seat, own.text) : [];
  const marks: Marks = {
    ...NO_MARKS,
    fresh: freshOf(frame, before, face, seat),
    shown: new Set(point),
  };
  return (
    <StillTable
      {...{ face, words, players, seat, dice, chosen, marks, hasGlance }}
      boxes={boxesIn(props)}
      position={frame.position}
      rolled={frame.entries[0]?.kind === 'roll' ? frame.rolls : undefined}
      told={isStill ? undefined : tellMoment(frame, before, props).join(' ')}
      longest={longestTold(props)}
    />
  );
}

/** What takes the most room of all that is told: the sheet keeps its size from first to last. */
function longestTold(props: Props): string {
  const told = props.frames.map((frame, i) =>
    tellMoment(frame, props.frames[i - 1], props).join(' '),
  );
  return told.reduce((one, other) => (other.length > one.length ? other : one), '');
}

/** What is pointed at and all that is crossed, the same at every moment: nothing jumps about. */
function boxesIn({ frames, face, seat, point }: Props): readonly Mark[] {
  const fresh = frames.slice(1).flatMap((frame, i) => [...freshOf(frame, frames[i], face, seat)]);
  return [...point, ...fresh];
}
