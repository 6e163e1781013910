import { escaped } from './wording.ts';

/** What a face shows. Records write a colour as a letter, with or without a number. */
export type Look =
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'colour' | 'both'; readonly colour: Colour; readonly number: string }
  | { readonly kind: 'anyColour' | 'anyNumber' }
  | { readonly kind: 'special'; readonly action: Action }
  | { readonly kind: 'unknown'; readonly face: string };

type Colour = keyof typeof COLOURS;
type Action = keyof typeof ACTIONS;

/** The classes by which the app's styles give a colour and its symbol. */
export const COLOURS = { R: 'r', O: 'o', Y: 'y', G: 'g', B: 'b', V: 'v', S: 'k' } as const;

/** The app's icons of the golden die, as paths on a grid of 24. */
export const ACTIONS = {
  heart: 'M12 20C5 15.5 3 12 3 8.8A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.8C21 12 19 15.5 12 20Z',
  bomb: 'M10.5 21a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM14.5 8.5l2-2c1-1 2-1 3 0M20.5 3.5v.01M22 8v.01M7 13a3.5 3.5 0 0 1 2.5-2.5',
  stars: 'M12 3.2l2.65 5.65 6.2.77-4.58 4.27 1.2 6.16L12 17.05l-5.47 3 1.2-6.16-4.58-4.27 6.2-.77Z',
  line: 'M3 9h5.5v6H3ZM9.5 9h5.5v6H9.5ZM16 9h5v6h-5Z',
  block: 'M4 4h8v8h8v8H4Z',
} as const;

export function lookOf(face: string): Look {
  const [, letter = '', number = ''] = /^([A-Z]?)(\d*)$/.exec(face) ?? [];
  if (Object.hasOwn(COLOURS, letter)) {
    return { kind: number === '' ? 'colour' : 'both', colour: letter as Colour, number };
  }
  if (letter === '' && number !== '') return { kind: 'number', number };
  if (face === 'X') return { kind: 'anyColour' };
  if (face === '?') return { kind: 'anyNumber' };
  if (Object.hasOwn(ACTIONS, face)) return { kind: 'special', action: face as Action };
  return { kind: 'unknown', face };
}

/** A face as the app draws it, hidden from screen readers: its name is next to it. */
export function picture(look: Look): string {
  switch (look.kind) {
    case 'number':
      return dieOf('white', look.number);
    case 'colour':
    case 'both':
      return dieOf(`${look.kind} ${COLOURS[look.colour]}`, look.number);
    case 'anyColour':
      return dieOf('joker', '');
    case 'anyNumber':
      return dieOf('white', '?');
    case 'special':
      return dieOf('special', icon(ACTIONS[look.action]));
    case 'unknown':
      return dieOf('white', escaped(look.face));
  }
}

export function icon(path: string): string {
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}

function dieOf(classes: string, shown: string): string {
  return `<span class="die ${classes}" aria-hidden="true">${shown}</span>`;
}
