import type { Header } from '#engine/contract.ts';
import { unknownValue } from '#engine/options.ts';
import { readSheetId } from './boards.ts';

/** What a generated sheet is called. */
const FORM = 'sheet:CODE';

/** One of the printed sheets, the first by default, or a generated one by its code. */
export function sheetHeader(printed: readonly string[]): Header {
  return {
    name: 'Sheet',
    form: FORM,
    choices: () => printed,
    read(value) {
      const id = readSheetId(value, printed);
      return id ?? unknownValue('Sheet', value, [...printed, FORM]);
    },
  };
}
