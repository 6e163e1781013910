import type { Face } from '#games/face.ts';
import { gridFace } from '#kits/grid/face/face.ts';
import { GridMap } from '#kits/grid/face/map.tsx';
import { openStars } from '#kits/grid/face/open-stars.ts';
import { drawGoodCode } from '#kits/grid/good.ts';
import { encorePlus } from '../core.ts';
import type { Position } from '../position.ts';
import { cheers } from './cheers.ts';
import { dieName, look, options, quiet, tray } from './choice.ts';
import { Glance } from './glance.tsx';
import { pad } from './pad.ts';
import { cost, prompt } from './prompt.ts';
import { Sheet } from './sheet.tsx';
import { headline, nearEnd, status } from './status.ts';
import { brief, goldenSpots, inked, tell, wish } from './tell.ts';
import { why } from './why.ts';
import { worth } from './worth.ts';

export const face: Face<Position> = {
  ...gridFace,
  game: encorePlus,
  freshSheet: (seed) => `sheet:${drawGoodCode('golden', seed)}`,
  lateParts: ['jokers', 'dice', 'stars', 'rolls'],
  openCost: openStars,
  headline,
  tray,
  look,
  dieName,
  options,
  quiet,
  prompt,
  cost,
  why,
  worth,
  tell,
  brief,
  cheers,
  ...goldenSpots,
  wish,
  inked,
  status,
  nearEnd,
  Sheet,
  Glance,
  Map: GridMap,
  pad,
};
