import { randomBot } from '#bots/random.ts';
import type { Players } from '#games/shelf.ts';
import { greedy } from '../bot.ts';
import type { Position } from '../position.ts';
import { qwixx } from '../rules.ts';
import { LEVELS } from './levels.ts';

export const players: Players<Position> = {
  game: qwixx,
  bots: { random: randomBot(qwixx), greedy, ...LEVELS },
};
