import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { explain } from './answers.ts';
import { serveFiles } from './files.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { type Refused, refuse } from './limits/refuse.ts';
import { CROWD, type Crowd, limitSockets } from './limits/sockets.ts';
import { goOnline, type Online } from './online.ts';
import { awayWatch } from './operation/away.ts';
import { connectionSettings, dueAnswers, type Patience } from './operation/connections.ts';
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
  /** Called with internal errors, which are bugs. */
  readonly onFault?: (error: Error) => void;
  readonly operation?: Operation;
}

/** How a server is run. */
interface Operation {
  /** Without them, only faults are logged. */
  readonly logs?: Logs;
  /** Trusted proxies: addresses, or names of networks. */
  readonly trustProxy?: string | readonly string[] | undefined;
  readonly metricsToken?: string | undefined;
  readonly isDraining?: () => boolean;
  readonly patience?: Patience;
  readonly crowd?: Crowd;
}

/** Only a proxy on this machine. */
const TRUSTED = 'loopback';

const NONSENSE: Refused = { why: 'shape', sentence: 'This request makes no sense to the server.' };
const FAULT: Refused = { why: 'fault', sentence: 'The server made a mistake. Please try again.' };
const AWAY: Refused = { why: 'away', sentence: 'The database cannot be reached from here.' };

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
  const { patience, crowd = CROWD } = operation;
  const meters = new Meters();
  const app = fastify({
    ...logSettings(logs),
    ...connectionSettings(patience),
    frameworkErrors: explainTo,
    trustProxy: [trustProxy].flat(),
  });
  const away = online && watchAway(app, online.database);
  const onFault = (error: Error): void => {
    if (away?.explains(error)) return;
    meters.failed();
    app.log.error(error);
    tellFault(error);
  };
  observe(app, meters);
  const due = dueAnswers(app, patience);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (away?.explains(error)) return sayAway(request, reply);
    if ((error.statusCode ?? 500) >= 500) onFault(error);
    return explainTo(error, request, reply);
  });
  const ready = online
    ? readiness({ ...online, isDraining })
    : async () => ({ status: 'ready' }) as const;
  routeOperation(app, { version, meters, ready, metricsToken });
  limitSockets(app, crowd, (act) => meters.limited(act));
  if (online) await goOnline(app, online, { version, onFault, meters });
  // After the sockets, which take their time as well.
  app.addHook('preClose', due.wait);
  await serveFiles(app, site, older);
  return app;
}

function watchAway(app: FastifyInstance, database: Online['database']) {
  const away = awayWatch(database, {
    gone: ({ message }) => app.log.error({ reason: message }, 'the database is away'),
    back: () => app.log.info('the database is back'),
  });
  app.addHook('onClose', async () => away.stop());
  return away;
}

/** Tools that read JSON get JSON, whatever happens. */
function explainTo(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (!isApi(request)) return explain(error, reply);
  return refuse(reply.headers(SECURITY_HEADERS), status, status < 500 ? NONSENSE : FAULT);
}

function sayAway(request: FastifyRequest, reply: FastifyReply) {
  if (!isApi(request)) return explain({ statusCode: 503 }, reply);
  return refuse(reply, 503, AWAY);
}

function isApi({ url }: FastifyRequest): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
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
