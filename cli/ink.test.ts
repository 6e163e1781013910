import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { brushFor } from './ink.ts';

const painted = (isTTY: boolean, env: Record<string, string>) => {
  const stdout = Object.assign(new PassThrough(), { isTTY });
  const io = { stdin: new PassThrough(), stdout, stderr: new PassThrough(), env };
  return brushFor(io).paint('x', { colour: 'R' }) !== 'x';
};

test.each([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [true, { TERM: 'dumb' }, false],
  [false, { FORCE_COLOR: '1' }, true],
  [true, { FORCE_COLOR: '0' }, false],
  [false, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
])('on a terminal (%s) with %j: %s', (isTTY, env, expected) => {
  expect(painted(isTTY, env)).toBe(expected);
});
