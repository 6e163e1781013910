import type { FastifyReply, FastifyRequest } from 'fastify';
import { deny } from '../api/errors.ts';
import { refuse } from '../limits/refuse.ts';
import type { Visit } from './session.ts';

/** What could be kept against the player's will needs the player, not a tool of theirs. */
export async function inPerson(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit | undefined> {
  const visit = await request.visit();
  if (visit?.kind === 'session') return visit;
  if (visit) refuseTool(reply);
  else deny(reply, 'nobody');
  return undefined;
}

export function refuseTool(reply: FastifyReply): FastifyReply {
  return refuse(reply, 403, {
    why: 'tool',
    sentence: 'A token cannot do this. Do it in the app.',
  });
}

export function unkept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}
