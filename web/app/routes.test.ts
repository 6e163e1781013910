import { expect, test } from 'vitest';
import { routeOf } from './routes.ts';

test.each([
  [[], 'home', {}],
  [['match', 'm1'], 'match', { id: 'm1' }],
  [['match', 'm1', 'end'], 'end', { id: 'm1' }],
  [['table', 't1'], 'table', { id: 't1' }],
  [['screen', 't1'], 'screen', { id: 't1' }],
  [['pad', 'p1'], 'pad', { id: 'p1' }],
  [['m', 's1'], 'replay', { id: 's1', from: 'server' }],
  [['new', 'qwixx', 'bots'], 'setup', { game: 'qwixx', mode: 'bots' }],
  [['new', 'qwixx', 'public'], 'make', { game: 'qwixx', mode: 'public' }],
  [['learn', 'qwixx', 'rules', 'r1'], 'learn', { game: 'qwixx', page: 'rules', rule: 'r1' }],
])('the address of %j is a screen', (parts, name, props) => {
  expect(routeOf(parts)).toEqual({ name, props });
});

test.each(['match', 'm', 'table', 'screen', 'pad', 'nowhere'])(
  '/%s alone is no screen',
  (first) => {
    expect(routeOf([first])).toEqual({ name: 'unknown', props: {} });
  },
);

test.each(['replay', 'analysis', 'join', 'learn', 'household'])('/%s needs no name', (first) => {
  expect(routeOf([first]).name).toBe(first);
});
