import type { Face, GlanceProps } from '#games/face.ts';
import { gridFace } from '#kits/grid/face/face.ts';
import { GridGlance } from '#kits/grid/face/glance.tsx';
import { gridHeadline, soloHeadline } from '#kits/grid/face/headline.ts';
import { GridMap } from '#kits/grid/face/map.tsx';
import { openStars } from '#kits/grid/face/open-stars.ts';
import { refusePad, tapPad } from '#kits/grid/face/pad.ts';
import { GridSheet } from '#kits/grid/face/sheet.tsx';
import { encore } from '../core.ts';
import type { Position } from '../play.ts';
import { isSolo, SOLO_ROLLS } from '../play.ts';

const JOKERS = encore.start(1, {}).papers[0]!.jokers;

export const face: Face<Position> = {
  ...gridFace,
  game: encore,
  lateParts: ['jokers', 'stars', 'rolls'],
  openCost: openStars,
  headline: (position) =>
    isSolo(position) ? soloHeadline(position, SOLO_ROLLS) : gridHeadline(position),
  nearEnd: (position, seat) =>
    gridFace.nearEnd(position, seat) || (isSolo(position) && position.rolls === SOLO_ROLLS - 1),
  Sheet: GridSheet,
  Glance,
  Map: GridMap,
  pad: {
    how: { key: 'pad.how' },
    // A second seat stands for those who play on paper: alone, other rules would count.
    start: (options) => encore.start(2, options),
    tap: (position, mark) => tapPad(position, mark, JOKERS),
    refuse: (position, mark) => refusePad(position, mark, JOKERS),
  },
};

function Glance(props: GlanceProps<Position>) {
  return <GridGlance {...props} mostJokers={JOKERS} />;
}
