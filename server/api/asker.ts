import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Player } from '../identity/player.ts';
import { deny } from './errors.ts';

/** The player who asks; requests without a player are refused. */
export async function askerOf(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Player | undefined> {
  const player = await request.player();
  if (!player) deny(reply, 'nobody');
  return player;
}
