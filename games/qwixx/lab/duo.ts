import { qwixx } from '../rules.ts';
import { duoPlayer } from './duo-player.ts';
import { DUO_NUMBERS, solveDuo } from './duo-table.ts';
import { RANKS } from './ranks.ts';

/** The yardstick for two players on the classic sheet: a bot with a table, too large for the app. */
export const qwixxDuo = {
  id: 'qwixx-duo',
  game: qwixx,
  bot: 'table',
  steps: RANKS,
  numbers: DUO_NUMBERS,
  solve: (onProgress: (done: number) => void) => solveDuo({ onProgress }),
  player: duoPlayer,
};
