import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '#engine/contract.ts';
import type { Face, SheetProps, TrayDie } from '#games/face.ts';
import { Die } from '#ui/die.tsx';
import { type Mark, type Marks, NO_MARKS } from '#ui/marks.ts';
import { settings } from '../app/settings.ts';
import type { Frame } from '../story/frames.ts';
import { freshOf, tellFrame } from '../story/told.ts';
import { Board } from '../table/board.tsx';
import type { Words } from '../table/words.ts';
import { diceFor } from './scene.ts';
import { say } from './words.ts';

interface Props {
  readonly face: Face;
  readonly words: Words;
  readonly players: readonly string[];
  readonly frames: readonly Frame[];
  readonly seat: Seat;
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
      {wantsCalm() ? <BeforeAndAfter {...props} /> : <Film {...props} />}
      <ol class="for-readers" aria-label={say('learn.shown')}>
        {tellAll(props).map((sentence, i) => (
          <li key={i}>{sentence}</li>
        ))}
      </ol>
    </section>
  );
}

/** All that is shown, in words. */
function tellAll({ frames, face, words }: Props): readonly string[] {
  return frames.slice(1).flatMap((frame, i) => tellFrame(frame, frames[i], face, words));
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
  if (last === 0) return <Moment {...props} at={0} />;
  return (
    <div class="learn-both">
      <figure>
        <figcaption>{say('learn.before')}</figcaption>
        <Moment {...props} at={0} />
      </figure>
      <figure>
        <figcaption>{say('learn.after')}</figcaption>
        <Moment {...props} at={last} isWhole />
      </figure>
    </div>
  );
}

/** One moment: the dice, the sheet, and what has just happened. */
function Moment(props: Props & { readonly at: number; readonly isWhole?: boolean }) {
  const { face, words, players, frames, seat, point, hasGlance, at, isWhole } = props;
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
      position={frame.position}
      rolled={frame.entries[0]?.kind === 'roll' ? frame.rolls : undefined}
      told={(isWhole ? tellAll(props) : tellFrame(frame, before, face, words)).join(' ')}
    />
  );
}

interface StillProps {
  readonly face: Face;
  readonly words: Words;
  readonly players: readonly string[];
  readonly position: unknown;
  readonly seat: Seat;
  readonly dice: readonly TrayDie[];
  readonly chosen: readonly Mark[];
  readonly marks: Marks;
  readonly rolled?: number | undefined;
  readonly told?: string;
  readonly hasGlance?: boolean;
}

/** A table to be looked at: nothing on it can be reached by keys or taps. */
export function StillTable(props: StillProps) {
  const { face, words, players, position, seat, dice, chosen, marks, rolled, told } = props;
  const { hasGlance = false } = props;
  const isFirst = (die: TrayDie, i: number) =>
    dice.findIndex(({ mark, takenBy }) => mark === die.mark && takenBy === undefined) === i;
  return (
    <div class="learn-table" inert>
      <div class="learn-dice">
        {dice.map((die, i) => (
          <Die
            key={i}
            nth={i}
            rolled={rolled}
            look={face.look(die.word)}
            label={words.tell(face.dieName(die.word))}
            state={
              die.takenBy !== undefined
                ? 'taken'
                : chosen.includes(die.mark) && isFirst(die, i)
                  ? 'chosen'
                  : 'rest'
            }
          />
        ))}
      </div>
      <div class="table-main">
        <SheetOf
          {...{ face, position, seat, players, marks, hasGlance }}
          say={words.say}
          picking={false}
        />
      </div>
      {told !== undefined && <p class="learn-told">{told}</p>}
    </div>
  );
}

/** A sheet, and beside it what is told at a glance only where that is what it is about. */
export function SheetOf({
  face,
  hasGlance,
  ...props
}: SheetProps<unknown> & { readonly face: Face; readonly hasGlance: boolean }) {
  const { Sheet, Team } = face;
  if (hasGlance)
    return (
      <>
        {Team && <Team {...props} />}
        <Board face={face} {...props} />
      </>
    );
  return (
    <div class="table-sheet">
      <Sheet {...props} />
    </div>
  );
}
