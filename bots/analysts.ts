import type { Bot } from './bot.ts';
import { standInOf } from './levels.ts';

/** The bots of an analysis: the one that plays on, and those that suggest moves, the weakest first. */
export interface Analysts {
  readonly name: string;
  readonly bot: Bot;
  readonly advisers: readonly Bot[];
}

/** Those who play at random have no ideas, and a master takes too long for all of a match. */
const SILENT = ['random', 'master'];

/** Of all bots of a game, those who give hints and look at its matches. */
export function analystsOf(bots: Readonly<Record<string, Bot>>): Analysts {
  const names = Object.keys(bots);
  const name = standInOf(names);
  const advisers = names.filter((each) => !SILENT.includes(each));
  return { name, bot: bots[name]!, advisers: advisers.map((each) => bots[each]!) };
}
