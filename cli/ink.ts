import type { Brush, Ink } from '#kits/brush.ts';
import type { Io } from './io.ts';

/** Grounds of a colour in the 256-colour palette: dim, plain and bold, and the plain one's text. */
interface Grounds {
  readonly dim: number;
  readonly plain: number;
  readonly bold: number;
  readonly text: number;
}

const BLACK = 16;
const GREY = 250;
const WHITE = 231;

const GROUNDS: Readonly<Record<string, Grounds>> = {
  R: { dim: 52, plain: 124, bold: 203, text: WHITE },
  O: { dim: 94, plain: 172, bold: 214, text: BLACK },
  Y: { dim: 58, plain: 178, bold: 227, text: BLACK },
  G: { dim: 22, plain: 28, bold: 83, text: WHITE },
  B: { dim: 17, plain: 25, bold: 81, text: WHITE },
  V: { dim: 53, plain: 91, bold: 177, text: WHITE },
  S: { dim: 236, plain: 242, bold: 252, text: WHITE },
  X: { dim: 232, plain: 235, bold: 248, text: WHITE },
};

function isColourful({ stdout, env }: Io): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = env;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  if (NO_COLOR || TERM === 'dumb') return false;
  return stdout.isTTY === true;
}

/** A brush that lights the given words, in colour where the terminal has colours. */
export function brushFor(io: Io, lit: Iterable<string> = []): Brush {
  const paint = isColourful(io) ? painted : (text: string) => text;
  return { paint, lit: new Set(lit) };
}

function painted(text: string, ink: Ink): string {
  const grounds = ink.colour === undefined ? undefined : GROUNDS[ink.colour];
  const codes: (string | number)[] = [];
  if (ink.bold) codes.push(1);
  if (grounds) codes.push(...groundCodes(grounds, ink));
  else if (ink.dim) codes.push(2);
  return codes.length === 0 ? text : `\x1b[${codes.join(';')}m${text}\x1b[0m`;
}

/** Ground and text are set together, so that it reads on a dark and on a light terminal. */
function groundCodes(grounds: Grounds, { bold, dim }: Ink): string[] {
  const shade = bold ? 'bold' : dim ? 'dim' : 'plain';
  const text = { bold: BLACK, dim: GREY, plain: grounds.text }[shade];
  return [`48;5;${grounds[shade]}`, `38;5;${text}`];
}
