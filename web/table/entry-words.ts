import type { Entry } from '#engine/match.ts';
import { replay } from '#engine/match.ts';
import { t } from '../app/language.ts';
import type { Session } from './session.ts';

/** What was entered at a place of the match, in words; the entries before it say what it meant. */
export function entryWords(session: Session, at: number, entry: Entry): string {
  const { table, words } = session;
  if (entry.kind === 'roll') return t('table.rollWas', { dice: diceWords(session, entry.text) });
  const { position } = replay(table.setup, table.view.peek().entries.slice(0, at));
  return words.tell(table.face.tell(position, entry.seat, entry.text));
}

/** What the dice showed, one by one. */
export function diceWords({ table, words }: Session, text: string): readonly string[] {
  return text.split(' ').map((word) => words.tell(table.face.dieName(word)));
}
