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

/** What the lines of a file must be. */
interface Kind<Value> {
  /** The prefix of every line: tells a truncated line from a foreign one. */
  readonly begins: string;
  readonly isOne: (value: unknown) => value is Value;
}

/**
 * What has been done, one JSON value per line; a line truncated by a crash is skipped. A file with
 * anything else in it is refused and left unchanged.
 */
export function readLines<Value>(file: string, { begins, isOne }: Kind<Value>): Value[] {
  if (!existsSync(file)) return [];
  const lines = explained(`The file “${file}” cannot be used`, () =>
    readFileSync(file, 'utf8'),
  ).split('\n');
  const last = lines.pop()!;
  if (!last.startsWith(begins) && !begins.startsWith(last)) throw somethingElse(lines.length + 1);
  return lines.flatMap((line, i) => {
    if (line === '') return [];
    const value = parsed(line, i + 1);
    if (!isOne(value)) throw somethingElse(i + 1);
    return [value];
  });

  function parsed(line: string, number: number): unknown {
    try {
      return JSON.parse(line);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw new Problem(`The file “${file}” is of another kind: line ${number} cannot be read.`);
    }
  }

  function somethingElse(number: number): Problem {
    return new Problem(
      `The file “${file}” holds something else in line ${number}: use a new file.`,
    );
  }
}

export function keepLines(file: string) {
  const handle = explained(`The file “${file}” cannot be used`, () => openSync(file, 'a'));
  // A truncated line must not run into the next one.
  ftruncateSync(handle, readFileSync(file).lastIndexOf('\n') + 1);
  return {
    add: (value: object): void => appendFileSync(handle, `${JSON.stringify(value)}\n`),
    close: (): void => closeSync(handle),
  };
}
