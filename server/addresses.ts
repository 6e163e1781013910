import os from 'node:os';

type Interfaces = ReturnType<typeof os.networkInterfaces>;

export interface Addresses {
  /** The address for this computer. */
  readonly local: string | undefined;
  /** For other devices, the most useful first. */
  readonly network: readonly string[];
}

const EVERYWHERE = ['::', '0.0.0.0'];
const LOOPBACK = /^(?:localhost|127\.|::1$)/;
/** Addresses that mean nothing without the name of an interface, or that nobody was given. */
const LINK_LOCAL = /^(?:fe80:|169\.254\.)/i;
/** Networks that live inside this computer: of containers, virtual machines and tunnels. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale)/i;

/** Where a server that listens on this host and port is found. */
export function addressesOf(
  host: string,
  port: number,
  interfaces: Interfaces = os.networkInterfaces(),
): Addresses {
  if (LOOPBACK.test(host)) return { local: url(host, port), network: [] };
  if (!EVERYWHERE.includes(host)) return { local: undefined, network: [url(host, port)] };
  const found = Object.entries(interfaces).flatMap(([name, list = []]) =>
    list
      .filter(({ internal, address }) => !internal && !LINK_LOCAL.test(address))
      .filter(({ family }) => host === '::' || family === 'IPv4')
      .map(({ family, address }) => ({ address, rank: rankOf(name, family, address) })),
  );
  found.sort((a, b) => a.rank - b.rank);
  return { local: url('localhost', port), network: found.map(({ address }) => url(address, port)) };
}

function rankOf(name: string, family: string, address: string): number {
  const isPlain = family === 'IPv4';
  const isHome = /^(?:192\.168|10)\./.test(address);
  return (isPlain ? 0 : 4) + (VIRTUAL.test(name) ? 2 : 0) + (isHome ? 0 : 1);
}

function url(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}
