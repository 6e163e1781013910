import { type Random, randomFrom } from '#kits/random.ts';
import { layOut } from './generate/layout.ts';
import { drawDice, drawStars } from './generate/marks.ts';
import { drawPlan } from './generate/plan.ts';
import { boxName, type GridSheet } from './sheet.ts';

const CODE_LENGTH = 12;
const CODE_LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Whether a text is the code of a generated sheet. Case does not matter. */
export const isCode = (text: string): boolean => /^[0-9a-z]{1,12}$/.test(text.toLowerCase());

/** The code in a sheet id such as `sheet:k3`, or `undefined` for any other text. */
export function codeInId(id: string): string | undefined {
  const [prefix, code, ...rest] = id.toLowerCase().split(':');
  if (prefix !== 'sheet' || code === undefined || rest.length > 0) return undefined;
  return isCode(code) ? code : undefined;
}

/** A code for any seed: a seed that is a code stands for itself, any other text is hashed. */
export function codeOf(seed: string): string {
  if (isCode(seed)) return seed.toLowerCase();
  const random = randomFrom(seed);
  const draw = () => CODE_LETTERS.charAt(random.below(CODE_LETTERS.length));
  return Array.from({ length: CODE_LENGTH }, draw).join('');
}

/** The sheet of a code: every code has one, always the same. */
export function generate(code: string, kind: 'encore' | 'encore-plus'): GridSheet {
  if (!isCode(code)) throw new RangeError(`not the code of a sheet: ${JSON.stringify(code)}`);
  const id = `sheet:${code.toLowerCase()}`;
  const random = randomFrom(id);
  const { grid, stars } = drawSheet(random);
  const sheet = { id, grid, stars: stars.map(boxName) };
  if (kind === 'encore') return sheet;
  // Drawn last, so that both kinds share the grid and the stars.
  return { ...sheet, dice: drawDice(random, grid, stars).map(boxName) };
}

function drawSheet(random: Random) {
  for (;;) {
    const plan = drawPlan(random);
    const grid = plan && layOut(random, plan);
    const stars = grid && drawStars(random, grid);
    if (grid && stars) return { grid, stars };
  }
}
