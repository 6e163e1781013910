import type { Contact } from './connection.ts';
import { hasPlayedOnline } from './running.ts';

/** Whether there are people at a table that this device’s player may block or report. */
export function mayJudge({ table, seat }: Contact): boolean {
  const isSomebody = seat.value !== undefined || hasPlayedOnline();
  const others = table.value?.seats.filter(
    (sitter, at) => sitter?.kind === 'person' && at !== seat.value,
  );
  return isSomebody && others !== undefined && others.length > 0;
}
