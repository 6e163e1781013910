import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, refuse } from './refuse.ts';

/** How many sockets may be open at once, in one process. */
export interface Crowd {
  readonly perAddress: number;
  readonly perPlayer: number;
}

/** Three school classes behind one address, and more devices than anybody plays on. */
export const CROWD: Crowd = { perAddress: 100, perPlayer: 20 };
/** In seconds: when it may be worth another try. */
const PAUSE = 30;

/** Refuses sockets beyond the limit, in plain HTTP. To be called before the routes. */
export function limitSockets(
  app: FastifyInstance,
  { perAddress, perPlayer }: Crowd,
  onRefused: (act: string) => void,
): void {
  const open = new Map<string, number>();
  app.addHook('preHandler', async (request, reply) => {
    if (request.headers.upgrade === undefined) return;
    const player = await playerOf(request);
    const counted = [
      [`address ${addressOf(request)}`, perAddress],
      ...(player === undefined ? [] : [[`player ${player}`, perPlayer] as const]),
    ] as const;
    const over = counted.find(([who, most]) => (open.get(who) ?? 0) >= most);
    if (over) {
      onRefused('socket');
      return refuseSocket(reply, over[1]);
    }
    const { socket } = request.raw;
    for (const [who] of counted) open.set(who, (open.get(who) ?? 0) + 1);
    const leave = (): void => {
      for (const [who] of counted) {
        const left = open.get(who)! - 1;
        if (left > 0) open.set(who, left);
        else open.delete(who);
      }
    };
    // It may have gone while we asked who it is.
    if (socket.destroyed) leave();
    else socket.once('close', leave);
  });
}

function refuseSocket(reply: FastifyReply, most: number): FastifyReply {
  const sentence = `There are ${most} sockets open from there already. Close some and try again.`;
  return refuse(reply.header('retry-after', String(PAUSE)), 429, { why: 'often', sentence });
}

/** Outside of the API nobody is anybody. */
async function playerOf(request: FastifyRequest): Promise<string | undefined> {
  const { player } = request as Partial<FastifyRequest>;
  return player && (await request.player())?.id;
}
