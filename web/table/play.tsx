import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '#engine/contract.ts';
import { isTaught } from '#games/lessons.ts';
import { usePicture } from '#ui/picture.ts';
import { keepAwake } from '#ui/wake.ts';
import { gameName } from '../app/cards.ts';
import { isFree } from '../app/keys.ts';
import { loadLanguage, loadLateTexts, spoken, t } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { pace, settings } from '../app/settings.ts';
import { toast } from '../app/toasts.ts';
import { Picker, TableTalk } from '../phrases/late.tsx';
import { announceNews } from './announce.ts';
import { layOut } from './answer-first.ts';
import { Bar } from './bar.tsx';
import { Dock } from './dock.tsx';
import { Faces } from './faces.tsx';
import { Screening } from './film/screening.tsx';
import { Heading } from './head.tsx';
import { hostBots } from './host.ts';
import { useFocusAfter } from './kept-focus.ts';
import { keptPencil } from './kept-pencil.ts';
import { pressKey } from './keys.ts';
import { JustNow } from './log.tsx';
import { inkOf } from './own.ts';
import { glanceProps, OwnBoard } from './own-board.tsx';
import { passOn } from './pass-on.ts';
import { Players } from './players.tsx';
import { quickTaps } from './quick-tap.ts';
import { openSession, type Session } from './session.ts';
import { Strip } from './strip.tsx';
import type { Remote, Table } from './table.ts';
import { Trouble } from './trouble.tsx';
import { WhyNot } from './why.tsx';
import { WHY_HERE } from './why-here.ts';
import './layout.css';

type Open = 'menu' | 'status' | 'keys' | 'correct' | 'hint' | 'rules' | undefined;

/** A dialog is there in a moment, or says that it cannot be. */
const DIALOG = {
  waiting: () => null,
  failed: () => <p role="alert">{t('store.unloaded')}</p>,
};
const dialogs = () => import('./dialogs.tsx');
const Menu = later(() => dialogs().then((m) => m.Menu), DIALOG);
const StatusDialog = later(() => dialogs().then((m) => m.StatusDialog), DIALOG);
const KeysHelp = later(() => dialogs().then((m) => m.KeysHelp), DIALOG);
const Correct = later(() => dialogs().then((m) => m.Correct), DIALOG);
const OtherSheet = later(() => dialogs().then((m) => m.OtherSheet), DIALOG);
const HintDialog = later(() => import('../hint/dialog.tsx').then((m) => m.HintDialog), DIALOG);
/** Only who share a device need it. */
const HandOver = later(() => import('./handover.tsx').then((m) => m.HandOver), DIALOG);
const RulesDialog = later(
  () => import('../learn/rules-dialog.tsx').then((m) => m.RulesDialog),
  DIALOG,
);

const Coach = later(() => import('../learn/coach.tsx').then((m) => m.Coach), {
  waiting: () => null,
  failed: () => null,
});

interface Props {
  readonly table: Table;
  readonly onScore: () => void;
  /** Where people play on after a match: goes where they are by now. */
  readonly onNext?: () => void;
  /** What the menu of this table has in addition to the usual. */
  readonly more?: ComponentChildren;
}

/**
 * A match being played, wherever it lives. Each part reads for itself what it shows: a tap on a box
 * draws the sheet and the dock again, and nothing else.
 */
export function Play({ table, onScore, onNext, more }: Props) {
  const session = useMemo(() => openSession(table, keptPencil(table.id)), [table]);
  const open = useSignal<Open>(undefined);
  const other = useSignal<Seat | undefined>(undefined);
  const cited = useSignal<string | undefined>(undefined);
  const hasRules = isTaught(table.face.game.id);
  const main = useRef<HTMLElement>(null);
  const on = useMemo(
    () => ({
      menu: () => set(open, 'menu'),
      status: () => set(open, 'status'),
      keys: () => set(open, 'keys'),
      correct: () => set(open, 'correct'),
      hint: () => set(open, 'hint'),
      rules: () => set(open, 'rules'),
      cite: (rule: string) => {
        cited.value = rule;
      },
      rule: (rule: string) => {
        cited.value = rule;
        set(open, 'rules');
      },
      close: () => set(open, undefined),
      seat: (seat: Seat | undefined) => {
        open.value = undefined;
        if (seat !== undefined && turnsSheets(table)) session.accept(seat);
        else other.value = seat;
      },
    }),
    [table],
  );
  useTable(session);
  // Looking for words closes the menu.
  useSignalEffect(() => {
    if (table.remote?.isTalking.value) open.value = undefined;
  });
  // The rules open at what was refused last.
  useSignalEffect(() => {
    cited.value = session.choice.value?.refused.value?.why.note.rule ?? cited.peek();
  });
  const board = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    board.current?.toggleAttribute('data-lit', session.film.isLit.value);
  });
  useFingers(board, session.isCovered.value);
  useFocusAfter(session.isCovered.value);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const onNextSheet = (): void => {
        on.seat(((session.holder.value ?? 0) + 1) % table.setup.players.length);
      };
      if (skips(event, session)) return;
      const { keys, status, hint } = on;
      const actions = { onHelp: keys, onStatus: status, onNextSheet, onHint: hint };
      if (!pressKey(event, { session, ...actions })) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [session]);

  if (session.isCovered.value) return <HandOver session={session} />;
  return (
    <div
      class="table"
      ref={board}
      data-ink={inkOf(session)}
      data-game={table.face.game.id}
      data-seats={table.setup.players.length}
      data-step={table.view.value.step}
    >
      {/* In the order of the keyboard; the grid puts each in its place. */}
      <Heading>{gameName(table.face.game.id)}</Heading>
      <Dock session={session} onScore={onScore} onNext={onNext} onHint={on.hint} />
      <Talking remote={table.remote} />
      <main class="table-main" ref={main}>
        <OwnBoard session={session} main={main} />
        <WhyNot session={session} board={main} onRule={hasRules ? on.rule : undefined} />
        <p id={WHY_HERE} hidden />
      </main>
      <Around session={session} onSeat={on.seat} />
      <Strip session={session} />
      {settings.value.coach && hasRules && <Coach session={session} onCite={on.cite} />}
      <Screening session={session} />
      <Bar session={session} onMenu={on.menu} onRules={hasRules ? on.rules : undefined} />
      <Trouble session={session} />
      {open.value === 'menu' && (
        <Menu
          session={session}
          onClose={on.close}
          onStatus={on.status}
          onKeys={on.keys}
          onCorrect={on.correct}
          onHint={on.hint}
          onRules={hasRules ? on.rules : undefined}
          more={more}
        >
          <Team session={session} />
          <Others session={session} onOpen={on.seat} />
        </Menu>
      )}
      {open.value === 'status' && <StatusDialog session={session} onClose={on.close} />}
      {open.value === 'keys' && <KeysHelp of="table" onClose={on.close} />}
      {open.value === 'rules' && (
        <RulesDialog game={table.face.game.id} rule={cited.value} onClose={on.close} />
      )}
      {open.value === 'hint' && <HintDialog session={session} onClose={on.close} />}
      {open.value === 'correct' && <Correct session={session} onClose={on.close} />}
      {other.value !== undefined && (
        <OtherSheet session={session} seat={other.value} onSeat={on.seat} />
      )}
    </div>
  );
}

/** While something is shown, a key ends that and does nothing else; Tab still goes about. */
function skips(event: KeyboardEvent, { film }: Session): boolean {
  if (!film.scene.value || event.key === 'Tab' || !isFree(event)) return false;
  event.preventDefault();
  event.stopPropagation();
  film.skip();
  return true;
}

/** A spectator has no sheet of their own to leave; and an open table has one place for all. */
function turnsSheets({ face, mine }: Table): boolean {
  return mine.length === 0 || (face.isOpen === true && mine.length > 1);
}

function set(open: Signal<Open>, part: Open): void {
  open.value = part;
}

interface Part {
  readonly session: Session;
}

/** What makes taps quick, for as long as there is something to tap. */
function useFingers(board: RefObject<HTMLElement | null>, isCovered: boolean): void {
  useEffect(() => {
    if (!board.current) return;
    const stops = [quickTaps(board.current), layOut()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isCovered]);
}

interface AroundProps extends Part {
  readonly onSeat: (seat: Seat) => void;
}

/** What accompanies one's own sheet, drawn after it. */
function Around({ session, onSeat }: AroundProps) {
  const isDrawn = usePicture(3);
  const { remote } = session.table;
  useEffect(() => {
    // Fetched before the first tap on them; one that comes earlier, or fails, fetches them itself.
    if (isDrawn) Promise.all([dialogs(), loadLateTexts()]).catch(() => undefined);
  }, [isDrawn]);
  return (
    <aside class="table-around">
      {isDrawn && (
        <>
          <Team session={session} />
          <Others session={session} onOpen={onSeat} />
          <JustNow session={session} />
          {remote && <TableTalk session={session} connection={remote.connection} />}
        </>
      )}
    </aside>
  );
}

/** In the place of the dock while somebody looks for words. */
function Talking({ remote }: { readonly remote: Remote | undefined }) {
  if (!remote?.isTalking.value || remote.connection.isWatching.value) return null;
  const close = (): void => {
    remote.isTalking.value = false;
  };
  return <Picker connection={remote.connection} onClose={close} />;
}

function Others(props: Part & { readonly onOpen: (seat: Seat) => void }) {
  return props.session.table.face.isOpen ? <Faces {...props} /> : <Players {...props} />;
}

function Team({ session }: Part) {
  const { Team: Shared } = session.table.face;
  return Shared ? <Shared {...glanceProps(session)} /> : null;
}

/** What nobody misses in the first moment comes behind the table. Returns how to stop. */
function startLate(session: Session): () => void {
  let stops: readonly (() => void)[] = [];
  let isOver = false;
  const start = async (): Promise<void> => {
    const [late] = await Promise.all([import('./late.ts'), loadLateTexts()]);
    if (isOver) return;
    stops = [late.autoPass(session), late.tellNoted(session), late.tellRemote(session)];
  };
  // Its message is visible, too; and people pass by hand.
  start().catch(() => undefined);
  return () => {
    isOver = true;
    for (const stop of stops) stop();
  };
}

/** What goes on around the board while a table is open. */
function useTable(session: Session): void {
  const { table } = session;
  useEffect(() => {
    const stops = [
      // First of all: what is shown now decides whether anything is asked.
      session.film.start(),
      passOn(session),
      startLate(session),
      hostBots(
        table,
        { pace, isWatching: () => session.film.scene.value !== undefined },
        (answer) => {
          if (answer.kind === 'slow') toast({ title: t('table.botFailed') });
          else session.trouble.value = answer;
        },
      ),
      announceNews(session),
      keepAwake(),
    ];
    return () => {
      for (const stop of stops) stop();
      table.close();
    };
  }, [session]);
  const seat = session.holder.value;
  useEffect(() => {
    const own = seat === undefined ? undefined : table.chairs[seat]?.language;
    let isWanted = true;
    const speak = (): void => {
      if (isWanted) spoken.value = own;
    };
    // Without its texts a language waits: the device's own goes on.
    if (own) loadLanguage(own).then(speak, () => undefined);
    return () => {
      isWanted = false;
      spoken.value = undefined;
    };
  }, [seat]);
}
