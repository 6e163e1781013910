import { useSignal } from '@preact/signals';
import type { Die as DieKind } from '#engine/contract.ts';
import { Die } from '#ui/die.tsx';
import { Fold } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';
import { TakeBack } from './dock-parts.tsx';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  readonly dice: readonly DieKind[];
}

/** Real dice: one tap per die enters what it shows; the last tap enters the roll. */
export function EnterDice({ session, dice }: Props) {
  const { table } = session;
  const active = table.face.game.active(table.view.value.position);
  const name = table.setup.players[active]!;
  // Around one device the dice are passed on, and with them who “you” are.
  const isOther = table.remote !== undefined && !table.mine.includes(active);
  const isUndoing = session.isUndoing.value;
  return (
    <Fold
      class="enter-dice"
      id="table-note"
      title={
        isUndoing ? (
          <b>{t('table.undoAsk')}</b>
        ) : (
          <>
            <b>{isOther ? t('table.enterFor', { name }) : t('table.enterDice')}</b>{' '}
            <small>{isOther ? t('table.enterForWhy') : t('table.rolls', { name })}</small>
          </>
        )
      }
    >
      {isUndoing && <TakeBack session={session} />}
      <DicePad session={session} dice={dice} onDone={(words) => session.roll(words)} />
    </Fold>
  );
}

interface PadProps extends Props {
  /** A roll that is to be changed: it stands there, and nothing is entered without a word. */
  readonly before?: readonly (string | undefined)[];
  readonly onDone: (words: readonly string[]) => void;
}

/** A row of faces for every kind of die to enter. */
export function DicePad({ session, dice, before, onDone }: PadProps) {
  const { table, words } = session;
  const { face } = table;
  const entered = useSignal<readonly (string | undefined)[]>(before ?? []);
  const shown = dice.map(
    (die, i) => entered.value[i] ?? (die.faces.length === 1 ? die.faces[0] : undefined),
  );
  const tell = (word: string): string => words.tell(face.dieName(word));
  const enter = (kind: DieKind, word: string): void => {
    const slot = dice.findIndex((die, i) => sameFaces(die, kind) && shown[i] === undefined);
    if (slot === -1) return;
    if (!before) session.cancel();
    const next = shown.map((each, i) => (i === slot ? word : each));
    if (!before && isWhole(next)) onDone(next);
    else entered.value = next;
  };
  // With nothing entered there is but the last choice to take back.
  const isBefore =
    !before && table.view.value.isUndoable && entered.value.every((word) => word === undefined);
  const kinds = dice.filter(
    (die, i) => die.faces.length > 1 && dice.findIndex((each) => sameFaces(each, die)) === i,
  );
  return (
    <div class="dice-pad">
      <fieldset class="pad-slots" aria-label={t('table.entered')}>
        {shown.map((word, i) =>
          word === undefined ? (
            <span
              key={i}
              class="die empty"
              role="img"
              aria-label={t('table.emptySlot', { number: i + 1 })}
            />
          ) : (
            <Die
              key={i}
              look={face.look(word)}
              label={t('table.clearSlot', { die: tell(word) })}
              onTap={() => {
                entered.value = shown.map((each, at) => (at === i ? undefined : each));
              }}
            />
          ),
        )}
        <button
          type="button"
          class="icon-button"
          aria-label={t(isBefore ? 'table.takeBack' : 'table.clearDice')}
          onClick={() => {
            if (isBefore) session.undo();
            else entered.value = [];
          }}
        >
          <Icon name="undo" />
        </button>
      </fieldset>
      {kinds.map((kind) => (
        <fieldset
          key={kind.faces[0]}
          class="pad-faces"
          aria-label={t('table.facesOf', { die: tell(kind.faces[0]!) })}
        >
          {[...new Set(kind.faces)].map((word) => (
            <Die
              key={word}
              look={face.look(word)}
              label={tell(word)}
              state={
                dice.some((die, i) => sameFaces(die, kind) && shown[i] === undefined)
                  ? 'rest'
                  : 'idle'
              }
              onTap={() => enter(kind, word)}
            />
          ))}
        </fieldset>
      ))}
      {before && isWhole(shown) && shown.some((word, i) => word !== before[i]) && (
        <button type="button" class="button primary" onClick={() => onDone(shown)}>
          {t('table.changeRoll')}
        </button>
      )}
    </div>
  );
}

function isWhole(words: readonly (string | undefined)[]): words is readonly string[] {
  return words.every((word) => word !== undefined);
}

function sameFaces(one: DieKind, other: DieKind): boolean {
  return (
    one.faces.length === other.faces.length && one.faces.every((face, i) => face === other.faces[i])
  );
}
