import type { Bot } from './bot.ts';

/** Who looks at a match: one who plays on, and those whose ideas are looked at. */
export interface Analysts {
  readonly name: string;
  readonly bot: Bot;
  readonly advisers: readonly Bot[];
}

/** Strong for the little time it takes; where there is none, whoever of these there is. */
const PLAYERS = ['strong', 'expert', 'greedy'];
/** Those who play at random have no ideas, and a master takes too long for all of a match. */
const SILENT = ['random', 'master'];

/** Of all bots of a game, those who look at its matches. */
export function analystsOf(bots: Readonly<Record<string, Bot>>): Analysts {
  const name = PLAYERS.find((each) => bots[each]) ?? Object.keys(bots).at(-1)!;
  const advisers = Object.keys(bots).filter((each) => !SILENT.includes(each));
  return { name, bot: bots[name]!, advisers: advisers.map((each) => bots[each]!) };
}
