import { LEVELS, SEARCHER } from '#bots/levels.ts';
import { type AlonePlan, matchesOf, playAlone } from '#lab/alone.ts';
import { wholeNumber } from '../args.ts';
import type { Args, Command } from '../command.ts';
import { EXIT, Problem } from '../exit.ts';
import { SOME_GAME, shelfOf } from '../games.ts';
import { columnsOf, print } from '../io.ts';
import { progressBar } from '../progress.ts';
import { tableLines } from '../table.ts';

const USUAL_MATCHES = '500';
const USUAL_SEARCHED = '100';
const USUAL_SEED = 'alone';
const MOST_MATCHES = 1_000_000;

export const alone: Command = {
  usage: ['lab alone GAME [--matches N] [--searched N] [--seed S] [--json]'],
  about:
    'Lets every level play solo on every printed sheet and prints its average score: ' +
    'the yardstick for solo players. --json prints the contents of bots/alone.json ' +
    'of the game.',
  flags: {
    matches: { value: 'N', says: `games on each sheet (default: ${USUAL_MATCHES})` },
    searched: { value: 'N', says: `the same for ${SEARCHER} (default: ${USUAL_SEARCHED})` },
    seed: { value: 'S', says: `any text (default: “${USUAL_SEED}”)` },
    json: { says: 'print the averages as one JSON object' },
  },
  examples: [`lab alone ${SOME_GAME} --matches 100 --searched 10`],
  async run(args, io) {
    const plan = planned(args);
    const bar = progressBar(io.stderr, matchesOf(plan));
    const result = playAlone(plan, bar.show);
    bar.clear();
    if (args.switches.has('json')) print(io.stdout, JSON.stringify(result, null, 2));
    else {
      const rows = Object.entries(result.sheets).map(([sheet, means]) => ({
        title: sheet,
        cells: LEVELS.map((level) => means[level].toFixed(1)),
      }));
      print(io.stdout, ...tableLines(LEVELS, rows, columnsOf(io)));
    }
    return EXIT.fine;
  },
};

function planned({ words: [name, extra], values }: Args): AlonePlan {
  if (name === undefined) throw new Problem('Which game? Name one: lab alone GAME.');
  if (extra !== undefined) throw new Problem(`“${extra}” is one word too many.`);
  const shelf = shelfOf(name);
  if (shelf.game.isTeam) throw new Problem(`${shelf.game.name} is played for goals, not points.`);
  return {
    shelf,
    matches: wholeNumber('matches', values.matches ?? USUAL_MATCHES, 1, MOST_MATCHES),
    searched: wholeNumber('searched', values.searched ?? USUAL_SEARCHED, 1, MOST_MATCHES),
    seed: values.seed ?? USUAL_SEED,
  };
}
