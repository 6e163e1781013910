import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '#engine/contract.ts';
import { isTaught } from '#games/lessons.ts';
import { buzz } from '#ui/haptics.ts';
import { usePicture } from '#ui/picture.ts';
import { sound } from '#ui/sound.ts';
import { keepAwake } from '#ui/wake.ts';
import { gameName } from '../app/cards.ts';
import { loadLanguage, spoken, t } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { settings } from '../app/settings.ts';
import { toast } from '../app/toasts.ts';
import { announceNews } from './announce.ts';
import { answerFirst, layOut } from './answer-first.ts';
import { Bar } from './bar.tsx';
import { Board } from './board.tsx';
import { Correct } from './correct.tsx';
import { Dock } from './dock.tsx';
import { HandOver } from './handover.tsx';
import { Heading } from './head.tsx';
import { useHesitation } from './hesitation.ts';
import { hostBots } from './host.ts';
import { useFocusAfter } from './kept-focus.ts';
import { pressKey } from './keys.ts';
import { KeysHelp } from './keys-help.tsx';
import { JustNow } from './log.tsx';
import { Menu } from './menu.tsx';
import { OtherSheet } from './other.tsx';
import { Players } from './players.tsx';
import { quickTaps } from './quick-tap.ts';
import { openSession, type Session } from './session.ts';
import { StatusDialog } from './status-dialog.tsx';
import type { Table } from './table.ts';
import { Trouble } from './trouble.tsx';
import { WhyNot } from './why.tsx';
import { useWhyHere, WHY_HERE } from './why-here.ts';
import './layout.css';

type Open = 'menu' | 'status' | 'keys' | 'correct' | 'hint' | 'rules' | undefined;

/** A dialog is there in a moment, or says that it cannot be. */
const DIALOG = {
  waiting: () => null,
  failed: () => <p role="alert">{t('store.unloaded')}</p>,
};
const HintDialog = later(() => import('../hint/dialog.tsx').then((m) => m.HintDialog), DIALOG);
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
  /** What the menu of this table has beside the usual. */
  readonly more?: ComponentChildren;
}

/**
 * A match being played, wherever it lives. Each part reads for itself what it shows: a tap on a box
 * draws the sheet and the dock again, and nothing else.
 */
export function Play({ table, onScore, more }: Props) {
  const session = useMemo(() => openSession(table), [table]);
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
      rule: (rule: string) => {
        cited.value = rule;
        set(open, 'rules');
      },
      close: () => set(open, undefined),
      seat: (seat: Seat | undefined) => {
        open.value = undefined;
        // Whoever only watches has no sheet of their own to leave.
        if (seat !== undefined && table.mine.length === 0) session.accept(seat);
        else other.value = seat;
      },
    }),
    [table],
  );
  useTable(session);
  // The rules open at what was refused last.
  useSignalEffect(() => {
    cited.value = session.choice.value?.refused.value?.why.note.rule ?? cited.peek();
  });
  const board = useRef<HTMLDivElement>(null);
  useFingers(board, session.isCovered.value);
  useFocusAfter(session.isCovered.value);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const onNextSheet = (): void => {
        on.seat(((session.holder.value ?? 0) + 1) % table.setup.players.length);
      };
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
      data-game={table.face.game.id}
      data-seats={table.setup.players.length}
      data-step={table.view.value.step}
    >
      {/* In the order of the keyboard; the grid puts each in its place. */}
      <Heading>{gameName(table.face.game.id)}</Heading>
      <Dock session={session} onScore={onScore} onHint={on.hint} />
      <main class="table-main" ref={main}>
        <OwnBoard session={session} main={main} />
        <WhyNot session={session} board={main} onRule={hasRules ? on.rule : undefined} />
        <p id={WHY_HERE} hidden />
      </main>
      <Around session={session} onSeat={on.seat} onRule={on.rule} />
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
          more={more}
        >
          <Team session={session} />
          <Players session={session} onOpen={on.seat} />
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

function set(open: Signal<Open>, part: Open): void {
  open.value = part;
}

interface Part {
  readonly session: Session;
}

function OwnBoard({ session, main }: Part & { readonly main: RefObject<HTMLElement | null> }) {
  const { table, choice, marks } = session;
  const picks = choice.value?.pencil.value.picks;
  const tap = useMemo(() => tapper(session, main), [session]);
  useWhyHere(session, main);
  useHesitation(main, marks.value);
  return (
    <Board
      face={table.face}
      {...glanceProps(session)}
      marks={marks.value}
      picking={picks !== undefined && picks.boxes.length + picks.dice.length > 0}
      onTap={tap}
    />
  );
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
  readonly onRule: (rule: string) => void;
}

/** What goes on beside the own sheet, drawn behind it. */
function Around({ session, onSeat, onRule }: AroundProps) {
  const isDrawn = usePicture(3);
  const isCoached = settings.value.coach && isTaught(session.table.face.game.id);
  return (
    <aside class="table-around">
      {isDrawn && (
        <>
          {isCoached && <Coach session={session} onRule={onRule} />}
          <Team session={session} />
          <Players session={session} onOpen={onSeat} />
          <JustNow session={session} />
        </>
      )}
    </aside>
  );
}

function Team({ session }: Part) {
  const { Team: Shared } = session.table.face;
  return Shared ? <Shared {...glanceProps(session)} /> : null;
}

/** Taps a mark, and lets it be heard and felt. */
function tapper(session: Session, main: RefObject<HTMLElement | null>): (mark: string) => void {
  return (mark) => {
    const box = main.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(mark)}"]`);
    answerFirst(box, () => {
      const { volume, vibration } = settings.value;
      const isTaken = session.tap(mark);
      sound(isTaken ? 'tick' : 'refuse', volume);
      if (vibration) buzz(isTaken ? 'tap' : 'refuse');
    });
  };
}

function glanceProps({ table, seat, words }: Session) {
  return {
    position: table.view.value.position,
    seat: seat.value,
    players: table.setup.players,
    say: words.say,
  };
}

/** What goes on around the board while a table is open. */
function useTable(session: Session): void {
  const { table } = session;
  useEffect(() => {
    const stops = [
      hostBots(
        table,
        () => settings.value.hurry,
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
