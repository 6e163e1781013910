import { shelf as choice } from './choice/index.ts';
import { shelf as encore } from './encore/index.ts';
import { shelf as encoreCoop } from './encore-coop/index.ts';
import { shelf as encorePlus } from './encore-plus/index.ts';
import { shelf as qwixx } from './qwixx/index.ts';
import type { Shelf } from './shelf.ts';

export const SHELVES: readonly Shelf[] = [encore, encoreCoop, encorePlus, qwixx, choice];

export const GAMES = SHELVES.map(({ game }) => game);
