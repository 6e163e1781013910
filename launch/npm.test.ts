import { expect, test } from 'vitest';
import { findNpm } from './npm.js';

const NODE = '/opt/node/bin/node';
const BESIDE = '/opt/node/bin/node_modules/npm/bin/npm-cli.js';
const RUNNING = '/usr/lib/npm/bin/npm-cli.js';

test('the npm that started us is used again', () => {
  const found = findNpm({ npm_execpath: RUNNING }, NODE, () => true);
  expect(found).toEqual({ command: NODE, before: [RUNNING] });
});

test('without one, the npm beside Node is used', () => {
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
