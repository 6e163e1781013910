import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import fastify, {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { Level } from './levels.ts';

export interface Logs {
  readonly level: Level;
  readonly stream: Writable;
}

/** Visitors may ask for anything, at any length. */
const LONGEST_PATH = 200;

type Settings = Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'>;

/** One line of JSON for each thing that happens, made of what we name and of nothing else. */
export function logSettings(logs: Logs | undefined): Settings {
  const settings: Settings = {
    // Others may share the log: a number that counts would not be one of its kind.
    genReqId: () => randomUUID(),
    // We tell of a request once, when it is answered.
    logController: new fastify.LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request',
    }),
  };
  if (!logs || logs.level === 'none') return settings;
  const serializers = { err: factsOf, req: () => ({}), res: () => ({}) };
  return { ...settings, logger: { level: logs.level, stream: logs.stream, serializers } };
}

/**
 * An address without what follows a question mark. What can be in the path are ids of tables and
 * matches, and hashes; secrets come in cookies, headers and bodies, of which nothing is told.
 */
export function requestFacts({ method, url, params }: FastifyRequest, reply: FastifyReply) {
  const path = url.split('?', 1)[0]!.slice(0, LONGEST_PATH);
  const { id } = (params ?? {}) as { readonly id?: string };
  return {
    method,
    path,
    ...placeOf(path, id),
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime * 10) / 10,
  };
}

function placeOf(path: string, id: string | undefined): object {
  if (path.startsWith('/api/tables/')) return { table: id };
  if (path.startsWith('/api/matches/')) return { match: id };
  return {};
}

/** Errors of databases carry the values of queries along; these are not told. */
function factsOf(error: Error & { readonly code?: unknown }) {
  const { name, message, stack, code } = error;
  return { type: name, message, stack: stack ?? '', ...(code !== undefined && { code }) };
}
