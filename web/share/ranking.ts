import { INKS, PAPER } from './colours.ts';
import { type Box, type Form, LEAST, type Plan } from './plan.ts';
import type { Shared, SharedSeat } from './result.ts';
import { fitted, type Measure, penShapes, type Shape, stampShapes } from './shapes.ts';
import { RING } from './symbols.ts';

/** Everybody on a card of their own, in the order of their places. */
export function rankingShapes(
  { ranking }: Shared,
  form: Form,
  { ranking: place }: Plan,
  measure: Measure,
): readonly Shape[] {
  const { columns, row } = place;
  const gap = columns > 1 ? 30 : 0;
  const width = (place.width - gap * (columns - 1)) / columns;
  const pitch = row + (columns > 1 ? 14 : 8);
  return ranking.flatMap((seat, i) => {
    const x = place.x + (i % columns) * (width + gap);
    const y = place.y + Math.trunc(i / columns) * pitch;
    return seatShapes(seat, { x, y, width, height: row }, form, measure);
  });
}

function seatShapes(
  { place, name, stamp, pen, total, isWinner }: SharedSeat,
  { x, y, width, height }: Box,
  form: Form,
  measure: Measure,
): readonly Shape[] {
  const pad = height * 0.24;
  const face = height * 0.64;
  const middle = y + height / 2;
  const digits = height * 0.48;
  const number = Math.max(LEAST[form], height * 0.3);
  const size = Math.max(LEAST[form], height * 0.4);
  const faceX = x + pad + (place === undefined ? 0 : number * 1.15);
  const nameX = faceX + face + pad * 0.8;
  const written = (String(total).length * (digits * 20)) / 28;
  const right = x + width - pad * 1.3;
  const ring = { across: (written + digits * 0.5) / 24, down: (digits * 1.55) / 24 };
  return [
    {
      kind: 'rect',
      x,
      y,
      width,
      height,
      radius: height * 0.22,
      fill: PAPER.sheet,
      isRaised: true,
    },
    ...(place === undefined
      ? []
      : [
          {
            kind: 'words',
            x: x + pad,
            y: middle + number * 0.36,
            text: String(place),
            size: number,
            weight: 700,
            fill: PAPER['ink-2'],
            align: 'left',
          } as const,
        ]),
    ...stampShapes(stamp, INKS[pen], { x: faceX, y: middle - face / 2, size: face }),
    ...(name === undefined
      ? []
      : [
          fitted(
            {
              x: nameX,
              y: middle + size * 0.36,
              text: name,
              size,
              weight: 650,
              fill: PAPER.ink,
              align: 'left',
            },
            right - written - pad - nameX,
            LEAST[form],
            measure,
          ),
        ]),
    ...penShapes(total, INKS[pen], { right, y: middle - digits / 2, size: digits }),
    ...(isWinner
      ? [
          {
            kind: 'trace',
            path: RING,
            x: right - written / 2 - ring.across * 12,
            y: middle - ring.down * 12,
            ...ring,
            stroke: INKS[pen],
            thick: digits * 0.07,
          } as const,
        ]
      : []),
  ];
}
