import type { Command } from '../command.ts';
import { Problem } from '../exit.ts';
import { suggestion } from '../nearest.ts';
import { alone } from './alone.ts';
import { analyse } from './analyse.ts';
import { calibrate } from './calibrate.ts';
import { rate } from './rate.ts';
import { selfPlay } from './self-play.ts';
import { solve } from './solve.ts';
import { tournament } from './tournament.ts';
import { tune } from './tune.ts';
import { weigh } from './weigh.ts';

/** The subcommands of `lab`. */
const ACTIONS: Readonly<Record<string, Command>> = {
  solve,
  alone,
  analyse,
  calibrate,
  rate,
  'self-play': selfPlay,
  tournament,
  tune,
  weigh,
};

const NAMES = Object.keys(ACTIONS);
const ALL = Object.values(ACTIONS);

export const lab: Command = {
  usage: ALL.flatMap(({ usage }) => usage),
  about:
    'Measures bots and sheets, solves games, trains bots, analyses games. Long work shows its ' +
    'progress and uses all cores where it can; with --keep it continues where it was interrupted.',
  flags: Object.assign({}, ...ALL.map(({ flags }) => flags)),
  examples: ALL.flatMap(({ examples }) => examples.slice(0, 1)),
  actions: ACTIONS,
  async run(args, io) {
    const [name, ...words] = args.words;
    if (name === undefined) throw new Problem(`What to do? One of: ${NAMES.join(', ')}.`);
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (!action) {
      const advice = suggestion(name, NAMES) || ` There are: ${NAMES.join(', ')}.`;
      throw new Problem(`There is no “lab ${name}”.${advice}`);
    }
    for (const flag of [...Object.keys(args.values), ...args.switches]) {
      if (!(flag in action.flags)) throw new Problem(`--${flag} is not for “lab ${name}”.`);
    }
    return action.run({ ...args, words }, io);
  },
};
