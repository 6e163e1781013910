import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sayNothingHere } from './answers.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the files of a build, compressed where they were. Pages that were loaded from older
 * builds still find theirs: the names of assets change with their contents.
 */
export async function serveFiles(
  app: FastifyInstance,
  site: string,
  older: readonly string[],
): Promise<void> {
  await app.register(fastifyStatic, {
    root: [site, ...older],
    // Every file is a route of its own: no path leads anywhere else.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? FOREVER : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? reply.sendFile('index.html', site) : sayNothingHere(reply),
  );
}

/** The app's own screens have addresses too; the page that answers them all finds its way. */
function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && (headers.accept ?? '').includes('text/html') && !url.startsWith('/assets/');
}
