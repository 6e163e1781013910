import { useMemo } from 'preact/hooks';
import type { Idea } from '#bots/hint.ts';
import { Die } from '#ui/die.tsx';
import { NO_MARKS } from '#ui/marks.ts';
import { pencil, picksOf } from '#ui/pencil.ts';
import type { Choice } from '../table/choice.ts';
import { deedOf } from '../table/deed.ts';
import type { Session } from '../table/session.ts';
import { say } from './words.ts';

interface Props {
  readonly session: Session;
  readonly choice: Choice;
  readonly idea: Idea;
}

/** What is to be done: the dice, and the deed in words. */
export function Deed({ session, choice, idea }: Props) {
  const { table, words } = session;
  const { face } = table;
  const { position } = table.view.value;
  const option = choice.options.find(({ text }) => text === idea.text);
  const made = useMemo(() => option && pencil(choice.options, picksOf(option)), [option]);
  if (!made) {
    const { text } = idea;
    return (
      <p class="hint-deed">
        <b>{deedOf({ face, words, position, seat: choice.seat, text })}</b>
      </p>
    );
  }
  const { title, detail, button } = face.prompt(position, choice.seat, made);
  const deed = face.deed?.(position, choice.seat, idea.text);
  const free = face.tray(position).filter(({ takenBy }) => takenBy === undefined);
  // Dice that show the same share a mark: one of them is meant.
  const dice = [...new Set(made.picks.dice)].flatMap(
    (mark) => free.find((die) => die.mark === mark) ?? [],
  );
  return (
    <div class="hint-deed">
      {dice.length > 0 && (
        <span class="hint-dice">
          {dice.map(({ mark, word }) => (
            <Die key={mark} look={face.look(word)} label={words.tell(face.dieName(word))} />
          ))}
        </span>
      )}
      <p>
        <b>{words.tell(deed ?? button)}</b> <small>{words.tell((deed && detail) || title)}</small>
      </p>
    </div>
  );
}

/** The boxes of it, on one’s own sheet. */
export function Where({ session, choice, idea }: Props) {
  const { table, words } = session;
  const { face, setup } = table;
  const { position } = table.view.value;
  const option = choice.options.find(({ text }) => text === idea.text);
  if (!option || option.boxes.length === 0) return null;
  return (
    <section class="hint-sheet" aria-label={say('hint.sheet')}>
      <face.Sheet
        position={position}
        seat={choice.seat}
        players={setup.players}
        say={words.say}
        marks={{ ...NO_MARKS, pencilled: new Set(option.boxes) }}
        picking
      />
    </section>
  );
}
