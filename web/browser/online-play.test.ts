import { expect, test } from 'vitest';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { DESKTOP } from '#testing/browser/app.ts';
import { checkEnd, replayed } from '#testing/browser/end.ts';
import {
  beginTable,
  openTable,
  playUntil,
  seesStep,
  stepOf,
  type Visitor,
  visitor,
} from '#testing/browser/online.ts';
import { startServer } from '#testing/browser/online-server.ts';
import { LONG, TIMEOUT } from '#testing/long.ts';

const END = 1_000_000;
/** In everyday runs one game is played to its end, and another for a few turns. */
const WHOLE = 'qwixx';
const SHORT = [WHOLE, 'encore-coop'];
const FEW = 9;

async function company(address: string): Promise<readonly [Visitor, Visitor, Visitor, Visitor]> {
  return [
    await visitor(address, 'Lea'),
    await visitor(address, 'Tom'),
    await visitor(address, 'Mia', DESKTOP),
    await visitor(address, undefined, DESKTOP),
  ];
}

test.each(LONG ? GAMES.map(({ id }) => id) : SHORT)(
  'three people and a spectator play %s, through reload, network cut and a killed server',
  async (game) => {
    const server = await startServer();
    const [lea, tom, mia, spectator] = await company(server.address);
    const people = [lea, tom, mia];
    const all = [...people, spectator];
    const table = await beginTable(server.address, people, { game, standIn: 3600 });
    await Promise.all(all.map((each) => openTable(each, table.id)));
    const play = (step: number) => Promise.all(people.map((each) => playUntil(each, step)));
    const watching = spectator.page.getByText('You are watching Lea');
    expect(await watching.isVisible()).toBe(true);

    await play(3);
    await lea.page.reload();
    await play(5);

    await tom.context.setOffline(true);
    await tom.page.getByText(/^Reconnecting…/).waitFor();
    await Promise.all([
      play(7),
      tom.context
        .setOffline(false)
        .then(() => tom.page.getByText(/^Reconnecting…/).waitFor({ state: 'detached' })),
    ]);

    await server.kill();
    for (const { page } of all) await page.getByText(/^Reconnecting…/).waitFor();
    const step = await stepOf(spectator.page);
    const going = play(LONG || game === WHOLE ? END : FEW);
    await server.start();
    await going;
    await seesStep(spectator.page, step);
    if (LONG || game === WHOLE) await sameEnd(server.address, all, table.match!);
    expect(all.flatMap(({ faults }) => faults)).toEqual([]);
  },
  LONG ? TIMEOUT : undefined,
);

/** All sides have the same record, it is the server's, and its dice can be proven. */
async function sameEnd(address: string, all: readonly Visitor[], match: string): Promise<void> {
  for (const { page } of all) await page.getByRole('button', { name: 'See the score' }).waitFor();
  const record = await (await fetch(`${address}/api/matches/${match}/record`)).text();
  const told = replayed(record);
  expect(verify(told).kind).toBe('right');
  expect(record).toContain('Dice-Seat-1: ');
  for (const { page } of all) {
    const shown = await checkEnd(page);
    expect(shown.entries).toEqual(told.entries);
    expect(shown.remarks).toEqual(told.remarks);
    await page.getByRole('button', { name: 'Were the dice fair?' }).click();
    const rolls = told.entries.filter(({ kind }) => kind === 'roll').length;
    await page.getByText(`All ${rolls} rolls are right.`).waitFor();
    await page.keyboard.press('Escape');
  }
}
