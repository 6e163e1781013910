import type { BigFace } from '#games/face.ts';
import { BigGrid, gridLayout } from '#kits/grid/face/big.tsx';
import type { Position } from '../play.ts';

export const big: BigFace<Position> = { Sheet: BigGrid, layout: gridLayout };
