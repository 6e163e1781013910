import type { FastifyInstance } from 'fastify';
import { within } from '../within.ts';

/** How long a connection that is no socket may keep us waiting, in milliseconds. */
export interface Patience {
  /** For a whole request, from the first moment of its connection. */
  readonly request: number;
  /** For answers that are still due when the server stops. */
  readonly goodbye: number;
}

export const PATIENCE: Patience = { request: 30_000, goodbye: 3000 };

/** Closes idle connections and incomplete requests; WebSockets have their own rules. */
export function connectionSettings({ request } = PATIENCE) {
  return {
    requestTimeout: request,
    connectionTimeout: request,
    http: {
      requestTimeout: request,
      headersTimeout: request,
      connectionsCheckingInterval: Math.ceil(request / 6),
    },
    // At the end, after `dueAnswers`: a connection on which nothing comes would never end.
    forceCloseConnections: true,
  };
}

/**
 * Counts the answers that are due. Returns what a server that stops waits for, for a while, before
 * it hangs up. To be called before the routes.
 */
export function dueAnswers(
  app: FastifyInstance,
  { goodbye } = PATIENCE,
): { wait(): Promise<void> } {
  let due = 0;
  let onNone = (): void => undefined;
  app.addHook('onRequest', async ({ headers }, { raw }) => {
    if (headers.upgrade !== undefined) return;
    due++;
    // Whether it is answered or hung up on.
    raw.once('close', () => {
      due--;
      if (due === 0) onNone();
    });
  });
  return {
    async wait() {
      if (due === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      onNone = resolve;
      await within(goodbye, [promise]);
    },
  };
}
