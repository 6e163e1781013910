import { expect, test } from 'vitest';
import { localBroker } from '../broker/local.ts';
import type { TableDocument } from '../tables/document.ts';
import { Attendance, MOMENT } from './attendance.ts';
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

/** Lea's table by way of one process, at a time that the test sets; `standIn` is in seconds. */
function alone(standIn: number) {
  const time = { now: 0 };
  const parts = { broker: localBroker(), process: 1, clock: () => time.now };
  const attendance = new Attendance('t', parts, QUIET);
  const table = {
    state: 'playing',
    options: { standIn },
    seats: ['Lea', 'Tom'].map((name) => ({ kind: 'person', name })),
  } as unknown as TableDocument;
  return { time, attendance, table };
}

test('nobody waits for those who read an old result longer than a moment, however long seats are kept', () => {
  const { time, attendance, table } = alone(3600);
  attendance.set([at(0), at(1, true)]);
  expect(attendance.awayUntil(table, 1)).toBe(MOMENT);
  attendance.set([at(0)]);
  expect(attendance.awayUntil(table, 1)).toBe(3_600_000);
  const quick = { ...table, options: { ...table.options, standIn: 5 } };
  attendance.set([at(0), at(1, true)]);
  expect(attendance.awayUntil(quick, 1)).toBe(5000);
  time.now = MOMENT;
  expect([...attendance.presence(table).stoodIn]).toEqual([1]);
  attendance.close();
});

test('people are absent when they were not there for a moment, also while their seat is kept', () => {
  const { time, attendance, table } = alone(3600);
  attendance.set([at(0), at(1)]);
  time.now = 1000;
  attendance.set([at(0)]);
  const absent = (now: number) => {
    time.now = now;
    return [...attendance.presence(table).absent];
  };
  expect(absent(1000 + MOMENT - 1)).toEqual([]);
  expect(absent(1000 + MOMENT)).toEqual([1]);
  expect([...attendance.presence(table).stoodIn]).toEqual([]);
  // Whoever reads an old result is connected, and can be called.
  attendance.set([at(0), at(1, true)]);
  expect(absent(1000 + 2 * MOMENT)).toEqual([]);
  attendance.close();
});
