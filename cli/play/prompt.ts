import { createInterface } from 'node:readline';
import { type Io, print } from '../io.ts';

/** Somebody leaves: by a command, at the end of the input, or with Ctrl-C. */
export class Left extends Error {
  readonly how: 'quit' | 'end' | 'interrupt';

  constructor(how: Left['how']) {
    super(`left: ${how}`);
    this.how = how;
  }
}

export interface Prompt {
  /** The next line of input; throws `Left` where there is none. */
  ask(question: string): Promise<string>;
  close(): void;
}

export function isTerminal({ stdin, stdout }: Io): boolean {
  return stdin.isTTY === true && stdout.isTTY === true;
}

/** Asks with line editing on a terminal; elsewhere plainly, echoing the answers. */
export function openPrompt(io: Io): Prompt {
  const terminal = isTerminal(io);
  const reader = createInterface({
    input: io.stdin,
    ...(terminal ? { output: io.stdout } : {}),
    terminal,
    historySize: 0, // The arrow keys must not reveal what the last person typed.
  });
  const lines = reader[Symbol.asyncIterator]();
  const interrupted = new Promise<'interrupted'>((resolve) => {
    reader.once('SIGINT', () => resolve('interrupted'));
  });
  return {
    async ask(question) {
      if (terminal) {
        reader.setPrompt(question);
        reader.prompt();
      } else io.stdout.write(question);
      const answer = await Promise.race([lines.next(), interrupted]);
      if (answer === 'interrupted') {
        print(io.stdout, '');
        throw new Left('interrupt');
      }
      if (answer.done) {
        print(io.stdout, '');
        throw new Left('end');
      }
      if (!terminal) print(io.stdout, answer.value);
      return answer.value.trim();
    },
    close: () => reader.close(),
  };
}
