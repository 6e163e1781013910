import { Writable } from 'node:stream';
import { beforeEach } from 'vitest';
import { served } from '../../socket/testing/served.ts';

/** A server under attack, with its log during a test. */
export function watchedServer() {
  let lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const logs = { level: 'info', stream } as const;
  beforeEach(() => {
    lines = [];
  });
  /** The log lines of a kind. */
  const told = (says: string) =>
    lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === says);
  const reasons = (says: string) => told(says).map(({ why }) => why);
  return { server: served({ logs }), logs, told, reasons };
}
