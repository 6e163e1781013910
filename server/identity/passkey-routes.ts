import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readBody } from '../limits/read.ts';
import { refuse } from '../limits/refuse.ts';
import { deviceName } from './device-name.ts';
import {
  listPasskeys,
  register,
  registrationOptions,
  removePasskey,
  signIn,
  signInOptions,
} from './passkeys.ts';
import { inPerson, unkept } from './person.ts';
import type { Parts } from './routes.ts';
import type { Site } from './signed.ts';
import { giveSession } from './visit.ts';

const TEXT = z.string().max(12_000);
const KEY = { id: TEXT, rawId: TEXT, type: z.literal('public-key') };

/** What `PublicKeyCredential.toJSON()` gives; what we do not need is left aside. */
export const REGISTRATION = z.object({
  ...KEY,
  clientExtensionResults: z.object({}).default({}),
  response: z.object({ clientDataJSON: TEXT, attestationObject: TEXT }),
});
export const ASSERTION = z.object({
  ...KEY,
  clientExtensionResults: z.object({}).default({}),
  response: z.object({ clientDataJSON: TEXT, authenticatorData: TEXT, signature: TEXT }),
});

/** Passkeys: with one, a player comes back on any device, though all their sessions are lost. */
export function routePasskeys(api: FastifyInstance, parts: Parts): void {
  const { database, limits, clock, onEnded } = parts;

  api.get('/me/passkeys', async (request, reply) => {
    const visit = await inPerson(request, reply);
    if (!visit) return reply;
    return unkept(reply).send({ passkeys: await listPasskeys(database, visit.player.id) });
  });

  api.post('/me/passkeys/options', async (request, reply) => {
    const visit = await inPerson(request, reply);
    const site = visit && siteOf(request, reply);
    if (!site || !(await limits.permits(reply, 'passkey'))) return reply;
    return unkept(reply).send(await registrationOptions(database, site, visit.player, clock()));
  });

  api.post('/me/passkeys', async (request, reply) => {
    const visit = await inPerson(request, reply);
    const site = visit && siteOf(request, reply);
    const body = site && readBody(REGISTRATION, request, reply);
    if (!body || !(await limits.permits(reply, 'passkey'))) return reply;
    const { id } = visit.player;
    const passkey = await register(
      database,
      site,
      id,
      body,
      clock(),
      deviceName(request.headers['user-agent']),
    );
    if (!passkey) return refuseKey(reply);
    return unkept(reply).code(201).send({ passkey });
  });

  api.delete<{ Params: { id: string } }>('/me/passkeys/:id', async (request, reply) => {
    const visit = await inPerson(request, reply);
    if (!visit) return reply;
    if (await removePasskey(database, visit.player.id, request.params.id)) {
      return reply.code(204).send();
    }
    return refuse(reply, 404, { why: 'missing', sentence: 'You have no such passkey.' });
  });

  api.post('/passkeys/options', async (request, reply) => {
    const site = siteOf(request, reply);
    if (!site || !(await limits.permits(reply, 'passkey'))) return reply;
    return unkept(reply).send(await signInOptions(database, site, clock()));
  });

  api.post('/passkeys', async (request, reply) => {
    const site = siteOf(request, reply);
    const body = site && readBody(ASSERTION, request, reply);
    if (!body || !(await limits.permits(reply, 'passkey'))) return reply;
    const visit = await request.visit();
    const before = visit?.kind === 'session' ? visit.hash : undefined;
    const signed = await signIn(
      database,
      site,
      body,
      before,
      clock(),
      deviceName(request.headers['user-agent']),
    );
    if (!signed) return refuseKey(reply);
    if (before !== undefined) onEnded();
    giveSession(reply, signed.secret);
    return unkept(reply).send({ player: signed.player });
  });
}

/** The door was opened to our own pages alone, so the host is the one that the browser shows. */
function siteOf(request: FastifyRequest, reply: FastifyReply): Site | undefined {
  const { hostname, protocol, host, headers } = request;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) {
    return { host: hostname, origin: headers.origin ?? `${protocol}://${host}` };
  }
  const sentence = 'Passkeys are for servers with a name, and this one was asked by its number.';
  refuse(reply, 409, { why: 'passkeys', sentence });
  return undefined;
}

function refuseKey(reply: FastifyReply): FastifyReply {
  const sentence = 'This passkey is not known here, or it was not used in time. Try again.';
  return refuse(reply, 403, { why: 'passkey', sentence });
}
