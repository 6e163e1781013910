import type { Seat } from '#engine/contract.ts';
import type { Face, TrayDie } from '#games/face.ts';
import { Die } from '#ui/die.tsx';
import { penOf } from '#ui/pens.ts';
import { t } from '../app/language.ts';
import { answerFirst } from './answer-first.ts';
import type { Scene } from './film/scenes.ts';
import { Thrown } from './film/thrown.tsx';
import type { Session } from './session.ts';

/** The dice on the table. A tap chooses one; those that pay light up by themselves. */
export function Tray({ session }: { readonly session: Session }) {
  const { face, view } = session.table;
  const scene = session.film.scene.value;
  // While it is shown what others did, the dice lie as they chose them.
  const dice = face.tray(scene?.kind === 'turn' ? scene.before : view.value.position);
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
              die.group === group && (
                <TrayButton key={i} {...{ session, die, i, count: dice.length }} />
              ),
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
  readonly count: number;
}

function TrayButton({ session, die, i, count }: Props) {
  const { table, words, choice, film } = session;
  const { face, chairs } = table;
  const open = choice.value;
  const name = words.tell(face.dieName(die.word));
  const isTaken = die.takenBy !== undefined;
  const scene = film.scene.value;
  const faces = scene?.kind === 'roll' ? scene.thrown.get(die.mark) : undefined;
  if (faces) return <Thrown {...{ face, die, faces, i, count }} label={name} />;
  const claimer = scene?.kind === 'turn' ? claimerOf(table.face, scene, die, i) : undefined;
  if (claimer !== undefined) {
    const pen = penOf(chairs, claimer);
    const look = face.look(die.word);
    return <Die {...{ look, pen }} label={name} state="claimed" takenBy={chairs[claimer]!.stamp} />;
  }
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
      pen={isTaken ? penOf(chairs, die.takenBy) : undefined}
      onTap={
        open && !isTaken
          ? ({ currentTarget }) =>
              answerFirst(currentTarget as HTMLElement, () => session.tap(die.mark))
          : undefined
      }
    />
  );
}

type Turn = Extract<Scene, { kind: 'turn' }>;

/** The first of those who chose with a die; that they were several is seen on their sheets. */
function claimerOf(face: Face, { deeds, before }: Turn, die: TrayDie, i: number): Seat | undefined {
  if (firstFree(face.tray(before), die) !== i) return undefined;
  return deeds.find(({ dice }) => dice.some(({ mark }) => mark === die.mark))?.seat;
}

/** Of dice that share a mark the first free one is meant. */
function stateOf({ table, choice, sealed }: Session, die: TrayDie, i: number) {
  const open = choice.value;
  const twin = firstFree(table.face.tray(table.view.value.position), die);
  if (!open) return sealed.value?.dice.includes(die.mark) && twin === i ? 'chosen' : 'rest';
  const { picks, paying, usable } = open.pencil.value;
  if ((picks.dice.includes(die.mark) || paying.has(die.mark)) && twin === i) return 'chosen';
  return usable.has(die.mark) ? 'rest' : 'idle';
}

function firstFree(tray: readonly TrayDie[], { mark }: TrayDie): number {
  return tray.findIndex((each) => each.mark === mark && each.takenBy === undefined);
}
