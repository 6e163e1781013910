import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressesOf } from '../addresses.ts';
import { isFromHere } from '../operation/routes.ts';

const THIS_COMPUTER = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Where phones in the same network find this server, for a page that stands on this computer and
 * would invite them to an address that only this computer has.
 */
export function routeNearby(api: FastifyInstance): void {
  api.get('/nearby', async (request, reply) => {
    const addresses = isOwnPage(request) ? networkOf(api) : [];
    return reply.header('cache-control', 'no-store').send({ addresses });
  });
}

/** Not one that lets a name of its own point to this computer, nor one behind a proxy. */
function isOwnPage(request: FastifyRequest): boolean {
  return isFromHere(request) && THIS_COMPUTER.test(request.headers.host ?? '');
}

/** Looked up each time: a laptop changes its network more often than its server. */
function networkOf({ server }: FastifyInstance): readonly string[] {
  const bound = server.address();
  // Nothing but a port is ever reached from a network.
  if (bound === null || typeof bound === 'string') return [];
  return addressesOf(bound.address, bound.port).network;
}
