import type { Header } from '#engine/contract.ts';
import { SHELVES } from '#games/index.ts';
import type { TableOptions } from '#protocol/table.ts';
import type { Denial } from '#protocol/why.ts';
import { seatOf, type TableDocument } from '../tables/document.ts';

interface Asked {
  readonly table?: TableDocument | undefined;
  readonly game?: TableOptions['game'];
  /** The states in which a table does what is asked. */
  readonly needs?: readonly TableDocument['state'][];
}

/** What would be allowed instead, at a table or by a game. It follows the sentence of a denial. */
export function allowedInstead(why: Denial, asked: Asked): string | undefined {
  const { table, game = table?.options.game, needs } = asked;
  switch (why) {
    case 'options':
    case 'few':
    case 'full':
      return game === undefined ? undefined : aboutGame(game, why);
    case 'state':
      return table && aboutState(table.state, needs);
    case 'seat':
      return table && `Its seats are 0 to ${table.seats.length - 1}.`;
    case 'host':
      return table && aboutHost(seatOf(table, table.host));
    default:
      return undefined;
  }
}

function aboutGame(id: string, why: 'options' | 'few' | 'full'): string | undefined {
  const shelf = SHELVES.find(({ game }) => game.id === id);
  if (!shelf) return undefined;
  const { name, players, headers } = shelf.game;
  const crowd = `${name} is for ${players.min} to ${players.max} players.`;
  if (why !== 'options') return crowd;
  const options = headers.map((each) => aboutOption(each, players.max)).join('; ');
  const bots = Object.keys(shelf.bots).join(', ');
  return `${crowd} Options: ${options || 'none'}. Bots: ${bots}.`;
}

function aboutOption({ name, choices, form, each }: Header, seats: number): string {
  const values = [...choices(seats), ...(form === undefined ? [] : [form])];
  return `${name} (${each ? 'one per seat: ' : ''}${values.join(', ')})`;
}

function aboutState(state: TableDocument['state'], needs: Asked['needs'] = []): string {
  if (needs.length === 0 || needs.includes(state)) return `Its state is ${state}.`;
  return `Its state is ${state}, and this needs ${needs.join(' or ')}.`;
}

function aboutHost(seat: number | undefined): string | undefined {
  return seat === undefined ? undefined : `The host is in seat ${seat}.`;
}
