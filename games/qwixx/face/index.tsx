import type { Face } from '#games/face.ts';
import type { Position } from '../position.ts';
import { qwixx } from '../rules.ts';
import { options, prompt, quiet, warning } from './choice.ts';
import { dieName, dieUses, look, tray } from './dice.ts';
import { Glance } from './glance.tsx';
import { SheetMap } from './map.tsx';
import { headline, inked, nearEnd, status, tell } from './news.ts';
import { pad } from './pad.ts';
import { Sheet } from './sheet.tsx';
import { crosses, spot, wish } from './spots.ts';
import { texts } from './texts.ts';
import { why } from './why.ts';
import { worth } from './worth.ts';

export const face: Face<Position> = {
  game: qwixx,
  texts,
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
  wish,
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
