import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import type { Contact } from '../online/connection.ts';
import type { Session } from '../table/session.ts';
import { say } from './words.ts';
import './nudge.css';

/** How long one waits for others before it is worth a word, in milliseconds. */
const PATIENCE = 45_000;

/**
 * For somebody who has chosen and has waited for others long enough: a word to them in one tap. It
 * is one of the phrases, with their limits, and comes again only after another wait.
 */
export function Nudge({ session }: { readonly session: Session }) {
  const { view, remote } = session.table;
  const { step } = view.value;
  /** The step in which it is offered. */
  const offered = useSignal<number | undefined>(undefined);
  const nudges = useSignal(0);
  useEffect(() => {
    const waiting = setTimeout(() => {
      offered.value = step;
    }, PATIENCE);
    return () => clearTimeout(waiting);
  }, [step, nudges.value]);
  const count = remote && offered.value === step ? presentCount(session, remote.connection) : 0;
  if (!remote || count === 0) return null;
  return (
    <button
      type="button"
      class="button dock-nudge"
      onClick={() => {
        remote.connection.say(count === 1 ? 'turn' : 'hurry');
        // The button goes: keyboard focus moves to what the table waits for.
        document.getElementById('table-note')?.focus({ preventScroll: true });
        offered.value = undefined;
        nudges.value++;
      }}
    >
      <Icon name="chat" small />
      {say('talk.nudge')}
    </button>
  );
}

/** How many of the players we wait for would get it. */
function presentCount({ table }: Session, { table: { value: known }, state }: Contact): number {
  const { next, decided } = table.view.value;
  if (next.for !== 'seats' || state.value !== 'here') return 0;
  return next.seats.filter((seat) => {
    const sitter = known?.seats[seat];
    return !decided.includes(seat) && sitter?.kind === 'person' && sitter.isHere;
  }).length;
}
