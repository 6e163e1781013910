import type { Face, SheetProps, TrayDie } from '#games/face.ts';
import { Die } from '#ui/die.tsx';
import type { Mark, Marks } from '#ui/marks.ts';
import { Board } from '../table/board.tsx';
import type { Seen } from './seen.ts';
import { Window } from './window.tsx';

interface StillProps extends Seen {
  readonly position: unknown;
  readonly dice: readonly TrayDie[];
  readonly chosen: readonly Mark[];
  readonly marks: Marks;
  /** What it is about, where only a part of the sheet finds room. */
  readonly boxes: readonly Mark[];
  /** Whether somebody else shows a part of the sheet. */
  readonly isPart?: boolean | undefined;
  readonly rolled?: number | undefined;
  readonly told?: string | undefined;
  readonly longest?: string;
  readonly hasGlance?: boolean;
}

/** A table to be looked at: nothing on it can be reached by keys or taps. */
export function StillTable(props: StillProps) {
  const { face, words, players, position, seat, dice, chosen, marks, rolled, told } = props;
  const { boxes, isPart, longest, hasGlance = false } = props;
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
      <Window boxes={boxes} content={position} isPart={isPart}>
        <SheetOf
          {...{ face, position, seat, players, marks, hasGlance }}
          say={words.say}
          picking={false}
        />
      </Window>
      {told !== undefined && (
        <p class="learn-told">
          <span>{told}</span>
          <span class="learn-room">{longest}</span>
        </p>
      )}
    </div>
  );
}

/** A sheet, with the glance next to it only where that is the subject. */
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
