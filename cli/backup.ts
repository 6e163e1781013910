import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureModules } from '../launch/modules.js';
import type { Args, Command } from './command.ts';
import { EXIT, Problem } from './exit.ts';
import { type Io, print } from './io.ts';
import { plain } from './text.ts';

const DATA = fileURLToPath(new URL('../data', import.meta.url));
const FLAGS = {
  data: { value: 'DIR', says: 'the folder of the server’s data, data/ unless told' },
};

export const backup: Command = {
  usage: ['backup FILE [--data DIR]'],
  about:
    'Copies everything that a server keeps into one file, as it is at one moment. The server may ' +
    'go on running. Takes the database in the data folder, or the PostgreSQL that DATABASE_URL ' +
    'names; what one of them has written, “dicepad restore” can put into the other.\n' +
    'The file holds what people do not want to be read. Keep it where nobody else can.',
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
    'Puts what “dicepad backup” has copied into an empty data folder, or into the empty PostgreSQL ' +
    'that DATABASE_URL names: all of it, or nothing.',
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
