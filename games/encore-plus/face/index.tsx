import { joinTexts } from '#engine/texts.ts';
import type { Face } from '#games/face.ts';
import { gridFace } from '#kits/grid/face/face.ts';
import { GridMap } from '#kits/grid/face/map.tsx';
import { GRID_FACE_TEXTS } from '#kits/grid/face/texts.ts';
import { drawGoodCode } from '#kits/grid/good.ts';
import type { Position } from '../position.ts';
import { encorePlus } from '../rules.ts';
import { dieName, look, options, quiet, tray } from './choice.ts';
import { Glance } from './glance.tsx';
import { pad } from './pad.ts';
import { prompt } from './prompt.ts';
import { Sheet } from './sheet.tsx';
import { headline, nearEnd, status } from './status.ts';
import { goldenSpots, inked, tell, wish } from './tell.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import { why } from './why.ts';
import { worth } from './worth.ts';

export const face: Face<Position> = {
  ...gridFace,
  game: encorePlus,
  texts: joinTexts(GRID_FACE_TEXTS, { en, fr, de }),
  freshSheet: (seed) => `sheet:${drawGoodCode('golden', seed)}`,
  lateParts: ['jokers', 'dice', 'stars', 'rolls'],
  headline,
  tray,
  look,
  dieName,
  options,
  quiet,
  prompt,
  why,
  worth,
  tell,
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
