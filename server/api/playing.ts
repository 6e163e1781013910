import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { movesOf } from '#engine/contract.ts';
import { GAMES } from '#games/index.ts';
import { unkept } from '../identity/person.ts';
import { readBody, readQuery } from '../limits/read.ts';
import { addressOf, refuse } from '../limits/refuse.ts';
import type { Crowd } from '../limits/sockets.ts';
import { WISH } from '../socket/messages.ts';
import {
  LINGER,
  MOST_POLLED,
  MOST_WAITING,
  type Polled,
  type Polling,
  type Shown,
} from '../socket/polling.ts';
import type { Tables } from '../tables/service.ts';
import { deny } from './errors.ts';
import { VIEW_QUERY } from './schemas.ts';

interface Parts {
  readonly tables: Tables;
  readonly polling: Polling;
}

interface One {
  readonly Params: { readonly id: string };
}

/** In seconds: when it may be worth another try. */
const PAUSE = '30';
const CROWDED: Readonly<Record<keyof Crowd, string>> = {
  perAddress:
    'Too many players at this address play without sockets. Use a socket, or try again later.',
  perPlayer: `You’re already playing at ${MOST_POLLED.perPlayer} tables without sockets, which is the most allowed. Use a socket, or leave one table alone for ${LINGER / 1000} s.`,
};
const FULL = `${MOST_WAITING} requests are already waiting for news of this table. Wait for one of them.`;
const ENDED = 'Your connection to the table has ended. Try again in a moment.';

/** A match without a socket, for tools that only ask and are answered. */
export function routePlaying(api: FastifyInstance, { tables, polling }: Parts): void {
  const act = { config: { act: 'play' } } as const;

  /** The device of the asker; askers without access to the table are refused. */
  async function deviceOf(
    request: FastifyRequest<One>,
    reply: FastifyReply,
  ): Promise<Polled | undefined> {
    const visit = await request.visit();
    const table = visit && (await tables.read(request.params.id));
    if (!visit) deny(reply, 'nobody');
    else if (!table) deny(reply, 'missing');
    else if (table.removed.includes(visit.player.id)) deny(reply, 'removed');
    else {
      const journal = request.log.child({ table: table.id });
      const device = await polling.at(table, visit, { address: addressOf(request), journal });
      if (typeof device !== 'string') return device;
      reply.header('retry-after', PAUSE);
      refuse(reply, 429, { why: 'often', sentence: CROWDED[device] });
    }
    return undefined;
  }

  api.get<One>('/tables/:id/view', act, async (request, reply) => {
    const query = readQuery(VIEW_QUERY, request, reply);
    const device = query && (await deviceOf(request, reply));
    if (!device) return reply;
    // Looking alone doesn’t count as present; waiting and wishes do.
    if (query.after !== undefined && query.wait > 0) {
      if (device.isFull) {
        return refuse(reply.header('retry-after', '1'), 429, { why: 'often', sentence: FULL });
      }
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      await device.after(query.after, query.wait * 1000, gone.signal);
    }
    const { shown } = device;
    return shown ? unkept(reply).send({ ...shown, due: dueOf(shown) }) : sayEnded(reply);
  });

  api.get<One>('/tables/:id/moves', act, async (request, reply) => {
    const device = await deviceOf(request, reply);
    if (!device) return reply;
    const { shown } = device;
    if (!shown) return sayEnded(reply);
    const { seat, view } = shown;
    if (seat === undefined) return deny(reply, 'seat', 'You don’t have a seat here.');
    if (!view) return deny(reply, 'state', 'No match has started yet.');
    const { match, step } = view;
    return unkept(reply).send({ match, step, seat, due: dueOf(shown), moves: legalMoves(shown) });
  });

  api.post<One>('/tables/:id/wishes', act, async (request, reply) => {
    const device = await deviceOf(request, reply);
    const wish = device && readBody(WISH, request, reply);
    if (!wish) return reply;
    const told = await device.ask(wish);
    if (!told) return sayEnded(reply);
    if (told.type === 'unread') return refuse(reply.header('retry-after', '1'), 429, OFTEN);
    const { outcome, sentence } = told;
    return unkept(reply).send({ outcome, ...(sentence && { sentence }) });
  });
}

const OFTEN = { why: 'often', sentence: 'That was too often. Wait 1 s and try again.' } as const;

function sayEnded(reply: FastifyReply): FastifyReply {
  return refuse(reply, 503, { why: 'away', sentence: ENDED });
}

/** What the match waits for from the asker. */
function dueOf({ seat, view }: Shown): 'roll' | 'decide' | 'nothing' | 'over' {
  if (view?.next.for === 'nobody') return 'over';
  if (!view || seat === undefined) return 'nothing';
  if (view.next.for === 'dice') return view.roller === seat ? 'roll' : 'nothing';
  return view.next.seats.includes(seat) && !view.decided.includes(seat) ? 'decide' : 'nothing';
}

/** As records write them; none while the seat is not asked. */
function legalMoves({ table, seat, view }: Shown): readonly string[] {
  if (seat === undefined || view?.next.for !== 'seats' || !view.next.seats.includes(seat))
    return [];
  const game = GAMES.find(({ id }) => id === table.options.game)!;
  const { position } = view;
  return movesOf(game, position, seat).map((move) => game.notate(position, seat, move));
}
