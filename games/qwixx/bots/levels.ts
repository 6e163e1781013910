import type { Bot } from '#bots/bot.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import type { Position } from '../position.ts';
import { blurred } from './blur.ts';
import { chances, lead } from './learnt.ts';
import { plannerOf } from './planner.ts';
import { botWith, mindOf } from './player.ts';
import { type Effort, masterMind } from './search.ts';

/** Stays far below 200 ms a decision. */
export const EFFORT: Effort = { samples: 64, turns: 2, rolls: 2 };

/** The fog through which a level sees: for two on the classic sheet, and at other tables. */
const FOGS = {
  novice: [0.22, 0.26],
  casual: [0.15, 0.175],
  strong: [0.09, 0.11],
  expert: [0, 0.05],
} as const;

/** The weakest first. */
export const LEVELS: Readonly<Record<string, Bot<Position>>> = {
  novice: inFog('novice'),
  casual: inFog('casual'),
  strong: inFog('strong'),
  expert: inFog('expert'),
  master: masterWith(EFFORT),
};

/** The strongest player, with as much effort as it may take. */
export function masterWith(effort: Effort): Bot<Position> {
  return byTable((sheet, seats) =>
    botWith(masterMind(chances(sheet, seats), sheet, seats, effort)),
  );
}

function inFog(level: keyof typeof FOGS): Bot<Position> {
  return byTable((sheet, seats) => {
    const fog = FOGS[level][sheet === 'classic' && seats === 2 ? 0 : 1];
    let now: Random = randomFrom('');
    const seen = blurred(lead(sheet, seats), seats, fog, () => now);
    const { choose } = botWith(mindOf(plannerOf(seen, sheet, seats)));
    return {
      choose(position, seat, random) {
        now = random;
        return choose(position, seat, random);
      },
    };
  });
}

/** A bot for each sheet and number of seats, made when it is first asked. */
function byTable(make: (sheet: string, seats: number) => Bot<Position>): Bot<Position> {
  const bots = new Map<string, Bot<Position>>();
  return {
    choose(position, seat, random) {
      const { sheet, seats } = position;
      const key = `${sheet}-${seats}`;
      const bot = bots.get(key) ?? make(sheet, seats);
      bots.set(key, bot);
      return bot.choose(position, seat, random);
    },
  };
}
