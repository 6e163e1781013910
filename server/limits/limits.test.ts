import type { FastifyServerOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { createLimits } from './limits.ts';
import { RATES } from './rates.ts';
import { done, limited } from './testing.ts';

test.each([
  ['makePlayer', 60],
  ['carry', 10],
  ['joinByCode', 60],
  ['anything', 1500],
] as const)('%s: %i from one address', async (act, most) => {
  const app = limited(createLimits());
  expect(await done(app, `/${act}`, most + 10)).toBe(most);
  expect(await done(app, `/${act}`, 1, '10.0.0.2')).toBe(1);
});

test.each(['makeTable', 'makeToken'])(
  '%s: ten a minute by one player, wherever they are',
  async (act) => {
    const app = limited(createLimits());
    expect(await done(app, `/${act}/max`, 6, '10.0.0.1')).toBe(6);
    expect(await done(app, `/${act}/max`, 6, '10.0.0.2')).toBe(4);
    expect(await done(app, `/${act}/emma`, 1, '10.0.0.1')).toBe(1);
  },
);

describe('codes: two hundred wrong ones a minute for everybody together', () => {
  /** Tries so many, one after the other. */
  async function guessed(app: ReturnType<typeof limited>, count: number, from: string) {
    let heard = 0;
    for (let tries = 0; tries < count; tries += 1) {
      heard += await done(app, '/joinByCode?failing', 1, from);
    }
    return heard;
  }
  const { overall, most } = RATES.joinByCode;

  test('beyond the limit an address with failures is refused, even with a right code', async () => {
    const app = limited(createLimits());
    let heard = 0;
    for (let house = 1; house <= 4; house += 1) heard += await guessed(app, 50, `10.0.0.${house}`);
    expect(heard).toBe(overall);
    expect(await guessed(app, 1, '10.0.0.1')).toBe(0);
    expect(await done(app, '/joinByCode', 1, '10.0.0.1')).toBe(0);
    // Each who comes new has one attempt, and no more.
    expect(await guessed(app, 5, '10.0.0.5')).toBe(1);
  });

  test('an address without a failure is still served', async () => {
    const app = limited(createLimits());
    for (let house = 1; house <= 4; house += 1) await guessed(app, 60, `10.0.0.${house}`);
    expect(await done(app, '/joinByCode', 30, '10.0.1.1')).toBe(30);
  });

  test('right ones, however many, use nothing up', async () => {
    const app = limited(createLimits());
    for (let house = 1; house <= 10; house += 1) {
      expect(await done(app, '/joinByCode', 50, `10.0.0.${house}`)).toBe(50);
    }
    expect(await guessed(app, most, '10.0.1.1')).toBe(most);
  });

  test('from one household, in any of its networks, count as one address’s', async () => {
    const app = limited(createLimits());
    let heard = 0;
    for (const network of ['0', '1', 'a0', 'ff']) {
      heard += await guessed(app, 55, `2001:db8:7:${network}::1`);
    }
    expect(heard).toBe(most);
    expect(await done(app, '/joinByCode', 1, '2001:db8:8::1')).toBe(1);
    expect(await done(app, '/joinByCode', 1, '203.0.113.50')).toBe(1);
  });
});

test('a school class behind one address becomes thirty players who join by a code, all at once', async () => {
  const app = limited(createLimits());
  expect(await done(app, '/makePlayer', 30)).toBe(30);
  expect(await done(app, '/joinByCode', 30)).toBe(30);
  expect(await done(app, '/anything', 900)).toBe(900);
});

test('all addresses of one household count as one', async () => {
  const app = limited(createLimits());
  expect(await done(app, '/carry', 8, '2001:db8:1:2::1')).toBe(8);
  expect(await done(app, '/carry', 8, '2001:db8:1:3:ffff::9')).toBe(2);
  expect(await done(app, '/carry', 8, '2001:db8:1:103::1')).toBe(8);
});

test('a refusal says how long to wait', async () => {
  const app = limited(
    createLimits({ rates: { ...RATES, carry: { by: 'address', most: 0, minutes: 1 } } }),
  );
  const answer = await app.inject('/carry');
  const seconds = Number(answer.headers['retry-after']);
  expect(answer.statusCode).toBe(429);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(answer.json()).toEqual({
    why: 'often',
    sentence: `That was too often. Wait ${seconds} s and try again.`,
  });
});

describe('on a real socket', () => {
  async function doneVia(options: FastifyServerOptions, forwarded: (index: number) => string) {
    const app = limited(createLimits(), options);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    try {
      let count = 0;
      for (let index = 0; index < 15; index += 1) {
        const headers = { 'x-forwarded-for': forwarded(index) };
        if ((await fetch(`${address}/carry`, { headers })).ok) count += 1;
      }
      return count;
    } finally {
      await app.close();
    }
  }

  test('nobody escapes by inventing an address', async () => {
    expect(await doneVia({}, (index) => `10.0.0.${index}`)).toBe(10);
  });

  test('behind a trusted proxy, addresses are those it names', async () => {
    expect(await doneVia({ trustProxy: 'loopback' }, (index) => `10.0.0.${index}`)).toBe(15);
  });

  test('behind a trusted proxy, nobody escapes by inventing more in front', async () => {
    const invented = (index: number) => `10.0.0.${index}, 203.0.113.7`;
    expect(await doneVia({ trustProxy: 'loopback' }, invented)).toBe(10);
  });
});
