import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Seat } from '#engine/contract.ts';
import { Icon } from '#ui/icon.tsx';
import { Thinking } from '#ui/thinking.tsx';
import { t } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { nameShown } from '../online/former.ts';
import { Nudge } from '../phrases/late.tsx';
import { SayButton } from '../phrases/say-button.tsx';
import type { Choice } from './choice.ts';
import { Actions, Note, TakeBack } from './dock-parts.tsx';
import { withoutEchoes, withoutRepeats } from './echo.ts';
import type { Scene } from './film/scenes.ts';
import { useKeptFocus } from './kept-focus.ts';
import { mayHint } from './may-hint.ts';
import { nextWords } from './remote-bar.tsx';
import { Elsewhere, Watching } from './remote-dock.tsx';
import { awaitedNames, notedWords } from './sealed.ts';
import type { Session } from './session.ts';
import { dutyWords } from './status.ts';
import { Tray } from './tray.tsx';

const MEANWHILE = {
  waiting: () => null,
  failed: () => <p role="alert">{t('store.unloaded')}</p>,
};

const Left = later(() => import('./left.tsx').then((m) => m.Left), MEANWHILE);

/** Only for real dice. */
const EnterDice = later(() => import('./enter.tsx').then((m) => m.EnterDice), {
  ...MEANWHILE,
  waiting: () => <span class="button waiting wide" />,
});

const ChangeMind = later(() => import('./change-mind.tsx').then((m) => m.ChangeMind), MEANWHILE);

/** The foot of a table: what to do now, the dice, and the buttons, always in the same place. */
export function Dock({
  session,
  onScore,
  onNext,
  onHint,
}: {
  readonly session: Session;
  readonly onScore: () => void;
  readonly onNext?: (() => void) | undefined;
  readonly onHint: () => void;
}) {
  const guard = useMemo(withoutEchoes, []);
  const dock = useRef<HTMLElement>(null);
  return (
    <section
      ref={dock}
      class="table-dock"
      aria-label={t('table.dock')}
      onClickCapture={guard}
      onKeyDownCapture={withoutRepeats}
    >
      <Asked session={session} place={dock} onScore={onScore} onNext={onNext} onHint={onHint} />
    </section>
  );
}

interface AskedProps {
  readonly session: Session;
  readonly place: RefObject<HTMLElement | null>;
  readonly onScore: () => void;
  readonly onNext?: (() => void) | undefined;
  readonly onHint: () => void;
}

function Asked({ session, place, onScore, onNext, onHint }: AskedProps) {
  const { view, mine, remote } = session.table;
  // Here, where every change of what is asked is drawn.
  useKeptFocus(place, session.choice);
  const { next } = view.value;
  if (session.film.scene.value) return <Shown session={session} scene={session.film.scene.value} />;
  if (next.for === 'nobody') return <Over session={session} onScore={onScore} onNext={onNext} />;
  if (remote && mine.length === 0) {
    return <Watching session={session} awaited={dutyWords(session)[0]!} />;
  }
  if (remote?.connection.isWatching.value) {
    return <Elsewhere session={session} remote={remote} />;
  }
  if (next.for === 'dice') return <BeforeRoll session={session} />;
  return <Choosing session={session} onHint={onHint} />;
}

/** While something is shown: whose turn it is, and that nobody has to wait. */
function Shown({ session, scene }: { readonly session: Session; readonly scene: Scene }) {
  const names = scene.kind === 'turn' ? scene.deeds.map(({ seat }) => nameOf(session, seat)) : [];
  const isTurn = names.length > 0;
  return (
    <>
      <Note
        title={isTurn ? t('table.shown', { names, count: names.length }) : ''}
        detail={isTurn ? t('table.skip') : undefined}
      />
      <Tray session={session} />
      <Actions>
        <span class="button wide film-hold" />
      </Actions>
    </>
  );
}

function nameOf({ table }: Session, seat: Seat): string {
  return nameShown(table.setup.players[seat]!);
}

function Over({ session, onScore, onNext }: Pick<AskedProps, 'session' | 'onScore' | 'onNext'>) {
  const { remote, id, view } = session.table;
  const next = remote && nextWords(remote.connection, id);
  if (remote && next !== undefined && onNext && remote.connection.table.value?.state !== 'closed') {
    return <Left connection={remote.connection} {...{ session, next, onScore, onNext }} />;
  }
  const { news } = view.value;
  const last = news?.said.at(-1);
  return (
    <>
      <Note
        title={last ? session.words.note(last) : t('table.over')}
        detail={last && t('table.over')}
      />
      <Tray session={session} />
      <Actions>
        <TakeBack session={session} />
        <SayButton session={session} />
        <button type="button" class="button primary wide" onClick={onScore}>
          {t('table.seeScore')}
        </button>
      </Actions>
    </>
  );
}

function BeforeRoll({ session }: { readonly session: Session }) {
  const { table, duty } = session;
  const { next, position } = table.view.value;
  const active = table.face.game.active(position);
  const name = table.setup.players[active]!;
  if (next.for === 'dice' && table.dice === 'real')
    return <EnterDice session={session} dice={next.dice} />;
  const isMine = duty.value.due.includes(active);
  return (
    <>
      <Note
        title={isMine ? t('table.yourRoll') : t('table.rolls', { name })}
        detail={isMine && table.mine.length > 1 && table.face.isOpen ? name : undefined}
      />
      <Tray session={session} />
      <Actions>
        <TakeBack session={session} />
        <SayButton session={session} />
        {session.sending.value ? (
          <span class="button waiting wide">{t('online.sending')}</span>
        ) : isMine ? (
          <button type="button" class="button primary wide" onClick={() => session.roll()}>
            <Icon name="die" />
            {t(isAway(session) ? 'online.rollWhenBack' : 'table.roll')}
          </button>
        ) : (
          <>
            <Nudge session={session} />
            <span class="button waiting wide">{t('table.waitingFor', { names: [name] })}</span>
          </>
        )}
      </Actions>
    </>
  );
}

interface ChoosingProps {
  readonly session: Session;
  readonly onHint: () => void;
}

function Choosing({ session, onHint }: ChoosingProps) {
  const { table, holder, choice, duty } = session;
  const { position } = table.view.value;
  const seat = holder.value;
  const Decision = table.face.decision?.(position);
  if (Decision && seat !== undefined && duty.value.due.includes(seat)) {
    const props = { position, seat, players: table.setup.players, say: session.words.say };
    return <Decision {...props} onDecide={session.decide} />;
  }
  if (choice.value) return <Choices {...{ session, onHint }} choice={choice.value} />;
  return <Waiting session={session} />;
}

/** Under a cover they are asked there; around an open table a tap on their face turns to them. */
function minds(session: Session) {
  const { curtain, mine, view } = session.table;
  if (!curtain || curtain.isOn.value) return undefined;
  const { decided } = view.value;
  const seats = mine.filter((seat) => decided.includes(seat) && seat !== session.holder.value);
  return seats.length > 0 && <ChangeMind session={session} seats={seats} />;
}

function Choices({ session, choice, onHint }: ChoosingProps & { readonly choice: Choice }) {
  const { words, doubt, isUndoing } = session;
  const { title, detail, button } = choice.prompt.value;
  const { ready } = choice.pencil.value;
  const confirm = ready && isAway(session) ? t('online.sendWhenBack') : words.tell(button);
  const { quiet } = choice;
  const isDoubting = doubt.value !== undefined;
  const isPass = doubt.value?.text === quiet?.text;
  const isPencilled = choice.canUndo.value || isDoubting;
  const canUndo = isPencilled || session.table.view.value.isUndoable === true;
  const isSecond = !ready || (isPass && isDoubting);
  // What costs is not what the table proposes, until it was asked for.
  const isDear = ready !== undefined && !isDoubting && choice.costOf(ready.text) !== undefined;
  const weight = isDear ? '' : isSecond ? 'waiting' : 'primary';
  const confirmLook = `button ${weight} ${ready ? '' : 'off'}`;
  return (
    <>
      {isUndoing.value ? (
        <Note
          title={t('table.undoAsk')}
          action={{ label: t('table.takeBack'), onAct: () => session.undo(true) }}
        />
      ) : doubt.value ? (
        <Note title={words.tell(doubt.value.warning)} detail={t('table.sure')} />
      ) : (
        <Note
          title={toldTo(session, words.tell(title))}
          detail={droppedWords(choice) ?? (detail && words.tell(detail))}
          action={actionOf(session, choice)}
          beside={minds(session)}
        />
      )}
      <Tray session={session} />
      <Actions>
        <span class="dock-tools">
          <button
            type="button"
            class={canUndo ? 'icon-button lined' : 'icon-button lined off'}
            aria-label={t('table.undo')}
            aria-disabled={!canUndo}
            onClick={() => {
              if (isDoubting) session.cancel();
              else if (isPencilled) choice.undo();
              else session.undo();
            }}
            onContextMenu={(event) => {
              event.preventDefault();
              choice.clear();
            }}
          >
            <Icon name="undo" />
          </button>
          {mayHint(session) && (
            <button
              type="button"
              class="icon-button lined dock-hint"
              aria-label={t('table.hint')}
              onClick={onHint}
            >
              <Icon name="bulb" />
            </button>
          )}
          <SayButton session={session} />
        </span>
        {quiet && (
          <button
            type="button"
            class={`button ${isPass && isDoubting ? 'primary' : ''} ${quiet.isDire ? 'dire' : ''}`}
            onClick={session.pass}
          >
            {isPass && isDoubting ? t('table.yes') : words.tell(quiet.label)}
          </button>
        )}
        <button type="button" class={confirmLook} aria-disabled={!ready} onClick={session.confirm}>
          {isDoubting && !isPass ? t('table.yes') : confirm}
        </button>
      </Actions>
    </>
  );
}

/** What can be done about the choice in one go: to spend what was asked for, to fill the rest. */
function actionOf({ words }: Session, choice: Choice) {
  const asked = choice.asked.value;
  if (asked) return { label: words.tell(asked.cost.action), onAct: choice.pay };
  const { rest, picks } = choice.pencil.value;
  // A single box is filled by a tap on it.
  const isWorthIt = rest.length + picks.boxes.length > 1 && rest.length > 0;
  return isWorthIt ? { label: t('table.fill'), onAct: choice.fill } : undefined;
}

/** Marks that went for a fresh start elsewhere do not go in silence. */
function droppedWords({ dropped }: Choice): string | undefined {
  return dropped.value > 1 ? t('table.dropped', { count: dropped.value }) : undefined;
}

/** Whether what is asked for now is sent only when the table is back. */
function isAway({ table }: Session): boolean {
  return table.remote?.connection.state.value === 'lost';
}

/** While others decide: one’s own choice, who is still choosing, and how to take it back. */
function Waiting({ session }: { readonly session: Session }) {
  const { table, sealed, sending, duty } = session;
  const names = awaitedNames(table);
  const noted = sealed.value;
  // Around an open table somebody else here may be next: a tap on their face lets them choose.
  const isOpenToMore = table.face.isOpen && duty.value.due.length > 0;
  const others = t(isOpenToMore ? 'table.tapFace' : 'table.waitingFor', { names });
  const more = sending.value ? t('online.sending') : others;
  return (
    <>
      {noted ? (
        <Note title={notedWords(session, noted)} more={more} beside={minds(session)} />
      ) : (
        <Note
          title={t('table.waitingFor', { names })}
          detail={isOpenToMore ? others : undefined}
          beside={minds(session)}
        />
      )}
      <Tray session={session} />
      <Actions>
        {!noted && <TakeBack session={session} />}
        <SayButton session={session} />
        {noted && !sending.value && (
          <button
            type="button"
            class="button dock-back"
            onClick={() => session.takeBack(noted.seat)}
          >
            <Icon name="undo" small />
            {t('table.takeBack')}
          </button>
        )}
        {!isOpenToMore && <Nudge session={session} />}
        <span class="button waiting wide">
          <Thinking />
          {sending.value ? t('online.sending') : t('table.chooses', { names, count: names.length })}
        </span>
      </Actions>
    </>
  );
}

/** Around an open table several people look on, so the player is addressed by name. */
function toldTo({ table, seat }: Session, text: string): string {
  if (!table.face.isOpen || table.mine.length < 2) return text;
  return t('table.toldTo', { name: table.setup.players[seat.value]!, text });
}
