import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '#engine/contract.ts';
import type { MatchView, ServerMessage } from '#protocol/messages.ts';

/** What seats have decided, by step: the last word of each. */
export type Decisions = ReadonlyMap<number, ReadonlyMap<Seat, ReadonlySet<string>>>;

export interface Heard {
  /** Undefined for a spectator. */
  readonly seat: Seat | undefined;
  /** All that its socket was sent, as it came. */
  readonly texts: readonly string[];
}

/**
 * Searches everything that one device was told. `hidden` are secrets that nobody may be told. A
 * decision is sealed while its step is open: until then nothing of the view may change but who has
 * decided, and no other message may say it.
 */
export function search(
  { seat, texts }: Heard,
  hidden: ReadonlyMap<string, string>,
  decisions: Decisions,
): readonly string[] {
  const found: string[] = [];
  const words = new Set(
    [...decisions.values()].flatMap((each) => [...each.values()]).flatMap((each) => [...each]),
  );
  let before: MatchView | undefined;
  for (const text of texts) {
    for (const [what, secret] of hidden) if (text.includes(secret)) found.push(what);
    const message: ServerMessage = JSON.parse(text);
    if (message.type !== 'view') {
      if (stringsIn(message).some((each) => words.has(each))) found.push('a decision');
      continue;
    }
    const { own, view, ...more } = message;
    if (Object.keys(more).length > 1) found.push('something beside the view');
    if (own !== undefined && !isOwn(own, view, seat, decisions)) found.push('a foreign decision');
    if (before?.step === view.step && !isDeepStrictEqual(open(view), open(before))) {
      found.push('a change in an open step');
    }
    before = view;
  }
  return found;
}

function isOwn(own: string, view: MatchView, seat: Seat | undefined, decisions: Decisions) {
  if (seat === undefined || !view.decided.includes(seat)) return false;
  return decisions.get(view.step)?.get(seat)?.has(own) ?? false;
}

/** A view without what may change while a step is open. */
function open({ version: _, decided: __, ...rest }: MatchView): object {
  return rest;
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
