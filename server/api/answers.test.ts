import { expect, test } from 'vitest';
import type { z } from 'zod';
import { served } from '../socket/testing/served.ts';
import { begunTable } from '../socket/testing.ts';
import { OPERATIONS } from './operations/index.ts';

const server = served();

/** Passkeys need a browser; what is done at one table answers as the making of it does. */
const ELSEWHERE = /passkey|\{id\}/;

test('what is answered is what is described, field by field', async () => {
  const { id, lea, tom, leas, toms } = await begunTable(server, { game: 'qwixx' });
  await Promise.all([leas.play('Lea'), toms.play('Tom')]);
  const seen = new Set<string>();
  const ask = async (method: 'get' | 'post', path: string, body?: object) => {
    const answer = await lea.ask(server, method.toUpperCase(), path, body);
    const told = await answer.json();
    const operation = OPERATIONS.find((each) => each.method === method && each.path === path)!;
    const { gives } = operation;
    if (typeof gives !== 'object') throw new Error(`${path} gives ${gives}`);
    expect((gives as z.ZodType).safeParse(told).error?.issues, path).toBeUndefined();
    const { status = 200 } = operation;
    expect(status === '2XX' ? 200 : status, path).toBe(answer.status);
    seen.add(`${method} ${path}`);
    return told;
  };

  const { table } = await ask('post', '/tables', { options: { game: 'encore', isPublic: true } });
  await ask('post', '/join', { code: table.code });
  await ask('post', '/players/block', { table: id, seat: 1 });
  await ask('post', '/me', { name: 'Lea', stamp: 'fox', language: 'de' });
  await ask('post', '/me/tokens');
  for (const { method, path, gives } of OPERATIONS) {
    if (method === 'get' && typeof gives === 'object' && !ELSEWHERE.test(path)) {
      await ask('get', path);
    }
  }
  // The device becomes another one by it: the last thing to ask.
  const { link } = await ask('post', '/me/carry');
  await ask('post', '/carry', { secret: link.split('#')[1] });

  const due = OPERATIONS.filter(
    ({ gives, path }) => typeof gives === 'object' && !ELSEWHERE.test(path),
  );
  expect([...seen].toSorted()).toEqual(
    due.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
  expect(await (await tom.ask(server, 'GET', '/me/tables')).json()).toEqual({ tables: [] });
});
