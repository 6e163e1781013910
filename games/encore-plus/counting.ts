import type { Counting } from '#games/counting.ts';
import { gridCounting } from '#kits/grid/counting.ts';
import { encorePlus } from './core.ts';
import type { Position } from './position.ts';

export const counting: Counting<Position> = { game: encorePlus, ...gridCounting };
