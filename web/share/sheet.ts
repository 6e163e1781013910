import type { Drawing, DrawnBox } from '#games/face.ts';
import { ICONS } from '#ui/icons.ts';
import { COLOURS, PAPER, pale } from './colours.ts';
import { type Shape, square } from './shapes.ts';
import { CROSSES, STAR, STROKE, SYMBOLS } from './symbols.ts';

/** Where a sheet goes, and how large a unit of it becomes. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

interface Box extends DrawnBox {
  /** The shorter side. */
  readonly side: number;
  readonly middle: { readonly x: number; readonly y: number };
}

/** A sheet as it was left: crosses in somebody's ink on pale colour, open boxes in full. */
export function sheetShapes(
  { boxes, lines = [] }: Drawing,
  { x, y, unit }: Place,
  ink: string,
): readonly Shape[] {
  const placed = boxes.map((box): Box => {
    const width = box.width * unit;
    const height = box.height * unit;
    const left = x + box.x * unit;
    const top = y + box.y * unit;
    return {
      ...box,
      x: left,
      y: top,
      width,
      height,
      side: Math.min(width, height),
      middle: { x: left + width / 2, y: top + height / 2 },
    };
  });
  const line = (marks: readonly number[]): Shape => ({
    kind: 'trace',
    path: marks
      .map((mark, i) => `${i === 0 ? 'M' : 'L'}${placed[mark]!.middle.x} ${placed[mark]!.middle.y}`)
      .join(''),
    x: 0,
    y: 0,
    across: 1,
    down: 1,
    stroke: ink,
    thick: unit * 0.09,
  });
  return [
    ...lines.filter((marks) => marks.length > 1).map(line),
    ...placed.flatMap((box, i) => [ground(box, ink), ...printOf(box), ...penOn(box, ink, i)]),
  ];
}

function ground(box: Box, ink: string): Shape {
  const { x, y, width, height, side, state, colour, print } = box;
  const tone = colour && COLOURS[colour];
  const rect = { kind: 'rect', x, y, width, height, radius: side * 0.13 } as const;
  const thick = Math.max(1, side * 0.025);
  if (state === 'marked')
    return { ...rect, radius: side / 2, fill: PAPER.sheet, stroke: ink, thick: side * 0.07 };
  if (!tone)
    return { ...rect, radius: side / 2, fill: PAPER.sheet, stroke: PAPER['line-2'], thick };
  if (state === 'gone') return { ...rect, fill: PAPER.sheet, stroke: PAPER.line, thick };
  if (print === 'lock' && state === 'open')
    return { ...rect, fill: PAPER.sheet, stroke: tone.e, thick, isDashed: true };
  if (state === 'crossed' && print !== 'lock')
    return { ...rect, fill: pale(tone.f), stroke: pale(tone.e, 0.4), thick };
  return { ...rect, fill: tone.f, stroke: tone.e, thick };
}

/** What is printed on a box: its number, a star or a lock, else the symbol of its colour. */
function printOf(box: Box): readonly Shape[] {
  const { state, colour, print, side, middle } = box;
  const tone = colour && COLOURS[colour];
  const centred = (size: number) => ({ x: middle.x - size / 2, y: middle.y - size / 2, size });
  if (typeof print === 'object') {
    const fill =
      state === 'open' && tone
        ? tone.s
        : state === 'crossed' || state === 'gone'
          ? PAPER['ink-3']
          : PAPER.ink;
    const size = side * (tone ? 0.46 : 0.64);
    const at = { x: middle.x, y: middle.y + size * 0.36 };
    return [{ kind: 'words', ...at, text: print.text, size, weight: 650, fill, align: 'center' }];
  }
  if (print === 'lock') {
    const stroke = state === 'crossed' && tone ? tone.s : PAPER[state === 'gone' ? 'ink-3' : 'ink'];
    return [square(ICONS.lock, centred(side * 0.56), 24, { stroke, thick: side * 0.045 })];
  }
  const star = square(STAR, centred(side * 0.6), 24, {
    ...(state === 'open' && { fill: PAPER.sheet }),
    stroke: state === 'open' ? PAPER.ink : PAPER['line-2'],
    thick: side * 0.05,
  });
  if (state !== 'open' || !colour || !tone) return print === 'star' ? [star] : [];
  const look = { fill: tone.s, isEvenOdd: colour === 'g' };
  if (print !== 'star') return [square(SYMBOLS[colour], centred(side * 0.42), 24, look)];
  const corner = side * 0.26;
  const at = {
    x: middle.x + side * 0.46 - corner,
    y: middle.y + side * 0.46 - corner,
    size: corner,
  };
  return [star, square(SYMBOLS[colour], at, 24, look)];
}

/** What the pen did: a cross by one of three hands, or a stroke through what is lost. */
function penOn({ state, print, x, y, width, height, side }: Box, ink: string, nth: number) {
  const inset = side * 0.14;
  const laid = {
    kind: 'trace',
    x: x + inset,
    y: y + inset,
    across: (width - 2 * inset) / 24,
    down: (height - 2 * inset) / 24,
  } as const;
  if (state === 'crossed' && print !== 'lock') {
    const path = CROSSES[(nth * 7) % CROSSES.length]!;
    return [{ ...laid, path, stroke: ink, thick: side * 0.075 }];
  }
  if (state === 'gone' && typeof print === 'object')
    return [{ ...laid, path: STROKE, stroke: PAPER['ink-3'], thick: side * 0.06 }];
  return [];
}
