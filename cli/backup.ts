import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureModules } from '../launch/modules.js';
import type { Args, Command } from './command.ts';
import { EXIT, Problem } from './exit.ts';
import { type Io, print } from './io.ts';
import { plain } from './text.ts';

const DATA = fileURLToPath(new URL('../data', import.meta.url));
const FLAGS = {
  data: { value: 'DIR', says: 'the folder of the server’s data (default: data/)' },
};

export const backup: Command = {
  usage: ['backup FILE [--data DIR]'],
  about:
    'Copies everything a server stores into one file, as a consistent snapshot. The server may ' +
    'keep running. It reads the database in the data folder, or the PostgreSQL that DATABASE_URL ' +
    'names; “dicepad restore” can put a copy of one into the other.\n' +
    'The file holds private data. Keep it where nobody else can read it.',
  flags: FLAGS,
  examples: ['backup /var/backups/dicepad.jsonl --data /var/lib/dicepad'],
  async run(args, io) {
    const [file, place] = placed(args, io);
    const { writeBackup } = await tools();
    print(io.stdout, `Copied ${await writeBackup(file, place)} rows.`);
    return EXIT.fine;
  },
};

export const restore: Command = {
  usage: ['restore FILE [--data DIR]'],
  about:
    'Restores a copy made by “dicepad backup” into an empty data folder, or into the empty PostgreSQL ' +
    'database that DATABASE_URL names: all of it, or nothing.',
  flags: FLAGS,
  examples: ['restore /var/backups/dicepad.jsonl --data /var/lib/dicepad-new'],
  async run(args, io) {
    const [file, place] = placed(args, io);
    const { readBackup } = await tools();
    print(io.stdout, `Restored ${await readBackup(file, place)} rows.`);
    return EXIT.fine;
  },
};

function placed({ words: [file, more], values }: Args, { env }: Io) {
  if (file === undefined) throw new Problem('Which file? Name a FILE.');
  if (more !== undefined) throw new Problem(`“${plain(more)}” is one file too many.`);
  const folder = values.data === undefined ? DATA : path.resolve(values.data);
  return [path.resolve(file), { folder, url: env.DATABASE_URL }] as const;
}

/** They need packages, which are there only then. */
async function tools() {
  await ensureModules('runtime');
  return import('./backup-files.ts');
}
