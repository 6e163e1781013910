import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { startProgram } from '#server/faults/testing/program.ts';
import { DESKTOP, PHONE, visit } from '#testing/browser/app.ts';
import { checkEnd, replayed } from '#testing/browser/end.ts';
import { playUntil, seesStep, stepOf } from '#testing/browser/online-play.ts';
import { begun, openTable } from '#testing/browser/online-tables.ts';
import { signIn } from '#testing/browser/somebody.ts';
import { LONG, TIMEOUT } from '#testing/long.ts';

const END = 1_000_000;
/** In everyday runs one game is played to its end. */
const SHORT = ['qwixx'];

/** What a browser says of a network that is cut on purpose. */
const CUT = /WebSocket|ERR_|Failed to load resource/;

const visitor = (address: string, name: string, size = PHONE): Promise<Page> =>
  visit({ address, size, settings: { name }, isKept: true, forgiven: CUT });

test.each(LONG ? GAMES.map(({ id }) => id) : SHORT)(
  'three people and a spectator play %s, through reload, network cut and a killed server',
  async (game) => {
    const server = await startProgram();
    onTestFinished(() => server.close());
    const lea = await visitor(server.url, 'Lea');
    const tom = await visitor(server.url, 'Tom');
    const mia = await visitor(server.url, 'Mia', DESKTOP);
    const spectator = await visitor(server.url, '', DESKTOP);
    const people = [lea, tom, mia];
    const all = [...people, spectator];
    const others = [await signIn(tom, 'Tom'), await signIn(mia, 'Mia')];
    const table = await begun(await signIn(lea, 'Lea'), { game, standIn: 3600 }, others);
    await Promise.all(all.map((each) => openTable(each, table.id)));
    const play = (step: number) => Promise.all(people.map((each) => playUntil(each, step)));
    const watching = spectator.getByText('You’re watching Lea');
    expect(await watching.isVisible()).toBe(true);

    await play(3);
    await lea.reload();
    await play(5);

    await tom.context().setOffline(true);
    await tom.getByText(/^Reconnecting…/).waitFor();
    await Promise.all([
      play(7),
      tom
        .context()
        .setOffline(false)
        .then(() => tom.getByText(/^Reconnecting…/).waitFor({ state: 'detached' })),
    ]);

    await server.stop();
    for (const page of all) await page.getByText(/^Reconnecting…/).waitFor();
    const step = await stepOf(spectator);
    const going = play(END);
    await server.start();
    await going;
    await seesStep(spectator, step);
    await sameEnd(server.url, all, table.match!);
  },
  LONG ? TIMEOUT : undefined,
);

/** All sides have the same record, it is the server's, and its dice can be proven. */
async function sameEnd(address: string, all: readonly Page[], match: string): Promise<void> {
  for (const page of all) await page.getByRole('button', { name: 'See the score' }).waitFor();
  const record = await (await fetch(`${address}/api/matches/${match}/record`)).text();
  const told = replayed(record);
  expect(verify(told).kind).toBe('right');
  expect(record).toContain('Dice-Seat-1: ');
  for (const page of all) {
    const shown = await checkEnd(page);
    expect(shown.entries).toEqual(told.entries);
    expect(shown.remarks).toEqual(told.remarks);
    await page.getByRole('button', { name: 'Were the dice fair?' }).click();
    const rolls = told.entries.filter(({ kind }) => kind === 'roll').length;
    await page.getByText(`All ${rolls} rolls are right.`).waitFor();
    await page.keyboard.press('Escape');
  }
}
