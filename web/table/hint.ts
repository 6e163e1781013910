import type { Mark } from '#ui/marks.ts';
import type { Session } from './session.ts';
import { asSentence, notNow } from './status.ts';

/** What is said at a box or a value after a tap that crossed nothing. */
export interface Hint {
  readonly mark: Mark;
  readonly sentence: string;
  /** The rule that forbids it, where one does. */
  readonly rule?: string;
  /** Boxes that could be chosen instead. */
  readonly show: readonly Mark[];
}

export function hintOf(session: Session): Hint | undefined {
  const { choice, hinted, words } = session;
  const refused = choice.value?.refused.value;
  if (refused) {
    const { mark, why } = refused;
    return { mark, sentence: words.note(why.note), rule: why.note.rule, show: why.show };
  }
  if (!hinted.value) return undefined;
  const { mark } = hinted.value;
  return { mark, sentence: worthOf(session, mark) ?? notNow(session), show: [] };
}

/** What a value is worth, why a box cannot be chosen now; nothing of a box that can. */
export function answerTo(session: Session, mark: Mark): string | undefined {
  return worthOf(session, mark) ?? (session.choice.value ? whyNot(session, mark) : notNow(session));
}

/** Why a box cannot be chosen now; nothing for one that can, or that is pencilled. */
export function whyNot(session: Session, mark: Mark): string | undefined {
  const { choice, table, words } = session;
  const open = choice.value;
  if (!open || worthOf(session, mark) !== undefined) return undefined;
  const pencil = open.pencil.value;
  if (pencil.open.has(mark) || pencil.picks.boxes.includes(mark)) return undefined;
  const cost = pencil.costly.has(mark) ? open.costAt(mark) : undefined;
  if (cost) return asSentence(words.tell(cost.title));
  return words.note(table.face.why(table.view.value.position, open.seat, pencil, mark).note);
}

function worthOf({ table, seat, words }: Session, mark: Mark): string | undefined {
  const saying = table.face.worth?.(table.view.value.position, seat.value, mark);
  return saying && asSentence(words.tell(saying));
}
