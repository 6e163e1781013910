import type { Seat } from '#engine/contract.ts';
import type { Mark } from '#ui/marks.ts';
import { t } from '../app/language.ts';
import type { Session } from './session.ts';
import type { Table, TableView } from './table.ts';

/** A decision that was confirmed here and that others do not know yet. */
export interface Sealed {
  readonly seat: Seat;
  /** As a record writes it. */
  readonly text: string;
  readonly boxes: readonly Mark[];
  readonly dice: readonly Mark[];
}

/** What a seat of this device has confirmed in the open step, or is sending at this moment. */
export function sealedOf(
  { face, view }: Table,
  seat: Seat | undefined,
  sent: string | undefined,
): Sealed | undefined {
  const { own, position } = view.value;
  const text = seat === undefined ? undefined : (sent ?? own.get(seat));
  if (seat === undefined || text === undefined) return undefined;
  const option = face.options(position, seat).find((each) => each.text === text);
  return { seat, text, boxes: face.inked(position, seat, text), dice: option?.dice ?? [] };
}

/** “Noted: red 7.” */
export function notedWords({ table, words }: Session, { seat, text }: Sealed): string {
  const brief = table.face.brief(table.view.value.position, seat, text);
  return brief ? t('table.noted', { what: words.tell(brief) }) : t('table.notedNothing');
}

/** Those whose decisions the table waits for, by name. */
export function awaitedNames({ view, setup }: Table): readonly string[] {
  return undecided(view.value).map((seat) => setup.players[seat]!);
}

function undecided({ next, decided }: TableView): readonly Seat[] {
  return next.for === 'seats' ? next.seats.filter((seat) => !decided.includes(seat)) : [];
}

/** Whether this seat waits for people elsewhere, which it doesn’t while it has to choose. */
export function isWaitedFor({ table, duty }: Session, seat: Seat): boolean {
  const { view, face, remote } = table;
  if (!remote || duty.value.due.length > 0) return false;
  if (view.value.next.for === 'dice') return seat === face.game.active(view.value.position);
  return undecided(view.value).includes(seat);
}
