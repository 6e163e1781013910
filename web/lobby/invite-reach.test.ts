import { expect, test } from 'vitest';
import { reachOf } from './invite-reach.ts';

const page = (address: string) => new URL(address);
const NEARBY = ['http://192.168.1.20:4321/', 'http://[fd00::2]:4321/'];

test.each(['http://localhost:4321', 'http://127.0.0.1:4321', 'http://[::1]:4321'])(
  'others reach %s by the best address of the network',
  (origin) => {
    expect(reachOf(page(origin), NEARBY)).toEqual({
      kind: 'nearby',
      origin: 'http://192.168.1.20:4321',
    });
  },
);

test('a page that others reach stays where it is, whatever the server says', () => {
  const origin = 'https://dice.example';
  expect(reachOf(page(origin), NEARBY)).toEqual({ kind: 'here', origin });
});

test('a computer in no network is reached by nobody, which is said once it is known', () => {
  const origin = 'http://localhost:4321';
  expect(reachOf(page(origin), undefined)).toEqual({ kind: 'here', origin });
  expect(reachOf(page(origin), [])).toEqual({ kind: 'nowhere', origin });
});
