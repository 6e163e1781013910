import type { TableOptions } from '../table.ts';

/** A table as it usually is. */
export const OPTIONS: TableOptions = {
  game: 'qwixx',
  options: {},
  dice: 'app',
  timer: 'off',
  hints: true,
  isPublic: false,
  standIn: 60,
};
