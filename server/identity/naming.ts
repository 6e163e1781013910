import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readBody } from '../limits/read.ts';
import { refuse } from '../limits/refuse.ts';
import { LONGEST_NAME, type NameFault, readName } from '../names/read.ts';
import { namePasskey } from './passkeys.ts';
import { inPerson } from './person.ts';
import type { Parts } from './routes.ts';
import { nameSecret } from './session.ts';

export const NAMED = z.strictObject({ name: z.string() });

const FAULTS: Readonly<Record<NameFault, string>> = {
  empty: 'A name cannot be empty.',
  long: `A name has at most ${LONGEST_NAME} letters.`,
  odd: 'A name is made of letters, digits, emoji and simple signs.',
  rude: 'Children play here: please choose another name.',
};

/** A name as stored; or undefined, and the sender is told why. */
export function takeName(text: string, reply: FastifyReply): string | undefined {
  const read = readName(text);
  if ('name' in read) return read.name;
  const why = read.fault === 'rude' ? 'rude' : 'name';
  refuse(reply, 400, { why, sentence: FAULTS[read.fault], field: 'name' });
  return undefined;
}

/** What players call their devices, tokens and passkeys: only they see it. */
export function routeNaming(api: FastifyInstance, { database }: Parts): void {
  const route = (
    what: string,
    rename: (player: string, id: string, name: string) => Promise<boolean>,
  ): void => {
    api.put<{ Params: { id: string } }>(`/me/${what}s/:id`, async (request, reply) => {
      const visit = await inPerson(request, reply);
      const body = visit && readBody(NAMED, request, reply);
      const name = body && takeName(body.name, reply);
      if (name === undefined) return reply;
      if (await rename(visit!.player.id, request.params.id, name)) return reply.code(204).send();
      return refuse(reply, 404, { why: 'missing', sentence: `You have no such ${what}.` });
    });
  };
  route('session', (...which) => nameSecret(database, 'session', ...which));
  route('token', (...which) => nameSecret(database, 'token', ...which));
  route('passkey', (...which) => namePasskey(database, ...which));
}
