import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface Wish {
  readonly host?: string | undefined;
  /** Without one, the first free of a few; 0 is any. */
  readonly port?: number | undefined;
}

export interface Listening {
  readonly host: string;
  readonly port: number;
}

export const FIRST_PORT = 4321;
const PORTS_TRIED = 20;

/** Systems without the newer addresses say one of these. */
const NO_IPV6 = ['EAFNOSUPPORT', 'EADDRNOTAVAIL'];

/** Starts to listen: on all addresses, IPv4 and IPv6, unless a host is given. */
export async function listen(app: FastifyInstance, wish: Wish): Promise<Listening> {
  if (wish.host !== undefined) return listenOn(app, wish.host, wish.port);
  try {
    return await listenOn(app, '::', wish.port);
  } catch (error) {
    if (!NO_IPV6.includes(codeOf(error))) throw error;
    return listenOn(app, '0.0.0.0', wish.port);
  }
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

async function listenOn(app: FastifyInstance, host: string, port?: number): Promise<Listening> {
  const last = port ?? FIRST_PORT + PORTS_TRIED - 1;
  for (let candidate = port ?? FIRST_PORT; ; candidate += 1) {
    try {
      await app.listen({ host, port: candidate });
      return { host, port: (app.server.address() as AddressInfo).port };
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || candidate === last) throw error;
    }
  }
}
