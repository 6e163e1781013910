import { loadTuner, RESUMED, type Tuner } from '#games/tuners.ts';
import type { Args, Command } from '../command.ts';
import { EXIT, Problem } from '../exit.ts';
import { writeWhole } from '../files.ts';
import { SOME_GAME, shelfOf } from '../games.ts';
import { type Io, print } from '../io.ts';
import { notesIn, type Training } from './notes-file.ts';
import { expectWritable } from './table-file.ts';

const USUAL_MINUTES = '10';
const MOST_MINUTES = 10_000;
const USUAL_SEED = 'learnt';

export const tune: Command = {
  usage: ['lab tune GAME [--minutes N] [--seed SEED] [--out FILE]'],
  about:
    'Trains the bots of a game by self-play and writes what they have learnt: the text of ' +
    'games/GAME/bots/learnt.json, the same for the same seed and minutes. It takes one core and ' +
    'prints its progress line by line.',
  flags: {
    minutes: { value: 'N', says: `about how long (default: ${USUAL_MINUTES}); 0.1 will do` },
    seed: { value: 'SEED', says: `any text (default: “${USUAL_SEED}”)` },
    out: { value: 'FILE', says: 'write to this file (default: standard output)' },
    keep: {
      value: 'FILE',
      says: `for ${RESUMED.join(', ')}: save progress to this file, and continue from it next time`,
    },
    json: { says: 'with --out: print a summary as one JSON object' },
  },
  examples: [`lab tune ${SOME_GAME} --minutes 30 --out learnt.json --keep half.json`],
  async run(args, io) {
    const { tuner, ...training } = await planned(args);
    const { out, keep } = args.values;
    if (out !== undefined) expectWritable(out);
    const tell = (line: string) => print(io.stderr, line);
    const learnt =
      keep === undefined
        ? tuner.tune(training, tell)
        : tuner.resume!(training, tell, notesIn(keep, training));
    if (out === undefined) io.stdout.write(learnt);
    else finish(out, learnt, training, args, io);
    return EXIT.fine;
  },
};

/** Reports every usage error before the work begins. */
async function planned({ words: [name, extra], values, switches }: Args) {
  if (name === undefined) throw new Problem('Which game? Name one: lab tune GAME.');
  if (extra !== undefined) throw new Problem(`“${extra}” is one word too many.`);
  const { game } = shelfOf(name);
  const tuner: Tuner | undefined = await loadTuner(game.id);
  if (!tuner) throw new Problem(`The bots of ${game.name} don’t learn.`);
  if (values.keep !== undefined && !tuner.resume) {
    throw new Problem(`${game.name} is learnt in one go: leave --keep out.`);
  }
  if (switches.has('json') && values.out === undefined) {
    throw new Problem('--json needs --out: without it, the output is what was learnt.');
  }
  const minutes = minutesFrom(values.minutes ?? USUAL_MINUTES);
  return { game: game.id, tuner, seed: values.seed ?? USUAL_SEED, minutes };
}

function minutesFrom(text: string): number {
  const minutes = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  if (minutes > 0 && minutes <= MOST_MINUTES) return minutes;
  throw new Problem(`--minutes takes a number above 0, up to ${MOST_MINUTES}, not “${text}”.`);
}

function finish(out: string, learnt: string, training: Training, args: Args, { stdout }: Io): void {
  writeWhole(out, learnt);
  if (args.switches.has('json')) {
    const bytes = Buffer.byteLength(learnt);
    print(stdout, JSON.stringify({ ...training, out, bytes }));
  } else print(stdout, `Written to ${out}.`);
}
