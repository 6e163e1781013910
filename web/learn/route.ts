/** A place on the screen. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Point = readonly [x: number, y: number];

/** The distance of a line from an edge, and from its target. */
const BESIDE = 5;
const NEAR = 1;
/** Half of its width: so much of it may lie on an edge. */
const THIN = 1;

/**
 * A way with right angles from a tip to what it speaks of, through the gutters between what people
 * tap and read; none if every way is barred.
 */
export function routeTo(
  from: Area,
  to: Area,
  room: Area,
  barred: readonly Area[],
): readonly Point[] | undefined {
  return waysTo(from, to, room).find((way) => isFree(way, room, barred));
}

/** Straight on, or along an edge and then to its side, its top or its bottom: the shortest first. */
function waysTo(from: Area, to: Area, room: Area): readonly (readonly Point[])[] {
  const [x, y] = [(to.left + to.right) / 2, (to.top + to.bottom) / 2];
  const middle = (from.top + from.bottom) / 2;
  const straight: readonly Point[] =
    to.top >= from.bottom
      ? [
          [x, from.bottom],
          [x, to.top - NEAR],
        ]
      : [
          [x, from.top],
          [x, to.bottom + NEAR],
        ];
  const gutters = [from.left - BESIDE, room.left + BESIDE - 1, from.right + BESIDE];
  const aside = gutters.map((gutter): readonly Point[] => [
    [gutter < from.left ? from.left : from.right, middle],
    [gutter, middle],
    [gutter, y],
    [gutter < to.left ? to.left - NEAR : to.right + NEAR, y],
  ]);
  const around = gutters.flatMap((gutter) =>
    [
      [to.top - BESIDE, to.top - NEAR],
      [to.bottom + BESIDE, to.bottom + NEAR],
    ].map(([beside, edge]): readonly Point[] => [
      [gutter < from.left ? from.left : from.right, middle],
      [gutter, middle],
      [gutter, beside!],
      [x, beside!],
      [x, edge!],
    ]),
  );
  const isAbove = from.left <= x && x <= from.right;
  const all = [...(isAbove ? [straight] : []), ...aside, ...around];
  return all.sort((one, other) => lengthOf(one) - lengthOf(other));
}

function lengthOf(way: readonly Point[]): number {
  const legs = way.slice(1).map(([x, y], i) => Math.abs(x - way[i]![0]) + Math.abs(y - way[i]![1]));
  return legs.reduce((sum, each) => sum + each, 0);
}

function isFree(way: readonly Point[], room: Area, barred: readonly Area[]): boolean {
  const legs = way.slice(1).map((end, i) => legOf(way[i]!, end));
  return legs.every((leg) => isWithin(leg, room) && !barred.some((area) => meets(leg, area)));
}

function legOf([x, y]: Point, [toX, toY]: Point): Area {
  return {
    left: Math.min(x, toX),
    top: Math.min(y, toY),
    right: Math.max(x, toX),
    bottom: Math.max(y, toY),
  };
}

function isWithin(leg: Area, room: Area): boolean {
  const isBeside = leg.left < room.left || leg.right > room.right;
  return !isBeside && leg.top >= room.top && leg.bottom <= room.bottom;
}

function meets(leg: Area, area: Area): boolean {
  const isBeside = leg.right <= area.left + THIN || leg.left >= area.right - THIN;
  return !isBeside && leg.bottom > area.top + THIN && leg.top < area.bottom - THIN;
}
