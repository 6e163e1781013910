import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LANGUAGES } from '#engine/contract.ts';
import type { Database } from '#server/database/database.ts';
import type { Limits } from '../limits/limits.ts';
import { readBody } from '../limits/read.ts';
import { refuse } from '../limits/refuse.ts';
import { offerCarry, takeCarry } from './carry.ts';
import { deviceName } from './device-name.ts';
import { routeDevices } from './device-routes.ts';
import { deletePlayer } from './former.ts';
import { makePlayer } from './make.ts';
import { routeNaming, takeName } from './naming.ts';
import { routePasskeys } from './passkey-routes.ts';
import { inPerson, refuseTool, unkept } from './person.ts';
import { changePlayer, type Player, type Profile, STAMPS } from './player.ts';
import { listTokens, MOST_TOKENS, makeToken, revokeToken } from './tokens.ts';
import { giveSession, keepSession, takeSession } from './visit.ts';

export interface Parts {
  readonly database: Database;
  readonly limits: Limits;
  readonly clock: () => number;
  /** Lets somebody who has another name or stamp now show it at their tables. */
  readonly renameAtTables: (player: Player) => Promise<void>;
  /** Lets somebody who is about to delete themselves leave their tables. */
  readonly leaveTables: (player: string) => Promise<void>;
  /** To be called when sessions have ended: their sockets end too. */
  readonly onEnded: () => void;
}

export const PROFILE = z.strictObject({
  name: z.string(),
  stamp: z.enum(STAMPS),
  language: z.enum(LANGUAGES).optional(),
});
export const CARRY = z.strictObject({ secret: z.string() });

/** Who one is, in a scope that is guarded, limited and identified. */
export function routeIdentity(api: FastifyInstance, parts: Parts): void {
  const { database, limits, clock } = parts;

  api.get('/me', async (request, reply) => {
    const visit = await request.visit();
    if (visit?.kind === 'session') keepSession(reply);
    return unkept(reply).send({ player: visit?.player ?? null });
  });

  api.post('/me', async (request, reply) => {
    const profile = readProfile(request, reply);
    if (!profile) return reply;
    const visit = await request.visit();
    if (visit?.kind === 'token') return refuseTool(reply);
    const changed = visit && (await changePlayer(database, visit.player.id, profile));
    if (changed) {
      await parts.renameAtTables(changed);
      return unkept(reply).send({ player: changed });
    }
    if (!(await limits.permits(reply, 'makePlayer'))) return reply;
    const { player, secret } = await makePlayer(
      database,
      profile,
      clock(),
      deviceName(request.headers['user-agent']),
    );
    giveSession(reply, secret);
    return unkept(reply).code(201).send({ player });
  });

  api.delete('/me', async (request, reply) => {
    const visit = await request.visit();
    if (visit?.kind === 'token') return refuseTool(reply);
    if (visit) {
      await parts.leaveTables(visit.player.id);
      await deletePlayer(database, visit.player.id, clock());
      parts.onEnded();
    }
    takeSession(reply);
    return reply.code(204).send();
  });

  routeTokens(api, parts);
  routeCarry(api, parts);
  routeDevices(api, parts);
  routePasskeys(api, parts);
  routeNaming(api, parts);
}

function routeTokens(api: FastifyInstance, { database, limits, clock, onEnded }: Parts): void {
  api.get('/me/tokens', async (request, reply) => {
    const visit = await inPerson(request, reply);
    if (!visit) return reply;
    return unkept(reply).send({ tokens: await listTokens(database, visit.player.id, clock()) });
  });

  api.post('/me/tokens', async (request, reply) => {
    const visit = await inPerson(request, reply);
    if (!visit || !(await limits.permits(reply, 'makeToken', visit.player.id))) return reply;
    const made = await makeToken(database, visit.player.id, clock());
    if (made) return unkept(reply).code(201).send(made);
    const sentence = `A player has at most ${MOST_TOKENS} tokens. Revoke one first.`;
    return refuse(reply, 409, { why: 'tokens', sentence });
  });

  api.delete<{ Params: { id: string } }>('/me/tokens/:id', async (request, reply) => {
    const visit = await inPerson(request, reply);
    if (!visit) return reply;
    if (await revokeToken(database, visit.player.id, request.params.id)) {
      onEnded();
      return reply.code(204).send();
    }
    return refuse(reply, 404, { why: 'missing', sentence: 'You have no such token.' });
  });
}

function routeCarry(api: FastifyInstance, { database, limits, clock, onEnded }: Parts): void {
  api.post('/me/carry', async (request, reply) => {
    const visit = await inPerson(request, reply);
    if (!visit || !(await limits.permits(reply, 'makeToken', visit.player.id))) return reply;
    const { secret, expires } = await offerCarry(database, visit.player.id, clock());
    // Behind the hash, where no server and no log on the way sees it.
    return unkept(reply)
      .code(201)
      .send({ link: `/carry#${secret}`, expires });
  });

  api.post('/carry', async (request, reply) => {
    const body = readBody(CARRY, request, reply);
    if (!body || !(await limits.permits(reply, 'carry'))) return reply;
    const visit = await request.visit();
    const before = visit?.kind === 'session' ? visit.hash : undefined;
    const taken = await takeCarry(
      database,
      body.secret,
      before,
      clock(),
      deviceName(request.headers['user-agent']),
    );
    if (!taken) {
      const sentence = 'This link is used up or too old. Make a new one on the other device.';
      return refuse(reply, 410, { why: 'carry', sentence });
    }
    if (before !== undefined) onEnded();
    giveSession(reply, taken.secret);
    return unkept(reply).send({ player: taken.player });
  });
}

function readProfile(request: FastifyRequest, reply: FastifyReply): Profile | undefined {
  const body = readBody(PROFILE, request, reply);
  const name = body && takeName(body.name, reply);
  return name === undefined ? undefined : { ...body!, name };
}
