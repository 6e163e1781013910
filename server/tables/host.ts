import { standInOf } from '#bots/levels.ts';
import { SHELVES } from '#games/index.ts';
import { seatOf, type TableDocument } from './document.ts';

/** What the server itself does with tables that nobody needs any more; they call nobody. */
export function shutTable(table: TableDocument): TableDocument {
  if (table.state === 'closed') return table;
  return { ...table, state: 'closed', code: undefined, called: undefined };
}

/** A table without people is closed; without its host, its maker or else the next one is it. */
export function withHost(table: TableDocument): TableDocument {
  if (seatOf(table, table.host) !== undefined) return table;
  const people = table.seats.flatMap((each) => (each.kind === 'person' ? [each.player] : []));
  const host = people.find((each) => each === table.maker) ?? people[0];
  return host === undefined ? shutTable(table) : { ...table, host };
}

/** The bot that goes on for people of a game. */
export function standInAt(game: string): string {
  return standInOf(Object.keys(SHELVES.find((each) => each.game.id === game)!.bots));
}
