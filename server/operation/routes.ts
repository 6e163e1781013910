import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sayNothingHere } from '../answers.ts';
import { hashOf } from '../identity/secret.ts';
import { bearerOf } from '../limits/guard.ts';
import type { Meters } from './meters.ts';
import type { Readiness } from './ready.ts';

export interface Parts {
  readonly version: string;
  readonly meters: Meters;
  readonly ready: () => Promise<Readiness>;
  /** Grants access to the metrics from anywhere; without one, only this computer has it. */
  readonly metricsToken?: string | undefined;
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** What those who run a server ask of it. */
export function routeOperation(app: FastifyInstance, parts: Parts): void {
  const { version, meters, ready, metricsToken } = parts;

  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version };
  });

  app.get('/ready', async (_request, reply) => {
    const state = await ready();
    reply.code(state.status === 'ready' ? 200 : 503).header('cache-control', 'no-store');
    return state;
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) return sayNothingHere(reply);
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
    return meters.text();
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isFromHere(request);
  // Hashes have one length, whatever is shown.
  const [shown, due] = [bearerOf(request) ?? '', token].map((each) => Buffer.from(hashOf(each)));
  return timingSafeEqual(shown!, due!);
}

/** What a proxy on this computer passes on is not from here. */
export function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isLocal = LOOPBACK.test(socket.remoteAddress ?? '');
  return isLocal && FORWARDED.every((name) => headers[name] === undefined);
}
