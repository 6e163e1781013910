import { PassThrough, Readable, Writable } from 'node:stream';
import { main } from './main.ts';

/** What a command left behind. */
export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Terminal {
  readonly columns: number;
  readonly rows: number;
}

export interface Surroundings {
  readonly input?: string | Uint8Array | readonly Uint8Array[];
  readonly env?: Readonly<Record<string, string>>;
  /** Streams are terminals of this size; without it they are pipes. */
  readonly terminal?: Terminal;
}

/** Runs a command line in this process, with streams of our own. */
export async function run(
  argv: readonly string[],
  { input = '', env = {}, terminal }: Surroundings = {},
): Promise<Outcome> {
  const stdout = sink(terminal);
  const stderr = sink(terminal);
  const stdin = terminal ? typed(String(input)) : Readable.from(chunksOf(input));
  const io = { stdin, stdout: stdout.stream, stderr: stderr.stream, env };
  const code = await main(argv, io);
  return { code, out: stdout.text(), err: stderr.text() };
}

function chunksOf(input: NonNullable<Surroundings['input']>): readonly Uint8Array[] {
  if (typeof input === 'string') return [Buffer.from(input)];
  return input instanceof Uint8Array ? [input] : input;
}

/** A keyboard that goes on waiting after the last key. */
function typed(keys: string): PassThrough {
  const stream = Object.assign(new PassThrough(), { isTTY: true });
  stream.write(keys);
  return stream;
}

function sink(terminal: Terminal | undefined) {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  if (terminal) Object.assign(stream, { isTTY: true, ...terminal });
  return { stream, text: () => text };
}
