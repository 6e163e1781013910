import type { Shared } from './result.ts';

export type Form = 'tall' | 'wide';

/** Pixels of a picture: upright for chats and stories, wide for where links are shown. */
export const SIZES: Readonly<Record<Form, { readonly width: number; readonly height: number }>> = {
  tall: { width: 1080, height: 1350 },
  wide: { width: 1200, height: 630 },
};

/** No text is smaller than this. */
export const LEAST: Readonly<Record<Form, number>> = { tall: 23, wide: 17 };

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the parts of a picture go. */
export interface Plan {
  readonly margin: number;
  readonly head: { readonly y: number; readonly logo: number; readonly size: number };
  readonly hero: Box & { readonly title: number; readonly detail: number };
  readonly sheet: Box;
  readonly ranking: Box & { readonly columns: number; readonly row: number };
  readonly foot: number;
}

export function planOf(shared: Shared, form: Form): Plan {
  return form === 'tall' ? tallPlan(shared) : widePlan(shared);
}

function tallPlan({ ranking }: Shared): Plan {
  const rows = Math.ceil(ranking.length / 2);
  const row = 98;
  const height = rows === 0 ? 0 : rows * (row + 14) - 14;
  const bottom = 1232;
  const top = 410;
  const below = bottom - height - (rows === 0 ? 0 : 50);
  return {
    margin: 60,
    head: { y: 60, logo: 56, size: 46 },
    hero: { x: 60, y: 212, width: 960, height: 150, title: 80, detail: 33 },
    sheet: { x: 60, y: top, width: 960, height: below - top },
    ranking: { x: 60, y: bottom - height, width: 960, height, columns: 2, row },
    foot: 1296,
  };
}

function widePlan({ ranking }: Shared): Plan {
  const top = 272;
  const room = 562 - top;
  const isAlone = ranking.length === 0;
  const row = isAlone ? 0 : Math.min(58, room / ranking.length - 8);
  const middle = isAlone ? 270 : 196;
  return {
    margin: 44,
    head: { y: 34, logo: 42, size: 32 },
    hero: { x: 44, y: middle - 44, width: 424, height: 88, title: 38, detail: 21 },
    sheet: { x: 502, y: 110, width: 654, height: 430 },
    ranking: { x: 44, y: top, width: 424, height: room, columns: 1, row },
    foot: 598,
  };
}
