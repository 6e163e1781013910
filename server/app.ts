import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { explain } from './answers.ts';
import { serveFiles } from './files.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { goOnline, type Online } from './online.ts';
import { type Logs, logSettings, requestFacts } from './operation/logs.ts';
import { Meters } from './operation/meters.ts';
import { readiness } from './operation/ready.ts';
import { routeOperation } from './operation/routes.ts';

export interface Parts {
  /** The folder of the built app, and those of builds that some pages may still be from. */
  readonly site: string;
  readonly older?: readonly string[];
  readonly version: string;
  /** Without it, the server only serves the app. */
  readonly online?: Online;
  /** Hears of errors that are ours to mend. */
  readonly onFault?: (error: Error) => void;
  readonly operation?: Operation;
}

/** How a server is run. */
interface Operation {
  /** Without them, nothing is told but faults. */
  readonly logs?: Logs;
  /** Proxies that are believed about whom they speak for: addresses, or names of networks. */
  readonly trustProxy?: string | readonly string[] | undefined;
  readonly metricsToken?: string | undefined;
  readonly isDraining?: () => boolean;
}

/** Only a proxy on this machine. */
const TRUSTED = 'loopback';

/** The whole server, not yet listening. */
export async function buildApp({
  site,
  older = [],
  version,
  online,
  onFault: tellFault = () => undefined,
  operation = {},
}: Parts): Promise<FastifyInstance> {
  const { logs, trustProxy = TRUSTED, metricsToken, isDraining = () => false } = operation;
  const meters = new Meters();
  const app = fastify({
    ...logSettings(logs),
    frameworkErrors: (error, _request, reply) => explain(error, reply),
    trustProxy: [trustProxy].flat(),
  });
  const onFault = (error: Error): void => {
    meters.failed();
    app.log.error(error);
    tellFault(error);
  };
  observe(app, meters);
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if ((error.statusCode ?? 500) >= 500) onFault(error);
    return explain(error, reply);
  });
  const ready = online
    ? readiness({ ...online, isDraining })
    : async () => ({ status: 'ready' }) as const;
  routeOperation(app, { version, meters, ready, metricsToken });
  if (online) await goOnline(app, online, { version, onFault, meters });
  await serveFiles(app, site, older);
  return app;
}

function observe(app: FastifyInstance, meters: Meters): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { why } = reply;
    meters.answered(request.url.startsWith('/api') ? 'api' : 'app', reply.statusCode);
    if (why !== undefined) meters.refused(why);
    request.log.info({ ...requestFacts(request, reply), ...(why && { why }) }, 'answered');
  });
}
