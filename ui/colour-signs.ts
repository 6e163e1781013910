import type { ColourKey } from './die.tsx';

/** The symbols of the colours where only text can be sent. */
export const COLOUR_SIGNS: Readonly<Record<ColourKey, string>> = {
  y: '☀',
  o: '◆',
  r: '✿',
  g: '☘',
  b: '≈',
  v: '☾',
  k: '■',
};

/** What became of a box or a line, in text. */
export const FILLED = '✕';
export const FIRST = '✪';
export const OPEN = '·';
