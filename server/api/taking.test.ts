import { expect, test } from 'vitest';
import { RATES } from '../limits/rates.ts';
import { NO_RATES } from '../limits/testing.ts';
import { served } from '../socket/testing/served.ts';
import { Person, type Place } from '../socket/testing.ts';

const server = served();
const strict = served({ rates: { ...NO_RATES, takeSeat: RATES.takeSeat } });

/** A match of Lea, Tom and a bot. */
async function begun(at: Place) {
  const [lea, tom, zoe] = [
    await Person.come(at, 'Lea'),
    await Person.come(at, 'Tom'),
    await Person.come(at, 'Zoe'),
  ];
  const { id } = await lea.make(at, { game: 'qwixx' });
  await tom.table(at, 'POST', `/tables/${id}/seats`, {});
  await lea.table(at, 'POST', `/tables/${id}/seats`, { bot: 'greedy' });
  await lea.table(at, 'POST', `/tables/${id}/begin`);
  const take = (who: Person, seat: number) => who.ask(at, 'POST', `/tables/${id}/seats`, { seat });
  const leave = (who: Person, seat: number) =>
    who.table(at, 'DELETE', `/tables/${id}/seats/${seat}`);
  return { lea, tom, zoe, take, leave };
}

test('whoever may not have a seat is told which one they may', async () => {
  const { lea, tom, zoe, take, leave } = await begun(server);
  const refused = async (who: Person, seat: number) => {
    const answer = await take(who, seat);
    expect(answer.status).toBe(409);
    return (await answer.json()).sentence;
  };
  const why = 'This seat doesn’t exist, or it isn’t yours.';
  expect(await refused(zoe, 0)).toBe(`${why} You may take 2.`);
  expect(await refused(lea, 2)).toBe(`${why} You sit in seat 0.`);
  await leave(tom, 1);
  expect(await refused(zoe, 0)).toBe(`${why} You may take one of 1, 2.`);
  expect(await refused(tom, 2)).toBe(`${why} You may take 1.`);
  await take(zoe, 1);
  expect(await refused(tom, 2)).toBe(`${why} You may only have seat 1 back, and not now.`);
  const max = await Person.come(server, 'Max');
  await take(max, 2);
  expect(await refused(await Person.come(server, 'Ben'), 2)).toBe(`${why} None may be taken now.`);
});

test('nobody takes a bot’s seat and leaves it over and over', async () => {
  const { zoe, take, leave } = await begun(strict);
  const { most } = RATES.takeSeat;
  for (let times = 0; times < most; times++) {
    expect((await take(zoe, 2)).status).toBe(200);
    await leave(zoe, 2);
  }
  expect((await take(zoe, 2)).status).toBe(429);
});
