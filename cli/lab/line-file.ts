import {
  appendFileSync,
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readFileSync,
} from 'node:fs';
import { Problem } from '../exit.ts';
import { explained } from './explained.ts';

/** What has been done, one JSON value a line; a line that was cut off by a crash is left out. */
export function readLines<Value>(file: string): Value[] {
  if (!existsSync(file)) return [];
  const lines = explained(`The file “${file}” cannot be used`, () =>
    readFileSync(file, 'utf8'),
  ).split('\n');
  return lines.flatMap((line, i) => {
    if (line === '') return [];
    try {
      return [JSON.parse(line) as Value];
    } catch {
      if (i === lines.length - 1) return [];
      throw new Problem(
        `The file “${file}” holds nothing of the kind: line ${i + 1} cannot be read.`,
      );
    }
  });
}

export function keepLines(file: string) {
  const handle = explained(`The file “${file}” cannot be used`, () => openSync(file, 'a'));
  // A line that was cut off must not run into the next one.
  ftruncateSync(handle, readFileSync(file).lastIndexOf('\n') + 1);
  return {
    add: (value: object): void => appendFileSync(handle, `${JSON.stringify(value)}\n`),
    close: (): void => closeSync(handle),
  };
}
