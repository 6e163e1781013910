import { expect, test } from 'vitest';
import { served } from './testing/served.ts';
import { begunTable, type Device, isHere, isStoodIn } from './testing.ts';

let later = 0;
const server = served({ clock: () => Date.now() + later });

const sitter = ({ table }: Device, name: string) =>
  table?.seats.find((each) => each?.kind === 'person' && each.name === name);

/** Lea and Tom after a match; Lea’s screen shows its result, and Tom wants to play again. */
async function rematch() {
  const all = await begunTable(server, { standIn: 5 });
  const { id, match, lea, tom, leas, toms } = all;
  for (const each of [leas, toms]) each.send({ type: 'shows', match });
  await Promise.all([leas.play('Lea'), toms.play('Tom')]);
  await leas.until(() => leas.table?.state === 'over');
  await tom.table(server, 'POST', `/tables/${id}/again`);
  toms.send({ type: 'shows' });
  await toms.until(() => isHere(toms, 0) && toms.table?.state === 'lobby');
  const begin = () => lea.table(server, 'POST', `/tables/${id}/begin`);
  return { ...all, begin };
}

test('the others see who is ready, and who still looks at the result', async () => {
  const { id, lea, leas, toms } = await rematch();
  await toms.until(() => sitter(toms, 'Lea'));
  expect(sitter(toms, 'Tom')).toMatchObject({ isHere: true, isLooking: false, isReady: true });
  expect(sitter(toms, 'Lea')).toMatchObject({ isHere: false, isLooking: true, isReady: false });
  leas.send({ type: 'shows' });
  await toms.until(() => isHere(toms, 1));
  await lea.table(server, 'POST', `/tables/${id}/ready`);
  await toms.until(() => toms.table!.seats[1]?.kind === 'person' && toms.table!.seats[1].isReady);
  expect(sitter(toms, 'Lea')).toMatchObject({ isHere: true, isLooking: false, isReady: true });
});

test('a match that begins without somebody is played for them until they come in', async () => {
  const { begin, leas, toms } = await rematch();
  const { match, began } = await begin();
  expect(began).toBe(1);
  await toms.until(() => toms.view?.match === match);
  await toms.ask({ type: 'roll', id: 'r', step: 0 });
  await toms.ask({ type: 'decide', text: 'pass', id: 'd', step: 1 });
  expect([isHere(toms, 1), isStoodIn(toms, 1)]).toEqual([false, false]);
  expect(toms.view!.step).toBe(1);
  later += 6000;
  await toms.until(() => isStoodIn(toms, 1));
  await toms.until(() => toms.view!.step > 1);
  leas.send({ type: 'shows', match: match! });
  await toms.until(() => isHere(toms, 1) && !isStoodIn(toms, 1));
});

test('nobody waits for a host who still reads the result', async () => {
  const { id, tom, toms } = await rematch();
  expect((await tom.ask(server, 'POST', `/tables/${id}/begin`)).status).toBe(403);
  later += 21_000;
  await toms.until(() => toms.table?.host === 0);
  expect((await tom.table(server, 'POST', `/tables/${id}/begin`)).state).toBe('playing');
});
