import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { bearerOf } from '../limits/guard.ts';
import type { Player } from './player.ts';
import { findVisit, LIFE, type Visit } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose device or tool has sent this. */
    visit(): Promise<Visit | undefined>;
    player(): Promise<Player | undefined>;
  }
}

/** Lets every request of the scope tell who sends it. It is looked up when first asked for. */
export async function identify(
  api: FastifyInstance,
  database: Database,
  clock: () => number,
): Promise<void> {
  await api.register(fastifyCookie);
  api.decorateRequest('visit');
  api.decorateRequest('player', async function (this: FastifyRequest) {
    return (await this.visit())?.player;
  });
  api.addHook('onRequest', async (request, reply) => {
    let found: Promise<Visit | undefined> | undefined;
    request.visit = () => {
      found ??= find(database, request, reply, clock());
      return found;
    };
  });
}

/** Makes the device that is answered one of the player's. */
export function giveSession(reply: FastifyReply, secret: string): void {
  reply.setCookie(cookieName(reply.request), secret, {
    ...cookieOptions(reply.request),
    maxAge: LIFE.session / 1000,
  });
}

export function takeSession(reply: FastifyReply): void {
  reply.clearCookie(cookieName(reply.request), cookieOptions(reply.request));
}

/** Lets the cookie of this device live as long as its session does. */
export function keepSession(reply: FastifyReply): void {
  const secret = reply.request.cookies[cookieName(reply.request)];
  if (secret !== undefined) giveSession(reply, secret);
}

/** A tool that shows its token is the token's alone, whatever cookies come along. */
async function find(database: Database, request: FastifyRequest, reply: FastifyReply, now: number) {
  const token = bearerOf(request);
  if (token !== undefined) return findVisit(database, 'token', token, now);
  const secret = request.cookies[cookieName(request)];
  if (secret === undefined) return undefined;
  const visit = await findVisit(database, 'session', secret, now);
  if (!visit) takeSession(reply);
  return visit;
}

/** With this prefix, browsers let no other host and no plain connection set the cookie. */
function cookieName({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? '__Host-dicepad' : 'dicepad';
}

/** Strict does for links from elsewhere too: the page is for everybody, and what it asks is ours. */
function cookieOptions({ protocol }: FastifyRequest) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: protocol === 'https',
  } as const;
}
