import { expect, onTestFinished, test } from 'vitest';
import type { People } from '#protocol/company.ts';
import { localBroker } from '../broker/local.ts';
import { Census, NOBODY } from './census.ts';
import { MOST_PROCESSES, REFRESH, TRUST } from './presence.ts';
import { serveApart } from './testing/apart.ts';
import { Device, Person, type Place } from './testing.ts';

/** Processes count every second. */
const SOON = { timeout: 20_000 };

function three() {
  const broker = localBroker();
  const time = { now: 0 };
  const processes = [0, 7, MOST_PROCESSES - 1].map(
    (process) => new Census({ broker, process, clock: () => time.now }),
  );
  return { broker, time, processes };
}

test('people of all processes are counted by each', async () => {
  const { processes } = three();
  processes[0]!.set({ waiting: 1, playing: 40, watching: 0, others: 0 });
  processes[1]!.set({ waiting: 0, playing: 2, watching: 3, others: 0 });
  processes[2]!.set({ waiting: 100_000, playing: 0, watching: 0, others: 0 });
  for (const each of processes) {
    await expect
      .poll(() => each.people)
      .toEqual({ waiting: 100_001, playing: 42, watching: 3, others: 0 });
  }
});

test('a process that stops takes its people along at once, one that was killed later', async () => {
  const { time, processes } = three();
  const [one, two, three_] = processes;
  two!.set({ waiting: 5, playing: 0, watching: 0, others: 0 });
  three_!.set({ waiting: 0, playing: 2, watching: 0, others: 0 });
  await expect.poll(() => one!.people).toEqual({ waiting: 5, playing: 2, watching: 0, others: 0 });
  two!.close();
  await expect.poll(() => one!.people).toEqual({ ...NOBODY, playing: 2 });
  time.now += TRUST;
  expect(one!.people).toEqual(NOBODY);
});

test('counts are published when they change, and again periodically', async () => {
  const { broker, time, processes } = three();
  const heard: number[] = [];
  broker.subscribe('people:waiting', (sent) => heard.push(sent % 2 ** 32));
  const own = { ...NOBODY, waiting: 3 };
  processes[1]!.set(own);
  processes[1]!.set(own);
  time.now += REFRESH - 1;
  processes[1]!.set(own);
  await expect.poll(() => heard).toEqual([3]);
  time.now += 1;
  processes[1]!.set(own);
  await expect.poll(() => heard).toEqual([3, 3]);
});

test('news that no process has sent count nobody', () => {
  const { broker, processes } = three();
  broker.publish('people:playing', Number.POSITIVE_INFINITY);
  broker.publish('people:playing', -1);
  expect(processes[0]!.people).toEqual(NOBODY);
});

test('two servers count their people, each once, and no screens', async () => {
  const { here, there, close } = await serveApart(Date.now);
  onTestFinished(close);
  const bothCount = async (people: People): Promise<void> => {
    const counted = async ({ address }: Place): Promise<People> =>
      (await (await fetch(`${address}/api/live`)).json()).people;
    for (const each of [here, there]) await expect.poll(() => counted(each), SOON).toEqual(people);
  };
  const [lea, tom] = [await Person.come(here, 'Lea'), await Person.come(there, 'Tom')];
  const { id } = await lea.make(here, { game: 'qwixx' });
  await tom.table(there, 'POST', `/tables/${id}/seats`, {});
  const devices = [
    await lea.connect(here, id),
    await lea.connect(here, id),
    await tom.connect(there, id),
    await Device.open(there, id, {}, '?screen'),
    await Device.open(there, id),
  ];
  // Tables that cannot be joined are not counted.
  await bothCount({ ...NOBODY, others: 3 });
  const { options } = devices[0]!.table!;
  await lea.table(here, 'PUT', `/tables/${id}/options`, { ...options, isPublic: true });
  await bothCount({ ...NOBODY, waiting: 2, others: 1 });
  await lea.table(here, 'POST', `/tables/${id}/begin`);
  await bothCount({ waiting: 0, playing: 2, watching: 1, others: 0 });
  const { token } = await (await lea.ask(here, 'POST', '/me/tokens')).json();
  await Promise.all(devices.map((each) => each.close()));
  const bot = await Device.open(here, id, { authorization: `Bearer ${token}` });
  await bothCount(NOBODY);
  await bot.close();
});
