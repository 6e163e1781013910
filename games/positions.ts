import type { Schema } from '#kits/schema.ts';
import { POSITION as choice } from './choice/schema.ts';
import { POSITION as encore } from './encore/schema.ts';
import { POSITION as encoreCoop } from './encore-coop/schema.ts';
import { POSITION as encorePlus } from './encore-plus/schema.ts';
import { POSITION as qwixx } from './qwixx/schema.ts';

/** What the position of each game looks like as plain data. */
export const POSITIONS: Readonly<Record<string, Schema>> = {
  encore,
  'encore-coop': encoreCoop,
  'encore-plus': encorePlus,
  qwixx,
  choice,
};
