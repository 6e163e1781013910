import type { ColourKey } from '#ui/die.tsx';

/** By colour of a sheet (R O Y G B): how the paper's colours are called in styles. */
export const COLOUR_KEYS: readonly ColourKey[] = ['r', 'o', 'y', 'g', 'b'];
