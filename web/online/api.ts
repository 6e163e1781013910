import type { Language, Seat } from '#engine/contract.ts';
import type { Played, PlayedPage } from '#protocol/played.ts';
import type { OwnSeat, TableInfo, TableOptions } from '#protocol/table.ts';
import type { StampName } from '#ui/stamps.ts';
import { ask, type Method, type Reply, type Send, sendHere } from './ask.ts';

export type { Failure, Reply, Why } from './ask.ts';

/** What a player shows of themselves. */
export interface Profile {
  readonly name: string;
  readonly stamp: StampName;
  readonly language?: Language;
}

export interface Player extends Profile {
  readonly id: string;
}

/** What the app leaves out, the server fills in. */
export type TableWish = Pick<TableOptions, 'game'> & Partial<TableOptions>;

/** Everything that the app asks of the server outside of a match. */
export interface Api {
  /** Nobody yet: `undefined`. */
  me(): Promise<Reply<Player | undefined>>;
  /** Makes this device somebody, or changes who they are. */
  become(profile: Profile): Promise<Reply<Player>>;
  forgetMe(): Promise<Reply<undefined>>;
  /** A link (path and hash) by which another device becomes this player's too. */
  carry(): Promise<Reply<{ readonly link: string; readonly expires: number }>>;
  takeCarry(secret: string): Promise<Reply<Player>>;
  /** All matches of one's own, newest first. */
  myMatches(): Promise<Reply<readonly Played[]>>;
  /** Where the player sits and the match is not over. */
  myTables(): Promise<Reply<readonly OwnSeat[]>>;
  /** All finished matches of one's own, as one text. */
  myRecords(): Promise<Reply<string>>;
  record(match: string): Promise<Reply<string>>;
  /** Public tables with an open lobby. */
  tables(): Promise<Reply<readonly TableInfo[]>>;
  makeTable(options: TableWish): Promise<Reply<TableInfo>>;
  table(id: string): Promise<Reply<TableInfo>>;
  joinByCode(code: string): Promise<Reply<TableInfo>>;
  sit(id: string): Promise<Reply<TableInfo>>;
  /** Takes over the seat of a bot in a match that has begun. */
  take(id: string, seat: Seat): Promise<Reply<TableInfo>>;
  /** Waits for the next match of a table, or no more. */
  queue(id: string): Promise<Reply<TableInfo>>;
  unqueue(id: string): Promise<Reply<TableInfo>>;
  /** Asks everybody to end the match here, or answers the question that is over `until` then. */
  vote(id: string, agrees: boolean, until?: number): Promise<Reply<TableInfo>>;
  addBot(id: string, level: string): Promise<Reply<TableInfo>>;
  /** Leaves one's own seat, or empties another as the host. */
  leave(id: string, seat: Seat): Promise<Reply<TableInfo>>;
  move(id: string, from: Seat, to: Seat): Promise<Reply<TableInfo>>;
  setOptions(id: string, options: TableWish): Promise<Reply<TableInfo>>;
  begin(id: string): Promise<Reply<TableInfo>>;
  again(id: string): Promise<Reply<TableInfo>>;
  /** For the next match, in a lobby after one. */
  ready(id: string): Promise<Reply<TableInfo>>;
  close(id: string): Promise<Reply<TableInfo>>;
}

export function createApi(send: Send): Api {
  const plain = <Value>(
    method: Method,
    path: string,
    read: (answer: Response) => Promise<Value>,
    body?: object,
  ) => ask(send, method, path, read, body);
  const table = (method: Method, path: string, body?: object) =>
    plain(method, path, async (answer) => (await answer.json()).table as TableInfo, body);
  const player = (path: string, body: object) =>
    plain('POST', path, async (answer) => (await answer.json()).player as Player, body);
  const text = (path: string) => plain('GET', path, (answer) => answer.text());
  const at = (id: string) => `/tables/${encodeURIComponent(id)}`;
  return {
    me: () =>
      plain('GET', '/me', async (answer) => ((await answer.json()).player ?? undefined) as never),
    become: (profile) => player('/me', profile),
    forgetMe: () => plain('DELETE', '/me', async () => undefined),
    carry: () => plain('POST', '/me/carry', (answer) => answer.json()),
    takeCarry: (secret) => player('/carry', { secret }),
    myMatches: () => allMatches((path) => plain('GET', path, (answer) => answer.json())),
    myTables: () => plain('GET', '/me/tables', async (answer) => (await answer.json()).tables),
    myRecords: () => text('/me/records'),
    record: (match) => text(`/matches/${encodeURIComponent(match)}/record`),
    tables: () => plain('GET', '/tables', async (answer) => (await answer.json()).tables),
    makeTable: (options) => table('POST', '/tables', { options }),
    table: (id) => table('GET', at(id)),
    joinByCode: (code) => table('POST', '/join', { code }),
    sit: (id) => table('POST', `${at(id)}/seats`, {}),
    take: (id, seat) => table('POST', `${at(id)}/seats`, { seat }),
    queue: (id) => table('POST', `${at(id)}/queue`),
    unqueue: (id) => table('DELETE', `${at(id)}/queue`),
    vote: (id, agrees, until) => table('POST', `${at(id)}/vote`, { agrees, until }),
    addBot: (id, bot) => table('POST', `${at(id)}/seats`, { bot }),
    leave: (id, seat) => table('DELETE', `${at(id)}/seats/${seat}`),
    move: (id, from, to) => table('POST', `${at(id)}/move`, { from, to }),
    setOptions: (id, options) => table('PUT', `${at(id)}/options`, options),
    begin: (id) => table('POST', `${at(id)}/begin`),
    again: (id) => table('POST', `${at(id)}/again`),
    ready: (id) => table('POST', `${at(id)}/ready`),
    close: (id) => table('POST', `${at(id)}/close`),
  };
}

/** As many as the server gives at once. */
const MOST = 500;

/** Asks on until there are no more. */
async function allMatches(
  read: (path: string) => Promise<Reply<PlayedPage>>,
): Promise<Reply<readonly Played[]>> {
  const all: Played[] = [];
  let path = `/me/matches?most=${MOST}`;
  for (;;) {
    const page = await read(path);
    if (page.kind !== 'done') return page;
    const { matches, before } = page.value;
    all.push(...matches);
    if (before === undefined) return { kind: 'done', value: all };
    path = `/me/matches?most=${MOST}&before=${encodeURIComponent(before)}`;
  }
}

/** The server that this page came from. */
export const api: Api = createApi(sendHere);
