import type { FastifyInstance } from 'fastify';
import type { About } from '#protocol/about.ts';

/** Who runs this server, and for how long it keeps what its operator decides about. */
export function routeAbout(api: FastifyInstance, about: About): void {
  api.get('/about', async () => about);
}
