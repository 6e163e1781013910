import { type Pen, penOf } from '#ui/pens.ts';
import { t } from '../app/language.ts';
import type { Session } from './session.ts';

/** The pen of the holder of a shared device; unshared devices need none. */
export function inkOf({ table, holder }: Session): Pen | undefined {
  const seat = holder.value;
  return seat === undefined || table.mine.length < 2 ? undefined : penOf(table.chairs, seat);
}

/** “It’s your turn · Anna’s roll”, or where the match is while nobody here is awaited. */
export function turnWords({ table, words, duty, holder }: Session): string {
  const { position, next } = table.view.value;
  const roller = table.face.game.active(position);
  if (!duty.value.due.includes(holder.value ?? -1))
    return words.tell(table.face.headline(position));
  if (next.for === 'dice') return t('table.own.roll');
  if (roller === holder.value) return t('table.own.yours');
  return t('table.own.theirs', { name: table.setup.players[roller]! });
}
