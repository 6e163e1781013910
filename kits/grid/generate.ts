import { type Random, randomFrom } from '#kits/random.ts';
import { drawGrid } from './generate/grid.ts';
import { drawDice, drawStars } from './generate/marks.ts';
import { boxName, type GridSheet, type SheetKind } from './sheet.ts';

export const CODE_LENGTH = 12;
const CODE_LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Whether a text is the code of a generated sheet. Case does not matter. */
export const isCode = (text: string): boolean => /^[0-9A-Za-z]{1,12}$/.test(text);

/** The code in a sheet id such as `sheet:k3`, or `undefined` for any other text. */
export function codeInId(id: string): string | undefined {
  return /^sheet:([0-9A-Z]{1,12})$/i.exec(id)?.[1]?.toLowerCase();
}

/** A code for any seed: a seed that is a code stands for itself, any other text is hashed. */
export function codeOf(seed: string): string {
  if (isCode(seed)) return seed.toLowerCase();
  const random = randomFrom(seed);
  const draw = () => CODE_LETTERS.charAt(random.below(CODE_LETTERS.length));
  return Array.from({ length: CODE_LENGTH }, draw).join('');
}

/** The sheet of a code: every code has one, always the same. */
export function generate(code: string, kind: SheetKind): GridSheet {
  if (!isCode(code)) throw new RangeError(`not the code of a sheet: ${JSON.stringify(code)}`);
  const id = `sheet:${code.toLowerCase()}`;
  const random = randomFrom(id);
  const { grid, stars } = drawSheet(random);
  const sheet = { id, grid, stars: stars.map(boxName) };
  if (kind === 'plain') return sheet;
  // Drawn last, so that both kinds share the grid and the stars.
  return { ...sheet, dice: drawDice(random, grid, stars).map(boxName) };
}

function drawSheet(random: Random) {
  for (;;) {
    const grid = drawGrid(random);
    const stars = grid && drawStars(random, grid);
    if (grid && stars) return { grid, stars };
  }
}
