import type { Command } from '../command.ts';
import { Problem } from '../exit.ts';
import { suggestion } from '../nearest.ts';
import { analyse } from './analyse.ts';
import { calibrate } from './calibrate.ts';
import { solve } from './solve.ts';
import { tournament } from './tournament.ts';
import { weigh } from './weigh.ts';

/** What the lab can be told to do; each is a command of its own behind the word “lab”. */
const ACTIONS: Readonly<Record<string, Command>> = { solve, analyse, calibrate, tournament, weigh };

const NAMES = Object.keys(ACTIONS);
const ALL = Object.values(ACTIONS);

export const lab: Command = {
  usage: ALL.flatMap(({ usage }) => usage),
  about: ALL.map(({ about }) => about).join('\n\n'),
  flags: Object.assign({}, ...ALL.map(({ flags }) => flags)),
  examples: ALL.flatMap(({ examples }) => examples),
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
