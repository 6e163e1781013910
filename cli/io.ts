import type { Readable, Writable } from 'node:stream';
import { EXIT } from './exit.ts';

/** A stream that may be a terminal. */
type Input = Readable & { readonly isTTY?: boolean };
export type Output = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

/** Everything a command touches outside itself, so that a test can stand in for a terminal. */
export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader (such as `head`) has seen enough.
    if (error.code === 'EPIPE') process.exit();
    const reason = error.code === 'ENOSPC' ? 'the disk is full' : error.message;
    print(stderr, `dicepad: The output cannot be written: ${reason}.`);
    process.exit(EXIT.usage);
  });
  // Without stderr, only the exit code can report an error.
  stderr.on('error', () => process.exit(EXIT.usage));
  return { stdin, stdout, stderr, env };
}

export function print(to: Output, ...lines: readonly string[]): void {
  printAll(to, lines);
}

/** For lists of any length: too many arguments of `print` would exhaust the stack. */
export function printAll(to: Output, lines: readonly string[]): void {
  to.write(lines.map((line) => `${line}\n`).join(''));
}

export function columnsOf({ stdout }: Io): number {
  return stdout.columns ?? 80;
}
