import type { Alone } from '#bots/alone.ts';
import choice from './choice/bots/alone.json' with { type: 'json' };
import encore from './encore/bots/alone.json' with { type: 'json' };
import encorePlus from './encore-plus/bots/alone.json' with { type: 'json' };
import qwixx from './qwixx/bots/alone.json' with { type: 'json' };

/** What the levels score alone, for those who play alone: made by `dicepad lab alone GAME --json`. */
const ALONE: Readonly<Record<string, Alone>> = {
  encore,
  'encore-plus': { ...encorePlus, hasOwnRanks: true },
  qwixx,
  choice,
};

export function aloneOf(game: string): Alone | undefined {
  return Object.hasOwn(ALONE, game) ? ALONE[game] : undefined;
}
