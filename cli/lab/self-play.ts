import { randomUUID } from 'node:crypto';
import { isRecorded, type Recorded } from '#lab/recorded.ts';
import { playThemselves, type SelfPlay } from '#lab/self-play.ts';
import { wholeNumber } from '../args.ts';
import type { Args, Command } from '../command.ts';
import { EXIT, Problem } from '../exit.ts';
import { botNamed, SOME_GAME, shelfOf } from '../games.ts';
import { headerFlags, optionsFrom, seatsFor } from '../headers.ts';
import { print } from '../io.ts';
import { progressBar } from '../progress.ts';
import { keepLines, readLines } from './line-file.ts';

const USUAL_BOT = 'expert';
const USUAL_MATCHES = '1000';
const MOST_MATCHES = 10_000_000;

export const selfPlay: Command = {
  usage: ['lab self-play GAME --out FILE [--bots BOT,…] [--matches N]'],
  about:
    'Lets bots play and writes every match to a file, one JSON object per line: game, options, ' +
    'seed, number, the bot of each seat, scores, winners, rolls, and the record, which “replay” ' +
    'reads. The bots change seats from match to match. If the file already has some of the ' +
    'matches, the rest are added.',
  flags: {
    out: { value: 'FILE', says: 'where the matches are written, in the order they end' },
    bots: { value: 'BOT,…', says: `one per seat (default: ${USUAL_BOT} against itself)` },
    matches: { value: 'N', says: `how many in all (default: ${USUAL_MATCHES})` },
    seed: { value: 'SEED', says: 'any text; the same seed gives the same matches' },
    json: { says: 'print a summary as one JSON object' },
    ...headerFlags(),
  },
  examples: [
    `lab self-play ${SOME_GAME} --matches 10000 --out data.jsonl`,
    `lab self-play ${SOME_GAME} --bots expert,greedy --seed 7 --out data.jsonl`,
  ],
  async run(args, io) {
    const { out } = args.values;
    if (out === undefined) throw new Problem('Where to? Give --out FILE.');
    const before = readLines(out, { begins: '{"game":', isOne: isRecorded });
    const plan = planned(args, before[0]);
    for (const [i, each] of before.entries()) expectOwn(plan, each, out, i + 1);
    const done = new Set(before.map(({ match }) => match));
    const file = keepLines(out);
    const bar = progressBar(io.stderr, plan.matches);
    const known = [...done].filter((match) => match < plan.matches).length;
    let played = 0;
    await playThemselves(plan, done, (recorded) => {
      file.add(recorded);
      bar.show(known + ++played);
    });
    file.close();
    bar.clear();
    if (args.switches.has('json')) print(io.stdout, JSON.stringify({ ...plan, out, played }));
    else
      print(
        io.stdout,
        `${counted(plan.matches)}, seed ${plan.seed}: ${played} new ${played === 1 ? 'one' : 'ones'} in ${out}.`,
      );
    return EXIT.fine;
  },
};

/** Reports every usage error before the work begins; a file that is continued has a seed. */
function planned({ words: [name, extra], values }: Args, first: Recorded | undefined): SelfPlay {
  if (name === undefined) throw new Problem('Which game? Name one: lab self-play GAME.');
  if (extra !== undefined) throw new Problem(`“${extra}” is one word too many.`);
  const shelf = shelfOf(name);
  const { game } = shelf;
  const bots =
    values.bots?.split(',').map((bot) => botNamed(bot.trim(), shelf)) ??
    Array.from({ length: seatsFor(game, 2, values) }, () => botNamed(USUAL_BOT, shelf));
  const { min, max } = game.players;
  if (bots.length < min || bots.length > max) {
    throw new Problem(`${game.name} is for ${min} to ${max} players, not ${bots.length}.`);
  }
  return {
    game: game.id,
    bots,
    options: optionsFrom(game, bots.length, values),
    matches: wholeNumber('matches', values.matches ?? USUAL_MATCHES, 1, MOST_MATCHES),
    seed: values.seed ?? first?.seed ?? randomUUID(),
  };
}

function counted(matches: number): string {
  return matches === 1 ? '1 match' : `${matches} matches`;
}

/** Matches of different plans must not be mixed in one file. */
function expectOwn(plan: SelfPlay, each: Recorded, file: string, line: number): void {
  const seats = plan.bots.map((_, seat) => plan.bots[(seat + each.match) % plan.bots.length]);
  const own = [plan.game, plan.options, plan.seed, seats];
  const found = [each.game, each.options, each.seed, each.seats];
  if (JSON.stringify(own) === JSON.stringify(found)) return;
  throw new Problem(`The file “${file}” holds other matches in line ${line}: use a new file.`);
}
