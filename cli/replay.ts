import type { Args, Command } from './command.ts';
import { EXIT, Problem } from './exit.ts';
import { columnsOf, type Io, print, printAll } from './io.ts';
import { citation, type Recorded, readMatch } from './record.ts';
import { scoreLines, summary } from './scores.ts';
import { storyLines } from './story.ts';
import { plain } from './text.ts';

type Result = Recorded | { readonly kind: 'unread'; readonly message: string };

export const replay: Command = {
  usage: ['replay FILE… [--json] [--story]', 'replay -'],
  about:
    'Reads the records of games, checks every line and prints the scores. “-” is standard input.',
  flags: {
    json: { says: 'print one JSON object a line, one for each FILE' },
    story: { says: 'describe the game line by line before the score table' },
  },
  examples: ['replay match.txt', 'replay --json *.txt', 'replay - < match.txt'],
  async run(args, io) {
    if (args.words.length === 0)
      throw new Problem('Which record? Give a FILE, or - for standard input.');
    let code: number = EXIT.fine;
    for (const file of args.words) {
      const result = await read(file, io);
      if (args.switches.has('json')) print(io.stdout, JSON.stringify(json(result)));
      else printPlain(file, result, args, io);
      if (result.kind === 'unread') print(io.stderr, `dicepad: ${plain(result.message)}`);
      code = Math.max(code, EXIT_OF[result.kind]);
    }
    return code;
  },
};

const EXIT_OF = { match: EXIT.fine, invalid: EXIT.invalid, unread: EXIT.usage } as const;

async function read(file: string, io: Io): Promise<Result> {
  try {
    return await readMatch(file, io);
  } catch (error) {
    if (error instanceof Problem) return { kind: 'unread', message: error.message };
    throw error;
  }
}

function json(result: Result): object {
  switch (result.kind) {
    case 'match':
      return summary(result.match);
    case 'invalid':
      return { error: { line: result.line, rule: result.rule, message: result.message } };
    case 'unread':
      return { error: { message: result.message } };
  }
}

function printPlain(file: string, result: Result, args: Args, io: Io): void {
  if (result.kind === 'invalid') print(io.stderr, citation(file, result));
  if (result.kind !== 'match') return;
  const { match } = result;
  if (args.words.length > 1) print(io.stdout, `── ${plain(file)}`);
  if (args.switches.has('story')) printAll(io.stdout, [...storyLines(match), '']);
  print(io.stdout, match.game.name, '', ...scoreLines(match, columnsOf(io)));
  if (args.words.length > 1) print(io.stdout, '');
}
