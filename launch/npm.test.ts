import { expect, test } from 'vitest';
import { findNpm, reasonIn } from './npm.js';

const NODE = '/opt/node/bin/node';
const BESIDE = '/opt/node/bin/node_modules/npm/bin/npm-cli.js';
const RUNNING = '/usr/lib/npm/bin/npm-cli.js';

test('the npm that started us is used again', () => {
  const found = findNpm({ npm_execpath: RUNNING }, NODE, () => true);
  expect(found).toEqual({ command: NODE, before: [RUNNING] });
});

test('without one, the npm in Node’s folder is used', () => {
  expect(findNpm({}, NODE, () => true)).toEqual({ command: NODE, before: [BESIDE] });
});

test('another package manager is not taken for npm', () => {
  const found = findNpm({ npm_execpath: '/usr/lib/yarn/yarn.js' }, NODE, (file) => file !== BESIDE);
  expect(found).toEqual({ command: 'npm', before: [] });
});

test('a script that is gone is not used', () => {
  const found = findNpm({ npm_execpath: RUNNING }, NODE, () => false);
  expect(found).toEqual({ command: 'npm', before: [] });
});

test("npm's reason is given without its codes and its stack", () => {
  const said = `npm error code ECONNREFUSED
npm error syscall connect
npm error errno ECONNREFUSED
npm error FetchError: request to http://localhost:9/x failed, reason: refused
npm error     at ClientRequest.emit (node:events:524:28)
npm error   code: 'ECONNREFUSED',
npm error A complete log of this run can be found in: /home/inka/debug.log
`;
  expect(reasonIn(said)).toBe(
    'FetchError: request to http://localhost:9/x failed, reason: refused',
  );
});

test('older npm versions complain in other colours', () => {
  const said = 'npm ERR! code ENOSPC\nnpm ERR! There is no space left on the device.\n';
  expect(reasonIn(said)).toBe('There is no space left on the device.');
});

test('an npm that says nothing is quoted so', () => {
  expect(reasonIn('')).toBe('nothing, it just failed.');
});
