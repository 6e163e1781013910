import { expect, test } from 'vitest';
import { served } from './testing/served.ts';
import { Device, Person } from './testing.ts';

const server = served();
const marksOf = (device: Device) => device.until(() => device.of('marks').at(-1)?.marks);

test('people are known again by a mark, at another table and under another name, by each by another', async () => {
  const [lea, tom, zoe] = await Promise.all(
    ['Lea', 'Tom', 'Zoe'].map((name) => Person.come(server, name)),
  );
  const { id } = await lea!.make(server, { game: 'qwixx' });
  for (const each of [tom!, zoe!]) await each.table(server, 'POST', `/tables/${id}/seats`, {});
  await lea!.table(server, 'POST', `/tables/${id}/seats`, { bot: 'greedy' });
  const leas = await marksOf(await lea!.connect(server, id));
  expect(leas).toEqual([null, expect.any(String), expect.any(String), null]);
  expect(leas[1]).not.toBe(leas[2]);
  const zoes = await marksOf(await zoe!.connect(server, id));
  expect(zoes[2]).toBeNull();
  expect(zoes[1]).not.toBe(leas[1]);
  const visitor = await marksOf(await Device.open(server, id));
  expect(visitor[1]).not.toBe(leas[1]);

  const next = await tom!.make(server, { game: 'qwixx' });
  await tom!.ask(server, 'POST', '/me', { name: 'Tim', stamp: 'owl' });
  const there = await lea!.connect(server, next.id);
  expect(await marksOf(there)).toEqual([leas[1]]);
  await zoe!.table(server, 'POST', `/tables/${next.id}/seats`, {});
  await there.until(() => there.of('marks').at(-1)?.marks.length === 2);
  expect(await marksOf(there)).toEqual([leas[1], leas[2]]);
});

test('who has left a match is told which seat they may have back, until the next one', async () => {
  const [lea, tom] = [await Person.come(server, 'Lea'), await Person.come(server, 'Tom')];
  const { id } = await lea.make(server, { game: 'qwixx' });
  await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  await lea.table(server, 'POST', `/tables/${id}/begin`);
  const toms = await tom.connect(server, id);
  const former = () => toms.of('welcome').at(-1)?.former;
  await toms.until(() => toms.seat === 1);
  expect(former()).toBeUndefined();
  await tom.table(server, 'DELETE', `/tables/${id}/seats/1`);
  await toms.until(() => former() === 1);
  await lea.table(server, 'POST', `/tables/${id}/vote`, { agrees: true });
  const leas = await lea.connect(server, id);
  await leas.until(() => leas.table?.state === 'over');
  await lea.table(server, 'POST', `/tables/${id}/again`);
  await toms.until(() => former() === undefined);
});
