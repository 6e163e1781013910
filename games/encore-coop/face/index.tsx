import type { Face } from '#games/face.ts';
import { gridFace } from '#kits/grid/face/face.ts';
import { GridMap } from '#kits/grid/face/map.tsx';
import { encoreCoop } from '../core.ts';
import type { Position } from '../position.ts';
import { cheers } from './cheers.ts';
import { brief, options, prompt, quiet, tell, warning, wish } from './choice.ts';
import { Discard } from './discard.tsx';
import { Glance } from './glance.tsx';
import { Misses } from './misses.tsx';
import { pad } from './pad.ts';
import { Sheet } from './sheet.tsx';
import { headline, nearEnd, status } from './status.ts';
import { Strike } from './strike.tsx';
import { Team } from './team.tsx';

export const face: Face<Position> = {
  ...gridFace,
  game: encoreCoop,
  isOpen: true,
  lateParts: ['jokers'],
  dieUses: () => ['take', 'away'],
  headline,
  options,
  quiet,
  prompt,
  warning,
  tell,
  brief,
  cheers,
  wish,
  status,
  nearEnd,
  Sheet,
  Glance,
  Team,
  Badge: Misses,
  Map: GridMap,
  decision({ phase }) {
    if (phase === 'strike') return Strike;
    return phase === 'discard' ? Discard : undefined;
  },
  pad,
};
