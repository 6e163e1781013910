import { createHash, randomUUID } from 'node:crypto';
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
/** What stands before the id of a table, in addresses of the API and of the app’s screens. */
const BEFORE_TABLE = ['tables', 'table', 'screen'];
/** The id of a match opens nothing. */
const BEFORE_MATCH = ['matches', 'match'];
const ID = /^[\w-]{22}$/;
const MARK_LENGTH = 12;

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
  const serializers = {
    err: factsOf,
    req: () => ({}),
    res: () => ({}),
    table: markOf,
    path: toldPath,
  };
  return { ...settings, logger: { level: logs.level, stream: logs.stream, serializers } };
}

/**
 * What a table is called in the log. Its id grants access, so it is not logged; the
 * same table has the same mark everywhere.
 */
export function markOf(table: string): string {
  return createHash('sha256').update(table).digest('hex').slice(0, MARK_LENGTH);
}

export function requestFacts({ method, url, params }: FastifyRequest, reply: FastifyReply) {
  const { id } = (params ?? {}) as { readonly id?: string };
  return {
    method,
    path: url,
    ...placeOf(url, id),
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime * 10) / 10,
  };
}

/**
 * An address without what follows a question mark, and with marks for tables. What else can be in
 * it are ids of matches and hashes; secrets come in cookies, headers and bodies, of which nothing
 * is told. Somebody may mistype what stands before an id: whatever looks like one has a mark.
 */
function toldPath(url: string): string {
  const parts = url.split(/[?#]/, 1)[0]!.split('/');
  const marked = parts.map((part, index) => {
    const before = parts[index - 1] ?? '';
    const isTable = BEFORE_TABLE.includes(before) || ID.test(part);
    return part !== '' && isTable && !BEFORE_MATCH.includes(before) ? markOf(part) : part;
  });
  return marked.join('/').slice(0, LONGEST_PATH);
}

function placeOf(path: string, id: string | undefined): object {
  if (path.startsWith('/api/tables/') && id !== undefined) return { table: id };
  if (path.startsWith('/api/matches/') && id !== undefined) return { match: id };
  return {};
}

/** Database errors include the values of queries; these are not logged. */
function factsOf(error: Error & { readonly code?: unknown }) {
  const { name, message, stack, code } = error;
  return { type: name, message, stack: stack ?? '', ...(code !== undefined && { code }) };
}
