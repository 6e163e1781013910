import type { Header } from '#engine/contract.ts';
import { readSheetId } from './boards.ts';

/** One of the printed sheets, the first by default, or a generated one by its code. */
export function sheetHeader(printed: readonly string[]): Header {
  return {
    name: 'Sheet',
    read: (value) => readSheetId(value, printed),
    choices: () => [...printed, 'sheet:<code>'],
  };
}
