import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureModules } from '../launch/modules.js';
import { wholeNumber } from './args.ts';
import type { Args, Command } from './command.ts';
import { EXIT, Problem } from './exit.ts';
import type { Io } from './io.ts';
import type { Plan } from './serve-app.ts';

const DATA = fileURLToPath(new URL('../data', import.meta.url));
const HIGHEST_PORT = 65_535;

export const serve: Command = {
  usage: ['serve [--port N] [--host H] [--data DIR] [--qr | --no-qr]'],
  about:
    'Serves the app to browsers: on this computer, and on phones and tablets in the same network. ' +
    'Builds it first if it is missing or older than its sources.\n' +
    'Runs until Ctrl-C.',
  flags: {
    port: { value: 'N', says: 'the port; without it the first free one from 4321, and 0 is any' },
    host: { value: 'H', says: 'listen on this address only; 127.0.0.1 is this computer alone' },
    data: { value: 'DIR', says: 'the folder for what the server keeps, data/ unless told' },
    qr: { says: 'show the address as a QR code even where the output is no terminal' },
    'no-qr': { says: 'show no QR code' },
  },
  examples: ['serve', 'serve --port 8080 --host 127.0.0.1'],
  async run(args, io) {
    const plan = planned(args, io);
    await ensureModules('runtime');
    // Needs packages, which are there only now.
    const { open } = await import('./serve-app.ts');
    const close = await open(plan, io);
    await toldToStop();
    await close();
    return EXIT.fine;
  },
};

function planned({ words: [word], values, switches }: Args, io: Io): Plan {
  if (word !== undefined) throw new Problem(`“${word}” is one word too many.`);
  if (switches.has('qr') && switches.has('no-qr')) {
    throw new Problem('--qr and --no-qr cannot go together. Keep one of them.');
  }
  const { port, host, data } = values;
  return {
    port: port === undefined ? undefined : wholeNumber('port', port, 0, HIGHEST_PORT),
    host,
    data: data === undefined ? DATA : path.resolve(data),
    qr: !switches.has('no-qr') && (switches.has('qr') || io.stdout.isTTY === true),
  };
}

/** Once: whoever asks again while we are closing has lost patience. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
