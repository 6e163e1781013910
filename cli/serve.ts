import { isIP } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '#server/operation/levels.ts';
import { ensureModules } from '../launch/modules.js';
import { wholeNumber } from './args.ts';
import type { Args, Command } from './command.ts';
import { EXIT, Problem } from './exit.ts';
import type { Io } from './io.ts';
import { readOperator } from './operator.ts';
import type { Plan } from './serve-app.ts';

const DATA = fileURLToPath(new URL('../data', import.meta.url));
const HIGHEST_PORT = 65_535;
const LONGEST_DRAIN = 3600;
const MOST_DAYS = 36_500;
/** What stands for all addresses of a kind. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

export const serve: Command = {
  usage: ['serve [--port N] [--host H] [--data DIR] [--qr | --no-qr] …'],
  about:
    'Serves the app to browsers: on this computer, and on phones and tablets on the same network. ' +
    'Builds it first if it is missing or older than its sources.\n' +
    'Runs until Ctrl-C; a second Ctrl-C stops it at once. To run it for others, see docs/operate.md.',
  flags: {
    port: { value: 'N', says: 'the port (default: the first free one from 4321); 0 picks any' },
    host: { value: 'H', says: 'listen on this address only; 127.0.0.1 is this computer alone' },
    data: { value: 'DIR', says: 'the folder for the server’s data (default: data/)' },
    qr: { says: 'show the address as a QR code even if the output is not a terminal' },
    'no-qr': { says: 'show no QR code' },
    log: {
      value: 'LEVEL',
      says: `how much to log, as lines of JSON on stderr: ${LEVELS.join(', ')} (default: none at a terminal, else info)`,
    },
    'trust-proxy': {
      value: 'LIST',
      says: 'trusted proxies, separated by commas: their X-Forwarded-… headers are believed (default: loopback)',
    },
    'keep-unfinished': {
      value: 'DAYS',
      says: 'delete unfinished games that nobody has played for so long (default: keep them)',
    },
    operator: {
      value: 'FILE',
      says: 'a plain text for the privacy page: who runs this server, and how to reach them',
    },
    drain: {
      value: 'SECONDS',
      says: 'how long to report “not ready” at /ready before shutting down (default: 0)',
    },
  },
  examples: ['serve', 'serve --port 8080 --host 127.0.0.1'],
  async run(args, io) {
    const plan = planned(args, io);
    await ensureModules('runtime');
    // Needs packages, which are there only now.
    const { open } = await import('./serve-app.ts');
    const { drain, close } = await open(plan, io);
    await toldToStop();
    drain();
    await sleep(plan.drain * 1000);
    await close();
    return EXIT.fine;
  },
};

function planned({ words: [word], values, switches }: Args, io: Io): Plan {
  if (word !== undefined) throw new Problem(`“${word}” is one word too many.`);
  if (switches.has('qr') && switches.has('no-qr')) {
    throw new Problem('--qr and --no-qr cannot go together. Keep one of them.');
  }
  const { port, host, data, drain = '0' } = values;
  const days = values['keep-unfinished'] ?? io.env.KEEP_UNFINISHED;
  const operator = values.operator ?? io.env.OPERATOR_FILE;
  return {
    port: port === undefined ? undefined : wholeNumber('port', port, 0, HIGHEST_PORT),
    host,
    data: data === undefined ? DATA : path.resolve(data),
    qr: !switches.has('no-qr') && (switches.has('qr') || io.stdout.isTTY === true),
    log: levelOf(values.log, io),
    trustProxy: values['trust-proxy']?.split(',').map(proxyOf),
    keepUnfinished:
      days === undefined ? undefined : wholeNumber('keep-unfinished', days, 1, MOST_DAYS),
    operator: operator === undefined ? undefined : readOperator(path.resolve(operator)),
    drain: wholeNumber('drain', drain, 0, LONGEST_DRAIN),
  };
}

/** An address, or a network by its name or as `10.0.0.0/8`. */
function proxyOf(text: string): string {
  const trimmed = text.trim();
  const [address = '', size, more] = trimmed.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  const isSize = size === undefined || (/^\d{1,3}$/.test(size) && Number(size) <= most);
  if (NETWORKS.includes(trimmed) || (isIP(address) > 0 && isSize && more === undefined)) {
    return trimmed;
  }
  throw new Problem(
    `--trust-proxy takes addresses, networks such as 10.0.0.0/8, and ${NETWORKS.join(', ')}, not “${trimmed}”.`,
  );
}

/** At a terminal people want to play; behind a pipe or in a file, logs are wanted. */
function levelOf(wish: string | undefined, { stderr }: Io): Plan['log'] {
  if (wish === undefined) return stderr.isTTY ? 'none' : 'info';
  const level = LEVELS.find((each) => each === wish);
  if (level) return level;
  throw new Problem(`--log takes ${LEVELS.join(', ')}, not “${wish}”.`);
}

/** Listens once: a second signal, of either kind, has its default effect and ends the process. */
function toldToStop(): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  return new Promise((resolve) => {
    const stop = (): void => {
      for (const signal of signals) process.off(signal, stop);
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });
}
