import { Die } from '#ui/die.tsx';
import { type Choosable, deedOf } from '../table/deed.ts';

/** A decision: the dice that it takes and the boxes that it crosses, or its words. */
export function Choice(choice: Choosable) {
  const { face, words, position, seat, text } = choice;
  const option = face.options(position, seat).find((each) => each.text === text);
  const tray = face.tray(position);
  const dice = (option?.dice ?? []).flatMap((mark) => tray.find((die) => die.mark === mark) ?? []);
  return (
    <span class="roll-choice">
      {dice.map(({ word }, i) => (
        <Die key={i} look={face.look(word)} label={words.tell(face.dieName(word))} />
      ))}
      <span>{deedOf(choice)}</span>
    </span>
  );
}
