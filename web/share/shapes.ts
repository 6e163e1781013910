import { PEN_STROKES } from '#ui/pen-strokes.ts';
import type { StampName, StampPart } from '#ui/stamps.ts';
import { STAMPS } from '#ui/stamps.ts';
import { PAPER } from './colours.ts';
import { disc } from './symbols.ts';

/** What a picture is made of, from back to front, in its own pixels. */
export type Shape = Rect | Trace | Words;

export interface Rect {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the stroke. */
  readonly thick?: number;
  readonly isDashed?: boolean;
  /** Whether it lies on the paper like a card. */
  readonly isRaised?: boolean;
}

/** A path of a small grid, laid into a rectangle. */
export interface Trace {
  readonly kind: 'trace';
  readonly path: string;
  readonly x: number;
  readonly y: number;
  /** How large a unit of its grid is, across and down. */
  readonly across: number;
  readonly down: number;
  readonly fill?: string;
  readonly isEvenOdd?: boolean;
  readonly stroke?: string;
  /** In pixels, however the path is stretched. */
  readonly thick?: number;
}

export interface Words {
  readonly kind: 'words';
  readonly x: number;
  /** Of the line that letters stand on. */
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly fill: string;
  readonly align: 'left' | 'center' | 'right';
}

/** How wide a text is, in pixels. */
export type Measure = (text: string, size: number, weight: number) => number;

/** A path of a square grid of so many units, laid into a square. */
export function square(
  path: string,
  at: { readonly x: number; readonly y: number; readonly size: number },
  units: number,
  look: Pick<Trace, 'fill' | 'stroke' | 'thick' | 'isEvenOdd'>,
): Trace {
  const unit = at.size / units;
  return { kind: 'trace', path, x: at.x, y: at.y, across: unit, down: unit, ...look };
}

/** A face in a disc of its ink. */
export function stampShapes(
  name: StampName,
  ink: string,
  at: { readonly x: number; readonly y: number; readonly size: number },
): readonly Shape[] {
  const inset = at.size * 0.17;
  const inside = { x: at.x + inset, y: at.y + inset, size: at.size - 2 * inset };
  const parts = STAMPS[name].map((part: StampPart) => {
    if ('ink' in part) return square(part.ink, inside, 32, { fill: PAPER.sheet });
    if ('paper' in part) return square(part.paper, inside, 32, { fill: ink });
    return square(part.line, inside, 32, { stroke: ink, thick: inside.size / 24 });
  });
  return [square(disc(16, 16, 16), at, 32, { fill: ink }), ...parts];
}

/** A number as a hand writes it, ending at `right`; `size` is its height. */
export function penShapes(
  value: number,
  ink: string,
  at: { readonly right: number; readonly y: number; readonly size: number },
): readonly Shape[] {
  const unit = at.size / 28;
  const digits = [...String(value)];
  const left = at.right - digits.length * 20 * unit;
  return digits.map((digit, i) => ({
    kind: 'trace',
    path: PEN_STROKES[digit]!,
    x: left + i * 20 * unit,
    y: at.y,
    across: unit,
    down: unit,
    stroke: ink,
    thick: 2.6 * unit,
  }));
}

/** The largest size, down to the least, at which a text fits; cut where it never does. */
export function fitted(
  words: Omit<Words, 'kind'>,
  room: number,
  least: number,
  measure: Measure,
): Words {
  let { size, text } = words;
  while (size > least && measure(text, size, words.weight) > room) size = Math.max(least, size - 1);
  if (measure(text, size, words.weight) > room) {
    const letters = [...text];
    while (letters.length > 1 && measure(`${letters.join('')}…`, size, words.weight) > room)
      letters.pop();
    text = `${letters.join('').trimEnd()}…`;
  }
  return { kind: 'words', ...words, size, text };
}
