import { randomBot } from '#bots/random.ts';
import type { Players } from '#games/shelf.ts';
import { greedy } from '../bot.ts';
import type { Position } from '../play.ts';
import { encore } from '../rules.ts';
import { LEVELS } from './levels.ts';

export const players: Players<Position> = {
  game: encore,
  bots: { random: randomBot(encore), greedy, ...LEVELS },
};
