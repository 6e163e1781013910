import manifest from '../package.json' with { type: 'json' };
import { readArgs } from './args.ts';
import type { Entry } from './command.ts';
import { COMMANDS } from './commands.ts';
import { EXIT, Problem } from './exit.ts';
import { printHelp, printOverview } from './help.ts';
import { type Io, print, processIo } from './io.ts';
import { suggestion } from './nearest.ts';
import { plain } from './text.ts';

/** Runs a command line and returns its exit code. */
export async function main(argv: readonly string[], io: Io = processIo()): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    print(io.stderr, `dicepad: ${plain(error.message)}`);
    return EXIT.usage;
  }
}

async function dispatch([first, ...rest]: readonly string[], io: Io): Promise<number> {
  switch (first) {
    case undefined:
    case '--help':
    case '-h':
      printOverview(COMMANDS, io.stdout);
      return EXIT.fine;
    case '--version':
      print(io.stdout, `dicepad ${manifest.version}`);
      return EXIT.fine;
    case 'help':
      return help(rest, io);
    default:
      return run(entryOf(first), rest, io);
  }
}

async function help([name, ...words]: readonly string[], io: Io): Promise<number> {
  if (name === undefined) printOverview(COMMANDS, io.stdout);
  else printHelp(await entryOf(name).load(), words, io.stdout);
  return EXIT.fine;
}

async function run(entry: Entry, argv: readonly string[], io: Io): Promise<number> {
  const command = await entry.load();
  const args = readArgs(argv, command.flags);
  if (!args.switches.has('help')) return command.run(args, io);
  printHelp(command, args.words, io.stdout);
  return EXIT.fine;
}

function entryOf(name: string): Entry {
  const found = COMMANDS.find((entry) => entry.name === name);
  if (found) return found;
  const names = [...COMMANDS.map((entry) => entry.name), 'help'];
  const kind = name.startsWith('-') ? 'option' : 'command';
  const advice =
    kind === 'option'
      ? suggestion(name.slice(2), ['help', 'version'], '--')
      : suggestion(name, names);
  throw new Problem(`There is no ${kind} “${name}”.${advice || ` Commands: ${names.join(', ')}.`}`);
}
