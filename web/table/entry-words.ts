import type { Seat } from '#engine/contract.ts';
import type { Entry } from '#engine/match.ts';
import { replay } from '#engine/match.ts';
import { t } from '../app/language.ts';
import type { Session } from './session.ts';
import type { News } from './table.ts';

/** What was entered at a place of the match, in words; the entries before it say what it meant. */
export function entryWords(session: Session, at: number, entry: Entry): string {
  const { table, words } = session;
  if (entry.kind === 'roll') return t('table.rollWas', { dice: diceWords(session, entry.text) });
  const { position } = replay(table.setup, table.view.peek().entries.slice(0, at));
  return words.tell(table.face.tell(position, entry.seat, entry.text));
}

interface MoveTold {
  readonly seat: Seat;
  readonly told: string;
}

/** What everybody did last, in words. */
export function lastMoves({ table, words }: Session): readonly MoveTold[] {
  const { news } = table.view.value;
  if (!news) return [];
  return news.entries.flatMap((entry) => {
    if (entry.kind !== 'move') return [];
    return [{ seat: entry.seat, told: moveWords({ table, words }, news, entry) }];
  });
}

/** What somebody has just done, or a bot in their place. */
export function moveWords(
  { table, words }: Pick<Session, 'table' | 'words'>,
  { before, byBot }: News,
  { seat, text }: Extract<Entry, { kind: 'move' }>,
): string {
  const saying = table.face.tell(before, seat, text);
  return byBot?.includes(seat) ? words.tellBot(saying) : words.tell(saying);
}

/** What the dice showed, one by one. */
export function diceWords({ table, words }: Session, text: string): readonly string[] {
  return text.split(' ').map((word) => words.tell(table.face.dieName(word)));
}
