import type { Seat } from '#engine/contract.ts';
import type { TableInfo } from '#protocol/table.ts';
import { t } from '../app/language.ts';
import { nameShown } from '../online/former.ts';

interface Taken {
  readonly by: Seat;
  readonly text: string;
}

/**
 * The announcement of latecomers who play on for somebody else since `before`. Nobody
 * changes their own name in a match.
 */
export function takenOver(before: TableInfo | undefined, now: TableInfo): readonly Taken[] {
  if (before?.match !== now.match || now.state !== 'playing') return [];
  return now.seats.flatMap((sitter, seat) => {
    const was = before?.seats[seat];
    if (sitter?.kind !== 'person' || !was || was.name === sitter.name) return [];
    const names = { name: nameShown(sitter.name), before: nameShown(was.name) };
    return [{ by: seat, text: t('online.playsOn', names) }];
  });
}
