import fastify, { type FastifyServerOptions } from 'fastify';
import type { Flow } from './bucket.ts';
import { type Limits, limitEverything } from './limits.ts';
import { type Act, RATES, type Rates } from './rates.ts';

/** Tests come from one address, and are in a greater hurry than anybody who plays. */
export const NO_RATES = Object.fromEntries(
  Object.entries(RATES).map(([act, rate]) => [act, { ...rate, most: 1e6, overall: 1e6 }]),
) as unknown as Rates;

/** The same for what is said on one socket. */
export const NO_FLOW: Flow = { perSecond: 1e6, burst: 1e6 };

/** An app with one address per act; what is asked with `?failing` counts as a wrong attempt. */
export function limited(limits: Limits, options: FastifyServerOptions = {}) {
  const app = fastify(options);
  limitEverything(app, limits);
  app.get<{ Params: { act: Act; player?: string } }>('/:act/:player?', async (request, reply) => {
    const { act, player } = request.params;
    if (act !== 'anything' && !(await limits.permits(reply, act, player))) return reply;
    if (request.url.endsWith('?failing')) await limits.failed(request, act);
    return 'done';
  });
  return app;
}

/** How many of so many attempts at once succeed. */
export async function done(
  app: ReturnType<typeof limited>,
  url: string,
  count: number,
  from = '10.0.0.1',
) {
  const attempts = Array.from({ length: count }, () => app.inject({ url, remoteAddress: from }));
  const answers = await Promise.all(attempts);
  return answers.filter(({ statusCode }) => statusCode === 200).length;
}
