import { type Letters, readLetters, readNumbers, writeLetters, writeNumbers } from './letters.ts';
import type { Net, Shape } from './net.ts';

/** A net as text. */
export interface NetText {
  readonly shape: Shape;
  readonly rows: Letters;
  readonly misses: string;
  readonly ahead: string;
  readonly middle: string;
  readonly middleBias: string;
  readonly out: string;
  readonly outBias: string;
}

export function readNet({ shape, rows, ...rest }: NetText): Net {
  return {
    shape,
    rows: readLetters(rows),
    misses: readNumbers(rest.misses),
    ahead: readNumbers(rest.ahead),
    middle: readNumbers(rest.middle),
    middleBias: readNumbers(rest.middleBias),
    out: readNumbers(rest.out),
    outBias: readNumbers(rest.outBias),
  };
}

export function writeNet({ shape, rows, ...rest }: Net): NetText {
  return {
    shape,
    rows: writeLetters(rows, shape.half),
    misses: writeNumbers(rest.misses),
    ahead: writeNumbers(rest.ahead),
    middle: writeNumbers(rest.middle),
    middleBias: writeNumbers(rest.middleBias),
    out: writeNumbers(rest.out),
    outBias: writeNumbers(rest.outBias),
  };
}
