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

const ANYTHING = '*/*';
const PAGE = 'text/html';
const NO_PAGE = /^\/(?:api|assets)(?:\/|$)/;
const FILE = /\.[^/]*$/;

/**
 * The app's own screens have addresses too, all answered by the same page. A client that
 * takes anything gets it as well, such as a link preview, unless it asks for a file.
 */
function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  const [path = ''] = url.split('?');
  if (!reads || NO_PAGE.test(path)) return false;
  const { accept = ANYTHING } = headers;
  return accept.includes(PAGE) || (accept.includes(ANYTHING) && !FILE.test(path));
}
