import { type Mark, type Marks, NO_MARKS } from '#ui/marks.ts';
import type { Frame } from '../story/frames.ts';
import { freshOf } from '../story/told.ts';
import { diceFor } from './scene.ts';
import type { Seen } from './seen.ts';
import { StillTable } from './still-table.tsx';
import { tellMoment } from './told.ts';

/** A few moments of a match, and what of the sheet they are about. */
export interface Played extends Seen {
  readonly frames: readonly Frame[];
  readonly point: readonly Mark[];
  /** Boxes on which it depends. */
  readonly near: readonly Mark[];
  readonly hasGlance: boolean;
}

interface Props extends Played {
  readonly at: number;
  readonly isStill?: boolean;
  /** Whether somebody else shows a part of the sheet. */
  readonly isPart?: boolean;
}

/** One moment: the dice, the sheet, and in a film what has just happened. */
export function Moment(props: Props) {
  const { face, words, players, frames, seat, point, hasGlance, at } = props;
  const { isStill, isPart } = props;
  const frame = frames[at]!;
  const before = frames[at - 1];
  const own = frame.entries.find((entry) => entry.kind === 'move' && entry.seat === seat);
  const lying = face.tray(frame.position);
  // After the choice the dice are shown as they were before it.
  const dice = before && (own || lying.length === 0) ? face.tray(before.position) : lying;
  const chosen = own && before ? diceFor(face, before.position, seat, own.text) : [];
  const marks: Marks = {
    ...NO_MARKS,
    fresh: freshOf(frame, before, face, seat),
    shown: new Set(point),
  };
  return (
    <StillTable
      {...{ face, words, players, seat, dice, chosen, marks, hasGlance, isPart }}
      boxes={boxesIn(props)}
      position={frame.position}
      rolled={frame.entries[0]?.kind === 'roll' ? frame.rolls : undefined}
      told={isStill ? undefined : tellMoment(frame, before, props).join(' ')}
      longest={longestTold(props)}
    />
  );
}

/** The longest of the texts: the sheet keeps its size from first to last. */
function longestTold(props: Played): string {
  const told = props.frames.map((frame, i) =>
    tellMoment(frame, props.frames[i - 1], props).join(' '),
  );
  return told.reduce((one, other) => (other.length > one.length ? other : one), '');
}

/** What is pointed at and all that is crossed, the same at every moment: nothing jumps about. */
export function boxesIn({ frames, face, seat, point, near }: Played): readonly Mark[] {
  const fresh = frames.slice(1).flatMap((frame, i) => [...freshOf(frame, frames[i], face, seat)]);
  return [...point, ...near, ...fresh];
}
