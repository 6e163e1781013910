import { expect, test } from 'vitest';
import { localBroker } from '../broker/local.ts';
import type { TableDocument } from '../tables/document.ts';
import { Attendance } from './attendance.ts';
import { readCompany } from './presence.ts';

const QUIET = { onClaim: () => undefined, onChange: () => undefined };
const at = (seat: number | undefined, isLooking = false) => ({ seat, isLooking });

test('a seat is claimed once: what is said later takes it from nobody', async () => {
  const broker = localBroker();
  const claims: (readonly number[])[] = [];
  broker.subscribe('here:t', (sent) => claims.push([...readCompany(sent)!.claims]));
  const parts = { broker, process: 1, clock: () => 0 };
  const attendance = new Attendance('t', parts, QUIET);
  attendance.claim(0);
  attendance.set([at(0)]);
  attendance.set([at(0), at(undefined)]);
  await expect.poll(() => claims).toEqual([[0], []]);
  attendance.close();
});

test('a player who still looks at an old result is not at the table, and a bot plays for them', async () => {
  const broker = localBroker();
  let now = 0;
  const open = (process: number) =>
    new Attendance('t', { broker, process, clock: () => now }, QUIET);
  const [here, there] = [open(1), open(2)];
  const table = {
    state: 'playing',
    options: { standIn: 10 },
    seats: ['Lea', 'Tom', 'Zoe'].map((name) => ({ kind: 'person', name })),
  } as unknown as TableDocument;
  const seen = () =>
    [here, there].map((each) => {
      const { here, looking, stoodIn } = each.presence(table);
      return [here, looking, stoodIn].map((seats) => [...seats].sort().join());
    });
  here.set([at(0), at(1, true)]);
  there.set([at(2, true), at(2)]);
  for (const each of [here, there]) each.restart();
  await expect.poll(seen).toEqual([
    ['0,2', '1', ''],
    ['0,2', '1', ''],
  ]);
  now = 10_000;
  expect(seen()[0]).toEqual(['0,2', '1', '1']);
  // On another device, by way of another process, they have come in.
  there.set([at(2), at(1)]);
  await expect.poll(seen).toEqual([
    ['0,1,2', '', ''],
    ['0,1,2', '', ''],
  ]);
  for (const each of [here, there]) each.close();
});
