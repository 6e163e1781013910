import type { Face } from '#games/face.ts';
import { gridFace } from '#kits/grid/face/face.ts';
import { GridMap } from '#kits/grid/face/map.tsx';
import type { Position } from '../position.ts';
import { encoreCoop } from '../rules.ts';
import { options, prompt, quiet, tell, warning, wish } from './choice.ts';
import { Discard } from './discard.tsx';
import { Glance } from './glance.tsx';
import { pad } from './pad.ts';
import { Sheet } from './sheet.tsx';
import { headline, nearEnd, status } from './status.ts';
import { Strike } from './strike.tsx';
import { Team } from './team.tsx';
import { TEAM_TEXTS } from './texts.ts';

export const face: Face<Position> = {
  ...gridFace,
  game: encoreCoop,
  texts: TEAM_TEXTS,
  lateParts: ['jokers'],
  dieUses: () => ['take', 'away'],
  headline,
  options,
  quiet,
  prompt,
  warning,
  tell,
  wish,
  status,
  nearEnd,
  Sheet,
  Glance,
  Team,
  Map: GridMap,
  decision({ phase }) {
    if (phase === 'strike') return Strike;
    return phase === 'discard' ? Discard : undefined;
  },
  pad,
};
