import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WebSocket } from 'ws';
import { type Game, type Move, movesOf, type Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { GAMES } from '#games/index.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import type { ClientMessage, MatchView, Outcome, ServerMessage } from '#protocol/messages.ts';
import type { TableInfo, TableOptions } from '#protocol/table.ts';
import { OPTIONS } from '#protocol/testing/options.ts';
import { freePort } from '#testing/port.ts';
import { buildApp } from '../app.ts';
import type { Broker } from '../broker/broker.ts';
import { localBroker } from '../broker/local.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import type { Flow } from '../limits/bucket.ts';
import type { Rates } from '../limits/rates.ts';
import { NO_FLOW, NO_RATES } from '../limits/testing.ts';
import type { Logs } from '../operation/logs.ts';

export interface Server {
  readonly address: string;
  readonly database: Database;
  readonly faults: readonly Error[];
  stop(): Promise<void>;
}

/** Where a server is; that it runs in this process does not matter to those who visit it. */
export type Place = Pick<Server, 'address'>;

export interface Wish {
  /** Instead of an embedded database of its own. */
  readonly shared?: { readonly database: Database; readonly broker: Broker };
  readonly rates?: Rates;
  readonly flow?: Flow;
  readonly clock?: () => number;
  readonly port?: number;
  readonly logs?: Logs;
}

/** The whole server, listening, on whatever data is in the folder. */
export async function serve(folder: string, wish: Wish = {}): Promise<Server> {
  const site = path.join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(path.join(site, 'index.html'), '<!doctype html>');
  const database = wish.shared?.database ?? (await openDatabase({ folder }));
  const broker = wish.shared?.broker ?? localBroker();
  const faults: Error[] = [];
  const { rates = NO_RATES, flow = NO_FLOW, clock = Date.now } = wish;
  const app = await buildApp({
    site,
    version: 'test',
    online: { database, broker, rates, flow, clock, pace: 0 },
    onFault: (error) => faults.push(error),
    ...(wish.logs && { operation: { logs: wish.logs } }),
  });
  const address = await app.listen({ host: '127.0.0.1', port: wish.port ?? (await freePort()) });
  const stop = async () => {
    await app.close();
    if (wish.shared) return;
    await broker.close();
    await database.close();
  };
  return { address, database, faults, stop };
}

/** A player with a device: their cookie, for any server. */
export class Person {
  readonly cookie: string;

  private constructor(cookie: string) {
    this.cookie = cookie;
  }

  static async come({ address }: Place, name: string): Promise<Person> {
    const answer = await fetch(`${address}/api/me`, {
      method: 'POST',
      headers: { origin: address, 'content-type': 'application/json' },
      body: JSON.stringify({ name, stamp: 'fox' }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return new Person(answer.headers.getSetCookie()[0]!.split(';')[0]!);
  }

  ask({ address }: Place, method: string, where: string, body?: object): Promise<Response> {
    return fetch(`${address}/api${where}`, {
      method,
      headers: {
        origin: address,
        cookie: this.cookie,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  async table(server: Place, method: string, where: string, body?: object): Promise<TableInfo> {
    const answer = await this.ask(server, method, where, body);
    if (!answer.ok) throw new Error(`${where}: ${await answer.text()}`);
    return (await answer.json()).table;
  }

  make(server: Place, options: Partial<TableOptions>): Promise<TableInfo> {
    return this.table(server, 'POST', '/tables', { options });
  }

  connect(server: Place, table: string): Promise<Device> {
    return Device.open(server, table, { cookie: this.cookie });
  }
}

export type Choose = (game: Game, position: Position, seat: Seat, random: Random) => Move;
type Position = Match['position'];

const anyMove: Choose = (game, position, seat, random) => {
  const moves = movesOf(game, position, seat);
  return moves[random.below(moves.length)]!;
};

/** A socket at a table, with all messages it received. */
export class Device {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly closed: Promise<number>;
  #waiting: (() => void)[] = [];
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('message', (data) => {
      const text = data.toString();
      this.texts.push(text);
      this.messages.push(JSON.parse(text));
      this.#wake();
    });
    socket.on('close', () => this.#wake());
    socket.on('error', () => undefined);
  }

  static async open(
    server: Place,
    table: string,
    headers: object = {},
    how: '' | '?watching' | '?screen' = '',
  ): Promise<Device> {
    const url = `${server.address.replace('http', 'ws')}/api/tables/${table}/socket${how}`;
    const socket = new WebSocket(url, { headers: { origin: server.address, ...headers } });
    const device = new Device(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return device;
  }

  get seat(): Seat | undefined {
    return this.#latest('welcome')?.seat;
  }

  get table(): TableInfo | undefined {
    return this.#latest('table')?.table;
  }

  get view(): MatchView | undefined {
    return this.#latest('view')?.view;
  }

  of<Type extends ServerMessage['type']>(type: Type): Extract<ServerMessage, { type: Type }>[] {
    return this.messages.filter((each) => each.type === type) as never;
  }

  /** Waits for a condition on the received messages; the end of the socket ends it. */
  async until<Result>(what: () => Result | undefined | false): Promise<Result> {
    for (;;) {
      const result = what();
      if (result !== undefined && result !== false) return result;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error(`closed before ${what}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  async ask(message: Extract<ClientMessage, { id: string }>): Promise<Outcome> {
    const before = this.messages.length;
    this.send(message);
    return this.until(() => {
      for (const told of this.messages.slice(before)) {
        if (told.type === 'answer' && told.id === message.id) return told.outcome;
        if (told.type === 'unread') throw new Error(`not looked at: ${told.why}`);
      }
      return undefined;
    });
  }

  /** What the seat may do now: a roll, or one of its moves. */
  wish(random: Random, choose = anyMove): Extract<ClientMessage, { id: string }> | undefined {
    const { view, seat, table } = this;
    if (!view || !table || seat === undefined) return undefined;
    const game = GAMES.find(({ id }) => id === table.options.game)!;
    const position = view.position as Position;
    const { step, next, decided } = view;
    const id = `w${++this.#asked}-${step}`;
    if (next.for === 'dice') {
      return game.active(position) === seat ? { type: 'roll', id, step } : undefined;
    }
    if (next.for === 'nobody' || !next.seats.includes(seat) || decided.includes(seat)) return;
    const text = game.notate(position, seat, choose(game, position, seat, random));
    return { type: 'decide', id, step, text };
  }

  /** Plays the seat until the match is over, or until `isEnough`. */
  async play(
    seed: string,
    isEnough: (view: MatchView) => boolean = () => false,
    choose = anyMove,
  ): Promise<void> {
    const random = randomFrom(seed);
    for (;;) {
      const wish = await this.until(() => this.#isDone(isEnough) || this.wish(random, choose));
      if (wish === true) return;
      const { kind } = await this.ask(wish);
      if (kind !== 'done' && kind !== 'late') throw new Error(`${JSON.stringify(wish)}: ${kind}`);
    }
  }

  close(): Promise<number> {
    this.socket.close();
    return this.closed;
  }

  #isDone(isEnough: (view: MatchView) => boolean): true | undefined {
    const { view } = this;
    return view && (view.next.for === 'nobody' || isEnough(view)) ? true : undefined;
  }

  #latest<Type extends ServerMessage['type']>(type: Type) {
    return this.messages.findLast((each) => each.type === type) as
      | Extract<ServerMessage, { type: Type }>
      | undefined;
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/** Two people at a table whose match has begun. */
export async function begunTable(at: Place, options: Partial<TableOptions> = {}) {
  const [lea, tom] = [await Person.come(at, 'Lea'), await Person.come(at, 'Tom')];
  const { id } = await lea.make(at, { ...OPTIONS, ...options });
  await tom.table(at, 'POST', `/tables/${id}/seats`, {});
  const { match } = await lea.table(at, 'POST', `/tables/${id}/begin`);
  const [leas, toms] = [await lea.connect(at, id), await tom.connect(at, id)];
  await leas.until(() => leas.view);
  await toms.until(() => toms.view);
  return { id, match: match!, lea, tom, leas, toms };
}

export function isHere({ table }: Device, seat: number): boolean {
  const sitter = table!.seats[seat];
  return sitter?.kind === 'person' && sitter.isHere;
}

export function isStoodIn({ table }: Device, seat: number): boolean {
  const sitter = table!.seats[seat];
  return sitter?.kind === 'person' && sitter.isStoodIn;
}
