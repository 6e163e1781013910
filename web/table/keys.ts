import { speakPolitely } from '#ui/live.tsx';
import { settings } from '../app/settings.ts';
import type { Session } from './session.ts';

export interface KeyActions {
  readonly session: Session;
  readonly onHelp: () => void;
  readonly onNextSheet: () => void;
}

/**
 * Keys at a table. Single letters work only while the board has the focus, and can be switched
 * off; `?` works anywhere. Returns whether the key meant something.
 */
export function pressKey(
  event: KeyboardEvent,
  { session, onHelp, onNextSheet }: KeyActions,
): boolean {
  const { choice, table } = session;
  const target = event.target as HTMLElement;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.closest('dialog, input, select, textarea')
  ) {
    return false;
  }
  if (event.key === '?') return act(onHelp);
  const sheet = target.closest('.table-sheet');
  if (!sheet) return false;
  const mark = target.closest<HTMLElement>('[data-mark]')?.dataset.mark;
  const open = choice.value;
  // On a button of the sheet that is no box, Enter presses that button.
  if (event.key === 'Enter')
    return mark !== undefined && open?.pencil.value.ready ? act(session.confirm) : false;
  if (event.key === 'Backspace') return act(() => open?.undo());
  if (event.key === 'Escape') return act(() => open?.clear());
  if (!settings.value.letterKeys) return false;
  const die = table.face.tray(table.view.value.position)[Number(event.key) - 1];
  if (die) return act(() => die.takenBy === undefined && session.tap(die.mark));
  switch (event.key.toLowerCase()) {
    case 'p':
      return act(session.pass);
    case 'r':
      return mayRoll(session) && act(() => session.roll());
    case 'w':
      return mark !== undefined && act(() => explain(session, mark));
    case 's':
      return act(() => speakStatus(session));
    case 'm':
      return act(onNextSheet);
    default:
      return false;
  }
}

function act(work: () => unknown): true {
  work();
  return true;
}

/** Real dice are never rolled by the app, nor those of somebody else. */
function mayRoll({ table, duty }: Session): boolean {
  const { next, position } = table.view.value;
  return (
    next.for === 'dice' &&
    table.dice === 'app' &&
    duty.value.due.includes(table.face.active(position))
  );
}

/** Says of a box why it cannot be crossed now; a box that can be is simply named by its cell. */
function explain({ choice, table, words, holder }: Session, mark: string): void {
  const open = choice.value;
  if (!open || open.pencil.value.open.has(mark)) return;
  const { position } = table.view.value;
  speakPolitely(words.note(table.face.why(position, holder.value!, open.pencil.value, mark).note));
}

/** “What may I do?”: where the seat stands and what is to be done. */
export function speakStatus({ table, words, holder, choice }: Session): void {
  const seat = holder.value;
  if (seat === undefined) return;
  const lines = table.face.status(table.view.value.position, seat).map(words.tell);
  const prompt = choice.value?.prompt.value;
  speakPolitely([...(prompt ? [words.tell(prompt.title)] : []), ...lines].join(' '));
}
