import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refused, refuse } from './refuse.ts';

/** In bytes. Nothing that the app sends comes near it. */
export const LARGEST_BODY = 16 * 1024;

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const BEARER = /^Bearer +(\S+) *$/i;

const FAULTS: Readonly<Record<number, Refused>> = {
  413: { why: 'size', sentence: `A request may have at most ${LARGEST_BODY} bytes.` },
  415: { why: 'type', sentence: 'A request must be JSON, with content-type: application/json.' },
};
const NOT_JSON: Refused = { why: 'json', sentence: 'The body of the request is not JSON.' };
/** Ids of ours are letters and digits; what is none need not trouble a database. */
const ID = /^[\w-]{1,64}$/;
const NO_ID: Refused = { why: 'missing', sentence: 'There is nothing like that here.' };
const NO_PATH: Refused = { why: 'missing', sentence: 'There is nothing here. See /api.' };
/** What stands for an id in the path of a route. */
const PARAMETER = /:\w+/g;
const FOREIGN: Refused = {
  why: 'origin',
  sentence: 'Only a page of this server or a request with a token may do this.',
};

/**
 * Lets in only what is small, JSON, and sent by a page of ours. For the scope of the API alone.
 * Where there are sockets, their plugin comes first: it ends the connections of those who are
 * refused, if it has seen them before we refuse.
 */
export function guard(api: FastifyInstance): void {
  api.removeContentTypeParser('text/plain');
  const ways = new Map<string, { readonly path: RegExp; readonly methods: Set<string> }>();
  api.addHook('onRoute', (route) => {
    route.bodyLimit ??= LARGEST_BODY;
    const path = new RegExp(`^${route.url.replace(PARAMETER, '[^/]+')}$`);
    const known = ways.get(path.source) ?? { path, methods: new Set() };
    ways.set(path.source, known);
    for (const method of [route.method].flat()) known.methods.add(method);
  });
  api.addHook('onRequest', async (request, reply) => {
    const isSafe = SAFE_METHODS.includes(request.method) && request.headers.upgrade === undefined;
    if (!isSafe && !isOurs(request)) return refuse(reply, 403, FOREIGN);
    const ids = Object.values((request.params ?? {}) as Readonly<Record<string, string>>);
    if (!request.is404 && !ids.every((id) => ID.test(id))) return refuse(reply, 404, NO_ID);
  });
  api.setErrorHandler(explainFault);
  api.setNotFoundHandler(({ url }, reply) => {
    const asked = url.replace(/[?#].*$/s, '');
    const found = [...ways.values()].find(({ path }) => path.test(asked));
    if (!found) return refuse(reply, 404, NO_PATH);
    const allow = [...found.methods].join(', ');
    const sentence = `This may be asked with ${allow} only.`;
    return refuse(reply.header('allow', allow), 405, { why: 'method', sentence });
  });
}

/** The token that a tool shows. No browser adds one by itself, so no foreign page can use it. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}

/** A foreign page cannot help naming its origin; what names none must come from a tool. */
function isOurs(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return hostOf(origin) === request.host.toLowerCase();
  if (site !== undefined) return site === 'same-origin';
  return bearerOf(request) !== undefined;
}

function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.host;
}

function explainFault(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) throw error;
  return refuse(reply, status, FAULTS[status] ?? NOT_JSON);
}
