import { seatOf, type TableDocument } from './document.ts';

/** How long a call is shown, in milliseconds. */
export const CALLED_FOR = 3 * 3600 * 1000;

/** How long nobody is called again who has declined. */
export const DECLINED_FOR = 3600 * 1000;

/** Whether somebody is called to a lobby where they do not sit, by somebody who does. */
export function isCalled(table: TableDocument, player: string, now: number): boolean {
  const { called, state, removed } = table;
  return (
    called !== undefined &&
    state === 'lobby' &&
    called.players.includes(player) &&
    now - called.at < CALLED_FOR &&
    !removed.includes(player) &&
    seatOf(table, player) === undefined &&
    seatOf(table, called.by) !== undefined
  );
}

/** Somebody declines silently. Idempotent. */
export function declineCall(table: TableDocument, player: string, now: number): TableDocument {
  if (!table.called?.players.includes(player)) return table;
  const { called } = withoutCalled(table, player);
  if (!called) return { ...table, called };
  const declined = [...(called.declined ?? []), { player, at: now }];
  return { ...table, called: { ...called, declined } };
}

/**
 * Calls a group to the same lobby once more, where the call is over or does not reach somebody any
 * more. Those who have declined lately are left alone.
 */
export function renewCall(
  table: TableDocument,
  by: string,
  members: readonly string[],
  now: number,
): TableDocument {
  const { called } = table;
  if (!called || table.state !== 'lobby') return table;
  const declined = called.declined?.filter(({ at }) => now - at < DECLINED_FOR) ?? [];
  const players = members.filter(
    (each) => each !== by && !declined.some(({ player }) => player === each),
  );
  const isOver = now - called.at >= CALLED_FOR || seatOf(table, called.by) === undefined;
  const isMissed = players.some(
    (each) => !called.players.includes(each) && seatOf(table, each) === undefined,
  );
  if (!isOver && !isMissed) return table;
  return { ...table, called: { group: called.group, players, by, at: now, declined } };
}

/** Somebody is called no more, and calls nobody. */
export function withoutCalled(table: TableDocument, player: string): TableDocument {
  const { called } = table;
  if (!called) return table;
  if (called.by === player) return { ...table, called: undefined };
  const players = called.players.filter((each) => each !== player);
  const declined = called.declined?.filter((each) => each.player !== player);
  return { ...table, called: { ...called, players, declined } };
}
