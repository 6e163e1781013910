import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import { Die } from '#ui/die.tsx';
import type { Words } from '../table/words.ts';

interface Props {
  readonly face: Face;
  readonly words: Words;
  readonly position: unknown;
  readonly seat: Seat;
  /** As a record writes it. */
  readonly text: string;
}

/** A decision: the dice that it took and the boxes that it crossed, or its words. */
export function Choice({ face, words, position, seat, text }: Props) {
  const option = face.options(position, seat).find((each) => each.text === text);
  const tray = face.tray(position);
  const dice = (option?.dice ?? []).flatMap((mark) => tray.find((die) => die.mark === mark) ?? []);
  const quiet = face.quiet(position, seat);
  const boxes = face.inked(position, seat, text).filter((mark) => !mark.includes(':'));
  const said = quiet?.text === text ? quiet.label : face.deed?.(position, seat, text);
  const told = said
    ? words.tell(said)
    : boxes.join(' ') || words.tell(face.tell(position, seat, text));
  return (
    <span class="roll-choice">
      {dice.map(({ word }, i) => (
        <Die key={i} look={face.look(word)} label={words.tell(face.dieName(word))} />
      ))}
      <span>{told}</span>
    </span>
  );
}
