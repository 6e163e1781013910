import { randomBot } from '#bots/random.ts';
import type { Players } from '#games/shelf.ts';
import { greedy } from '../bot.ts';
import type { Position } from '../position.ts';
import { choice } from '../rules.ts';
import { LEVELS } from './levels.ts';

export const players: Players<Position> = {
  game: choice,
  bots: { random: randomBot(choice), greedy, ...LEVELS },
};
