import type { Readable, Writable } from 'node:stream';

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
    throw error;
  });
  return { stdin, stdout, stderr, env };
}

export function print(to: Output, ...lines: readonly string[]): void {
  to.write(lines.map((line) => `${line}\n`).join(''));
}

export function columnsOf({ stdout }: Io): number {
  return stdout.columns ?? 80;
}
