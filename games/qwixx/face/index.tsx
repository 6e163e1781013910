import type { Face } from '#games/face.ts';
import { qwixx } from '../core.ts';
import type { Position } from '../position.ts';
import { cheers } from './cheers.ts';
import { options, prompt, quiet, warning } from './choice.ts';
import { dieName, dieUses, look, tray } from './dice.ts';
import { Glance } from './glance.tsx';
import { SheetMap } from './map.tsx';
import { headline, inked, nearEnd, status, tell } from './news.ts';
import { pad } from './pad.ts';
import { Sheet } from './sheet.tsx';
import { brief, crosses, spot, wish } from './spots.ts';
import { why } from './why.ts';
import { worth } from './worth.ts';

export const face: Face<Position> = {
  game: qwixx,
  headline,
  tray,
  look,
  dieName,
  dieUses,
  options,
  quiet,
  prompt,
  warning,
  why,
  worth,
  tell,
  cheers,
  wish,
  brief,
  spot,
  crosses,
  inked,
  status,
  nearEnd,
  Sheet,
  Glance,
  Map: SheetMap,
  pad,
};
