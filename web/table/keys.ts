import { speakPolitely } from '#ui/live.tsx';
import { isFree } from '../app/keys.ts';
import { settings } from '../app/settings.ts';
import { answerTo } from './hint.ts';
import { mayHint } from './may-hint.ts';
import type { Session } from './session.ts';

export interface KeyActions {
  readonly session: Session;
  readonly onHelp: () => void;
  readonly onStatus: () => void;
  readonly onNextSheet: () => void;
  readonly onHint: () => void;
}

/**
 * Keys at a table. Single letters work only while the board has the focus, and can be switched
 * off; `?` works anywhere. A key that is held means what it meant when it was pressed, once. Returns
 * whether it meant something.
 */
export function pressKey(
  event: KeyboardEvent,
  { session, onHelp, onStatus, onNextSheet, onHint }: KeyActions,
): boolean {
  const { choice, table } = session;
  const target = event.target as HTMLElement;
  if (!isFree(event)) return false;
  if (event.key === '?') return act(onHelp);
  const sheet = target.closest('.table-sheet');
  if (!sheet) return false;
  const mark = target.closest<HTMLElement>('[data-mark]')?.dataset.mark;
  const open = choice.value;
  if (event.repeat) return false;
  // On a button of the sheet that is no box, Enter presses that button.
  if (event.key === 'Enter')
    return mark !== undefined && open?.pencil.value.ready ? act(session.confirm) : false;
  if (event.key === 'Backspace')
    return act(() => (open?.canUndo.value ? open.undo() : session.undo()));
  if (event.key === 'Escape') {
    return act(() => {
      const wasAsked = open?.asked.value;
      session.dismiss();
      if (!wasAsked) open?.clear();
    });
  }
  if (!settings.value.letterKeys) return false;
  const die = table.face.tray(table.view.value.position)[Number(event.key) - 1];
  if (die) return act(() => die.takenBy === undefined && session.tap(die.mark));
  switch (event.key.toLowerCase()) {
    case 'p':
      return act(session.pass);
    case 'f':
      return act(() => open?.fill());
    case 'j':
      return act(() => open?.pay());
    case 'r':
      return table.view.value.next.for === 'dice' && act(() => session.roll());
    case 'w':
      return mark !== undefined && act(() => explain(session, mark));
    case 's':
      return act(onStatus);
    case 't':
      return mayHint(session) && act(onHint);
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

/** Says why a box cannot be crossed now or what a value is worth; other boxes are named by their cell. */
function explain(session: Session, mark: string): void {
  const sentence = answerTo(session, mark);
  if (sentence) speakPolitely(sentence);
}
