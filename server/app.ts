import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { explain } from './answers.ts';
import { serveFiles } from './files.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { goOnline, type Online } from './online.ts';

export interface Parts {
  /** The folder of the built app, and those of builds that some pages may still be from. */
  readonly site: string;
  readonly older?: readonly string[];
  readonly version: string;
  /** Without it, the server only serves the app. */
  readonly online?: Online;
  /** Hears of errors that are ours to mend. */
  readonly onFault?: (error: Error) => void;
}

/** The whole server, not yet listening. */
export async function buildApp({
  site,
  older = [],
  version,
  online,
  onFault = () => undefined,
}: Parts): Promise<FastifyInstance> {
  const app = fastify({
    frameworkErrors: (error, _request, reply) => explain(error, reply),
    // Only a proxy on this machine is believed about whom it speaks for.
    trustProxy: 'loopback',
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if ((error.statusCode ?? 500) >= 500) onFault(error);
    return explain(error, reply);
  });
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version };
  });
  if (online) await goOnline(app, online, { version, onFault });
  await serveFiles(app, site, older);
  return app;
}
