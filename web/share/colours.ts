import { mix } from '#ui/contrast.ts';
import type { ColourKey } from '#ui/die.tsx';
import type { Pen } from '#ui/pens.ts';

/**
 * The light theme, which pictures always have: the same values as `ui/tokens.css` (a test compares
 * them), since a canvas knows no style sheet and the page may be dark.
 */
export const PAPER = {
  paper: '#f6f1e6',
  sheet: '#fffdf8',
  ink: '#161c2e',
  'ink-2': '#474e64',
  'ink-3': '#646a7e',
  line: '#d9d1bf',
  'line-2': '#8b8577',
  'gold-f': '#ffd873',
} as const;

export const INKS: Readonly<Record<Pen, string>> = {
  night: '#1c2a63',
  plum: '#6b1d5e',
  pine: '#0d4f45',
  rust: '#7c3212',
  olive: '#4c4a08',
  wine: '#6f1030',
  slate: '#3c4657',
};

/** Fill, edge and symbol of each colour. */
export const COLOURS: Readonly<Record<ColourKey, { f: string; e: string; s: string }>> = {
  y: { f: '#ffde38', e: '#a07a00', s: '#161c2e' },
  o: { f: '#e47a3e', e: '#b4541b', s: '#161c2e' },
  r: { f: '#b81a3e', e: '#8c0f2c', s: '#fffdf8' },
  g: { f: '#68c99d', e: '#2b8a60', s: '#161c2e' },
  b: { f: '#2b6ad0', e: '#1a4a9c', s: '#fffdf8' },
  v: { f: '#44216f', e: '#2c1350', s: '#fffdf8' },
  k: { f: '#8e939f', e: '#656a77', s: '#161c2e' },
};

/** How much of its fill a crossed box keeps. */
export const DONE = 0.2;

export function pale(colour: string, share = DONE): string {
  return mix(colour, PAPER.sheet, share);
}
