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

/** What the lab can be told to do; each is a command of its own behind the word “lab”. */
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
    'Measures bots and sheets, solves games, trains bots, looks into matches. What takes long ' +
    'tells how far it is and uses all cores where it can; with --keep it goes on where it was ' +
    'broken off.',
  flags: Object.assign({}, ...ALL.map(({ flags }) => flags)),
  examples: ALL.flatMap(({ examples }) => examples.slice(0, 1)),
  actions: ACTIONS,
  async run(args, io) {
    const [name, ...words] = args.words;
    if (name === undefined) throw new Problem(`What to do? One of: ${NAMES.join(', ')}.`);
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (!action) {
      const advice = suggestion(name, NAMES) || ` It can: ${NAMES.join(', ')}.`;
      throw new Problem(`The lab cannot “${name}”.${advice}`);
    }
    for (const flag of [...Object.keys(args.values), ...args.switches]) {
      if (!(flag in action.flags)) throw new Problem(`--${flag} is not for “lab ${name}”.`);
    }
    return action.run({ ...args, words }, io);
  },
};
