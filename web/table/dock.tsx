import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Seat } from '#engine/contract.ts';
import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';
import type { Choice } from './choice.ts';
import { Actions, Note } from './dock-parts.tsx';
import { withoutEchoes } from './echo.ts';
import { EnterDice } from './enter.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { mayHint } from './may-hint.ts';
import { Elsewhere, Watching } from './remote-dock.tsx';
import type { Session } from './session.ts';
import { dutyWords } from './status.ts';
import { Tray } from './tray.tsx';

/** The foot of a table: what to do now, the dice, and the buttons, always in the same place. */
export function Dock({
  session,
  onScore,
  onHint,
}: {
  readonly session: Session;
  readonly onScore: () => void;
  readonly onHint: () => void;
}) {
  const guard = useMemo(withoutEchoes, []);
  const dock = useRef<HTMLElement>(null);
  return (
    <section ref={dock} class="table-dock" aria-label={t('table.dock')} onClickCapture={guard}>
      <Asked session={session} place={dock} onScore={onScore} onHint={onHint} />
    </section>
  );
}

interface AskedProps {
  readonly session: Session;
  readonly place: RefObject<HTMLElement | null>;
  readonly onScore: () => void;
  readonly onHint: () => void;
}

function Asked({ session, place, onScore, onHint }: AskedProps) {
  const { view, mine, remote } = session.table;
  // Here, where every change of what is asked is drawn.
  useKeptFocus(place, session.choice);
  const { next } = view.value;
  if (next.for === 'nobody') return <Over session={session} onScore={onScore} />;
  if (remote && mine.length === 0) {
    return <Watching session={session} awaited={dutyWords(session)[0]!} />;
  }
  if (remote?.connection.isWatching.value) {
    return <Elsewhere session={session} remote={remote} />;
  }
  if (next.for === 'dice') return <BeforeRoll session={session} />;
  return <Choosing session={session} onHint={onHint} />;
}

function Over({ session, onScore }: { readonly session: Session; readonly onScore: () => void }) {
  const { news } = session.table.view.value;
  const last = news?.said.at(-1);
  return (
    <>
      <Note
        title={last ? session.words.note(last) : t('table.over')}
        detail={last && t('table.over')}
      />
      <Tray session={session} />
      <Actions>
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
        detail={isMine && table.mine.length > 1 ? name : undefined}
      />
      <Tray session={session} />
      <Actions>
        {isMine ? (
          <button type="button" class="button primary wide" onClick={() => session.roll()}>
            <Icon name="die" />
            {t(isAway(session) ? 'online.rollWhenBack' : 'table.roll')}
          </button>
        ) : (
          <span class="button waiting wide">{t('table.waitingFor', { names: [name] })}</span>
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
  const { position, decided } = table.view.value;
  const seat = holder.value;
  const Decision = table.face.decision?.(position);
  if (Decision && seat !== undefined && duty.value.due.includes(seat)) {
    const props = { position, seat, players: table.setup.players, say: session.words.say };
    return <Decision {...props} onDecide={session.decide} />;
  }
  if (choice.value) return <Choices {...{ session, onHint }} choice={choice.value} />;
  const isDecided = seat !== undefined && decided.includes(seat) && table.mine.includes(seat);
  return <Waiting session={session} own={isDecided ? seat : undefined} />;
}

function Choices({ session, choice, onHint }: ChoosingProps & { readonly choice: Choice }) {
  const { words, doubt } = session;
  const { title, detail, button } = choice.prompt.value;
  const { ready } = choice.pencil.value;
  const confirm = ready && isAway(session) ? t('online.sendWhenBack') : words.tell(button);
  const { quiet } = choice;
  const isDoubting = doubt.value !== undefined;
  const isPass = doubt.value?.text === quiet?.text;
  const canUndo = choice.canUndo.value || isDoubting;
  const isSecond = !ready || (isPass && isDoubting);
  // What costs is not what the table proposes, until it was asked for.
  const isDear = ready !== undefined && !isDoubting && choice.costOf(ready.text) !== undefined;
  const weight = isDear ? '' : isSecond ? 'waiting' : 'primary';
  const confirmLook = `button ${weight} ${ready ? '' : 'off'}`;
  return (
    <>
      {doubt.value ? (
        <Note title={words.tell(doubt.value.warning)} detail={t('table.sure')} />
      ) : (
        <Note title={words.tell(title)} detail={detail && words.tell(detail)} />
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
              else choice.undo();
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
        </span>
        {quiet && (
          <button
            type="button"
            class={isPass && isDoubting ? 'button primary' : 'button'}
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

/** Whether what is asked for now is sent only when the table is back. */
function isAway({ table }: Session): boolean {
  return table.remote?.connection.state.value === 'lost';
}

/** While others decide: a sealed choice may still be taken back. */
function Waiting({ session, own }: { readonly session: Session; readonly own: Seat | undefined }) {
  const { table } = session;
  const { next, decided } = table.view.value;
  const open = next.for === 'seats' ? next.seats.filter((seat) => !decided.includes(seat)) : [];
  const names = open.map((seat) => table.setup.players[seat]!);
  return (
    <>
      <Note
        title={t('table.waitingFor', { names })}
        detail={own === undefined ? undefined : t('table.inked')}
      />
      <Tray session={session} />
      <Actions>
        {own === undefined ? (
          <span class="button waiting wide">{t('table.waitingFor', { names })}</span>
        ) : (
          <button type="button" class="button wide" onClick={() => session.takeBack(own)}>
            {t('table.takeBack')}
          </button>
        )}
      </Actions>
    </>
  );
}
