import { computed, effect, untracked } from '@preact/signals';
import { movesOf, type Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import { speakPolitely } from '#ui/live.tsx';
import { t } from '../app/language.ts';
import { settings } from '../app/settings.ts';
import type { Session } from './session.ts';

/** How long the dice and the reason are there to be seen before the pass, in milliseconds. */
const SEEN = 1200;

/** Whether all that a seat can do is to pass, at no cost. Jokers and special dice are moves, too. */
export function isBarePass(face: Face, position: unknown, seat: Seat): boolean {
  const quiet = face.quiet(position, seat);
  if (!quiet || face.warning(position, seat, quiet.text)) return false;
  const [only, ...others] = movesOf(face.game, position, seat);
  if (only === undefined || others.length > 0) return false;
  return face.game.notate(position, seat, only) === quiet.text;
}

/**
 * Passes for people who can do nothing else, after they have seen the dice and been told. What they
 * take back is theirs to decide again. Returns how to stop.
 */
export function autoPass(session: Session): () => void {
  const { table, choice } = session;
  const { view, face, remote } = table;
  let takenBack = view.peek().takenBack;
  /** The last step that was passed here, or that somebody came back to. */
  let handled = -1;
  /** A choice is open only when films are over and the device is in the right hands. */
  const due = computed(() => {
    const open = choice.value;
    const { step, position } = view.value;
    if (!open || !settings.value.autoPass || remote?.connection.isWatching.value) return undefined;
    return isBarePass(face, position, open.seat) ? step : undefined;
  });
  return effect(() => {
    const step = due.value;
    const undone = view.peek().takenBack;
    if (undone !== takenBack && step !== undefined) handled = step;
    takenBack = undone;
    if (step === undefined || step === handled) return;
    const told = untracked(() => t('table.passing'));
    session.call([{ text: told, to: choice.peek()!.seat }]);
    speakPolitely(told);
    const timer = setTimeout(() => {
      handled = step;
      session.pass();
    }, SEEN);
    return () => clearTimeout(timer);
  });
}
