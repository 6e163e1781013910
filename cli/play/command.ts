import { randomUUID } from 'node:crypto';
import { LEVELS, USUAL } from '#bots/levels.ts';
import type { Args, Command } from '../command.ts';
import { EXIT, Problem } from '../exit.ts';
import { SOME_GAME, shelfOf } from '../games.ts';
import { headerFlags } from '../headers.ts';
import { columnsOf, type Io, print } from '../io.ts';
import { citation, readMatch } from '../record.ts';
import { scoreLines } from '../scores.ts';
import { plain } from '../text.ts';
import { offerToSave } from './orders.ts';
import { botsOf } from './players.ts';
import { Left, openPrompt, type Prompt } from './prompt.ts';
import { expectFree, keepIn } from './save.ts';
import { playOn } from './session.ts';
import { type Opening, openByAsking, openFromFlags } from './setup.ts';
import { say, type Table } from './table.ts';

export const play: Command = {
  usage: [
    'play [GAME] [--players NAME,bot,… | --bots N] [--level LEVEL]',
    'play --resume FILE [--save FILE]',
  ],
  about:
    'Plays a game in the terminal. People pass the keyboard; bots take seats as “bot” or ' +
    '“bot:NAME”. Without GAME it asks for everything. Type “help” during a game.',
  flags: {
    players: { value: 'LIST', says: 'who plays, in seat order: "Ada, bot, bot:master"' },
    bots: { value: 'N', says: 'one person against N bots' },
    level: {
      value: 'LEVEL',
      says: `how well bots play: ${LEVELS.join(', ')} (default: ${USUAL})`,
    },
    save: { value: 'FILE', says: 'keep the record in a new FILE, updated after every move' },
    resume: { value: 'FILE', says: 'continue the game recorded in FILE, and keep it there' },
    dice: { value: 'real', says: 'roll your own dice and type what they show' },
    seed: { value: 'SEED', says: 'any text; the same seed rolls the same dice' },
    ...headerFlags(),
  },
  examples: [
    'play',
    `play ${SOME_GAME} --bots 2 --save match.txt`,
    `play ${SOME_GAME} --bots 1 --level master`,
    `play ${SOME_GAME} --players "Ada, Bea, bot:novice"`,
    'play --resume match.txt',
  ],
  async run(args, io) {
    checkFlags(args);
    const { resume } = args.values;
    const resumed = resume === undefined ? undefined : await openFromRecord(resume, io);
    if (resumed === 'invalid') return EXIT.invalid;
    const prompt = openPrompt(io);
    try {
      return await playAt(resumed, args, prompt, io);
    } catch (error) {
      return codeOf(error);
    } finally {
      prompt.close();
    }
  },
};

async function playAt(resumed: Opening | undefined, args: Args, prompt: Prompt, io: Io) {
  const [name] = args.words;
  const opening =
    resumed ??
    (name === undefined ? await openByAsking(args, prompt, io) : openFromFlags(name, args));
  const table: Table = {
    ...opening,
    dice: args.values.dice === 'real' ? 'real' : 'rolled',
    seed: args.values.seed ?? randomUUID(),
    io,
    prompt,
    file: args.values.save ?? args.values.resume,
    unsaved: undefined,
    passedOver: false,
    news: [resumed ? resumedText(resumed) : 'Type “help” to see what you can type.'],
  };
  if (args.values.save !== undefined) keepIn(table, args.values.save);
  try {
    await playOn(table);
    say(table, ...table.news);
    print(io.stdout, '', ...scoreLines(table.match, columnsOf(io)));
    await offerToSave(table);
    return farewell(table, EXIT.fine);
  } catch (error) {
    return farewell(table, codeOf(error));
  }
}

/** The exit code of somebody who leaves. */
function codeOf(error: unknown): number {
  if (!(error instanceof Left)) throw error;
  return error.how === 'interrupt' ? EXIT.interrupted : EXIT.fine;
}

/** Prints where the record is; if it should have been saved and wasn’t, the exit code is a failure. */
function farewell(table: Table, code: number): number {
  const { file, unsaved, match } = table;
  if (unsaved !== undefined) {
    say(table, '', `The record was NOT saved. ${unsaved}`);
    return code === EXIT.fine ? EXIT.usage : code;
  }
  if (file !== undefined) say(table, '', `The record is saved in ${plain(file)}.`);
  else if (match.entries.length > 0) say(table, '', 'The record was not saved.');
  return code;
}

function resumedText({ match }: Opening): string {
  if (match.game.next(match.position).for === 'nobody') return 'This game is already over.';
  const rolls = match.entries.filter(({ kind }) => kind === 'roll').length;
  return `The game continues at roll ${rolls}.`;
}

function checkFlags({ words, values }: Args): void {
  const { resume, save, dice } = values;
  if (words.length > 1) throw new Problem(`“${words[1]}” is one word too many.`);
  if (dice !== undefined && dice !== 'real') throw new Problem('--dice takes only “real”.');
  if (save !== undefined && save !== resume) expectFree(save);
  if (resume === undefined) return;
  if (resume === '-') throw new Problem('--resume needs a FILE: standard input is for your moves.');
  const settled = ['players', 'bots', 'level', ...Object.keys(headerFlags())];
  const extra = words[0] ?? settled.filter((name) => name in values).map((name) => `--${name}`)[0];
  if (extra !== undefined) {
    throw new Problem(`The record of --resume already has this: leave ${extra} out.`);
  }
}

/** The match of a record; an invalid one is reported as `replay` does. */
async function openFromRecord(file: string, io: Io): Promise<Opening | 'invalid'> {
  const recorded = await readMatch(file, io);
  if (recorded.kind === 'invalid') {
    print(io.stderr, citation(file, recorded));
    return 'invalid';
  }
  const { match } = recorded;
  const shelf = shelfOf(match.game.id);
  return { shelf, match, bots: botsOf(match, shelf) };
}
