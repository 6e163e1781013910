import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureModules } from '../launch/modules.js';
import { wholeNumber } from './args.ts';
import type { Command } from './command.ts';
import { EXIT, Problem } from './exit.ts';
import { print, printAll } from './io.ts';
import { plain } from './text.ts';

const DATA = fileURLToPath(new URL('../data', import.meta.url));
const USUAL = '100';
const MOST = 100_000;

export const reports: Command = {
  usage: ['reports [--data DIR] [--most N]'],
  about:
    'Lists what players have reported about others, the newest first: when, why, what the other was ' +
    'called, and the ids of that player, the table and the game. The server may keep running.\n' +
    'Reads the database in the data folder, or the PostgreSQL that DATABASE_URL names.',
  flags: {
    data: { value: 'DIR', says: 'the folder of the server’s data (default: data/)' },
    most: { value: 'N', says: `how many at most (default: ${USUAL})` },
  },
  examples: ['reports', 'reports --data /var/lib/dicepad --most 1000'],
  async run({ words: [word], values }, io) {
    if (word !== undefined) throw new Problem(`“${plain(word)}” is one word too many.`);
    const most = wholeNumber('most', values.most ?? USUAL, 1, MOST);
    const folder = values.data === undefined ? DATA : path.resolve(values.data);
    await ensureModules('runtime');
    // Needs packages, which are there only now.
    const { readReports } = await import('./reports-read.ts');
    const lines = await readReports({ folder, url: io.env.DATABASE_URL }, most);
    if (lines.length === 0) print(io.stdout, 'Nobody has reported anything.');
    else printAll(io.stdout, lines);
    return EXIT.fine;
  },
};
