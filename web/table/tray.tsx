import type { TrayDie } from '#games/face.ts';
import { Die } from '#ui/die.tsx';
import { t } from '../app/language.ts';
import { answerFirst } from './answer-first.ts';
import type { Session } from './session.ts';
import { rollsIn, useTumble } from './tumble.ts';

/** The dice on the table. A tap chooses one; those that pay light up by themselves. */
export function Tray({ session }: { readonly session: Session }) {
  const { face, view } = session.table;
  const dice = face.tray(view.value.position);
  const tumbled = useTumble(rollsIn(view.value.entries), session.seen);
  // People who throw their own dice have seen these tumble.
  const rolled = session.table.dice === 'real' ? undefined : tumbled;
  // An empty place, so that nothing moves when the dice come.
  if (dice.length === 0) return <div class="table-tray" />;
  const groups = [...new Set(dice.map(({ group }) => group))];
  return (
    <fieldset class="table-tray" data-dice={dice.length}>
      <legend class="for-readers">{t('table.dice')}</legend>
      {groups.map((group) => (
        <div key={group} class="tray-group">
          {dice.map(
            (die, i) =>
              die.group === group && <TrayButton key={i} {...{ session, die, i, rolled }} />,
          )}
        </div>
      ))}
    </fieldset>
  );
}

interface Props {
  readonly session: Session;
  readonly die: TrayDie;
  readonly i: number;
  readonly rolled: number | undefined;
}

function TrayButton({ session, die, i, rolled }: Props) {
  const { table, words, choice } = session;
  const { face, chairs } = table;
  const open = choice.value;
  const name = words.tell(face.dieName(die.word));
  const isTaken = die.takenBy !== undefined;
  return (
    <Die
      look={face.look(die.word)}
      label={
        isTaken
          ? t('table.dieTaken', { die: name, name: session.table.setup.players[die.takenBy]! })
          : name
      }
      state={isTaken ? 'taken' : stateOf(session, die, i)}
      takenBy={isTaken ? chairs[die.takenBy]!.stamp : undefined}
      rolled={rolled}
      nth={i}
      onTap={
        open && !isTaken
          ? ({ currentTarget }) =>
              answerFirst(currentTarget as HTMLElement, () => session.tap(die.mark))
          : undefined
      }
    />
  );
}

/** Of dice that share a mark the first free one is meant. */
function stateOf({ table, choice }: Session, die: TrayDie, i: number) {
  const open = choice.value;
  if (!open) return 'rest';
  const { picks, paying, usable } = open.pencil.value;
  const twin = table.face
    .tray(table.view.value.position)
    .findIndex((each) => each.mark === die.mark && each.takenBy === undefined);
  if ((picks.dice.includes(die.mark) || paying.has(die.mark)) && twin === i) return 'chosen';
  return usable.has(die.mark) ? 'rest' : 'idle';
}
