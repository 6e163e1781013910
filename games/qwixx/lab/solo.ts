import { MISSES_TO_END } from '../play.ts';
import { qwixx } from '../rules.ts';
import { RANKS, START } from './ranks.ts';
import { soloInsights } from './solo-insights.ts';
import { soloPlayer } from './solo-player.ts';
import { type SoloTable, solveSolo } from './solo-table.ts';

/** Qwixx for one who plays alone on the classic sheet, as something that can be solved. */
export const qwixxSolo = {
  id: 'qwixx-solo',
  about: 'Qwixx alone',
  game: qwixx,
  steps: RANKS,
  numbers: RANKS * MISSES_TO_END,
  solve: (onProgress: (done: number) => void) => solveSolo({ onProgress }),
  value: (table: SoloTable) => table[START * MISSES_TO_END]!,
  insights: soloInsights,
  player: soloPlayer,
};
