import type { Command, Entry } from './command.ts';
import { type Output, print } from './io.ts';
import { padEnd, wrap } from './text.ts';

const EXITS = [
  'Exit codes:',
  '  0    fine',
  '  1    a record is invalid, or a check failed',
  '  2    wrong usage, or a file that cannot be used',
  '  130  interrupted by Ctrl-C',
];

export function printOverview(entries: readonly Entry[], to: Output): void {
  print(
    to,
    'Dicepad: roll-and-write games in the terminal.',
    '',
    'Usage: dicepad COMMAND …',
    '',
    ...entries.map(({ name, summary }) => `  ${padEnd(name, 10)}${summary}`),
    '',
    '  --help      this page; for one command: “dicepad COMMAND --help”',
    '  --version   the version',
    '',
    ...EXITS,
  );
}

/** The page of a command, or of the action of it that is named. */
export function printHelp(command: Command, [name = '']: readonly string[], to: Output): void {
  const { actions } = command;
  const isNamed = actions !== undefined && Object.hasOwn(actions, name);
  printPage(isNamed ? actions[name]! : command, to);
}

function printPage(command: Command, to: Output): void {
  const flags = Object.entries(command.flags).map(
    ([name, { value, says }]) => [value ? `--${name} ${value}` : `--${name}`, says] as const,
  );
  const column = Math.max(...flags.map(([flag]) => flag.length), 0) + 4;
  const flagLines = flags.flatMap(([flag, says]) => {
    const [first = '', ...more] = wrap(says, 80 - column);
    return [padEnd(`  ${flag}`, column) + first, ...more.map((line) => ' '.repeat(column) + line)];
  });
  print(
    to,
    ...command.usage.map((line, i) => `${i === 0 ? 'Usage:' : '      '} dicepad ${line}`),
    '',
    ...command.about.split('\n').flatMap((paragraph) => wrap(paragraph, 80)),
    '',
    ...(command.actions ? ['Each has its own help page: add its name and --help.'] : flagLines),
    '',
    'Examples:',
    ...command.examples.map((line) => `  dicepad ${line}`),
    '',
    ...EXITS,
  );
}
