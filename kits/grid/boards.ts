import { upper } from '#engine/words.ts';
import type { Board } from './board.ts';
import { makeBoard } from './board.ts';
import { codeInId, generate } from './generate.ts';
import { ENCORE_SHEETS, PLUS_SHEET } from './printed.ts';
import type { GridSheet } from './sheet.ts';

/** Codes come from outside, so what is remembered must have a bound. */
const MOST_KNOWN = 100;

const known = new Map<string, Board>();
let latest: Board | undefined;

/** The board of a printed sheet, or of a generated one by its code. */
export function boardOf(id: string): Board {
  if (latest !== undefined && latest.sheet.id === id) return latest;
  latest = known.get(id) ?? remember(makeBoard(sheetOf(id)));
  return latest;
}

/** The canonical id of one of some printed sheets or of any generated one. */
export function readSheetId(text: string, printed: readonly string[]): string | undefined {
  const code = codeInId(text);
  return code ? `sheet:${code}` : printed.find((id) => upper(id) === upper(text));
}

export function sheetOf(id: string): GridSheet {
  const printed = [...ENCORE_SHEETS, PLUS_SHEET].find((sheet) => sheet.id === id);
  if (printed) return printed;
  const code = codeInId(id);
  if (!code) throw new Error(`no sheet is called ${id}`);
  return generate(code, 'golden');
}

function remember(board: Board): Board {
  known.set(board.sheet.id, board);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return board;
}
