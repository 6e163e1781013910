import type { FastifyInstance } from 'fastify';
import { refuse } from '../limits/refuse.ts';
import { endDevice, endOtherDevices, listDevices } from './devices.ts';
import { inPerson, unkept } from './person.ts';
import type { Parts } from './routes.ts';
import { takeSession } from './visit.ts';

/** The devices that one is signed in on, and signing out. */
export function routeDevices(api: FastifyInstance, { database, clock, onEnded }: Parts): void {
  api.get('/me/sessions', async (request, reply) => {
    const visit = await inPerson(request, reply);
    if (!visit) return reply;
    const sessions = await listDevices(database, visit.player.id, visit.hash, clock());
    return unkept(reply).send({ sessions });
  });

  api.delete('/me/sessions', async (request, reply) => {
    const visit = await inPerson(request, reply);
    if (!visit) return reply;
    await endOtherDevices(database, visit.player.id, visit.hash);
    onEnded();
    return reply.code(204).send();
  });

  api.delete<{ Params: { id: string } }>('/me/sessions/:id', async (request, reply) => {
    const visit = await inPerson(request, reply);
    if (!visit) return reply;
    const { id } = request.params;
    if (!(await endDevice(database, visit.player.id, id))) {
      return refuse(reply, 404, { why: 'missing', sentence: 'You have no such device.' });
    }
    onEnded();
    if (id === visit.hash) takeSession(reply);
    return reply.code(204).send();
  });
}
