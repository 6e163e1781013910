import type { Counting } from '#games/counting.ts';
import { gridCounting } from '#kits/grid/counting.ts';
import { encore } from './core.ts';
import type { Position } from './play.ts';

export const counting: Counting<Position> = { game: encore, ...gridCounting };
