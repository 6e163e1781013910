import { expect, test } from 'vitest';
import { diceWords } from '#engine/dice.ts';
import { GAMES } from '#games/index.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import type { Device } from '#server/socket/testing.ts';
import { DESKTOP, visit } from '#testing/browser/app.ts';
import { playUntil, seesStep } from '#testing/browser/online-play.ts';
import { begun, finished, openTable } from '#testing/browser/online-tables.ts';
import { signIn } from '#testing/browser/somebody.ts';
import { LONG, TIMEOUT } from '#testing/long.ts';

const STEPS = LONG ? 1_000_000 : 5;

test.each(LONG ? GAMES.map(({ id }) => id) : ['encore-plus', 'choice'])(
  'people with real dice on their table play %s, each on their own device',
  async (game) => {
    const [lea, tom] = [await visit(), await visit({ size: DESKTOP })];
    const [leas, toms] = [await signIn(lea, 'Lea'), await signIn(tom, 'Tom')];
    const { id } = await begun(leas, { game, dice: 'real', standIn: 3600 }, [toms]);
    for (const each of [lea, tom]) {
      await each.goto(`/table/${id}`);
      await each.locator('.dice-pad').waitFor();
    }
    // Anybody may enter real dice, but nobody is told that they rolled.
    await lea.getByText('Tap what you rolled').waitFor();
    await tom.getByText('Tap what Lea rolled').waitFor();
    await tom.getByText('Anyone at the table can enter it.').waitFor();
    const tv = await visit({ path: `/screen/${id}`, size: DESKTOP });
    const spectator = await visit();
    await openTable(spectator, id);
    for (const [page, head] of [
      [lea, '.table-bar'],
      [spectator, '.table-bar'],
      [tv, '.big-bar'],
    ] as const) {
      await page.locator(head).getByText('Real dice', { exact: true }).waitFor();
    }
    await Promise.all([playUntil(lea, STEPS), playUntil(tom, STEPS, false)]);
    if (LONG) {
      const ends = [lea, tom].map((page) => page.getByRole('button', { name: 'See the score' }));
      await Promise.all(ends.map((each) => each.waitFor()));
    } else await seesStep(tom, STEPS);
    await lea.getByRole('button', { name: 'Menu' }).click();
    await lea.getByRole('button', { name: 'Were the dice fair?' }).click();
    expect(await lea.locator('.proof').innerText()).toContain('This table rolls real dice');
  },
  LONG ? TIMEOUT : undefined,
);

test('the score of a match with real dice says so, and that of another does not', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, { game: 'qwixx', dice: 'real' });
  const device = await lea.connect(id);
  await playReal(device, randomFrom('real'));
  await device.close();
  const mark = page.locator('.end-bar').getByText('Real dice', { exact: true });
  await page.goto(`/table/${id}`);
  await mark.waitFor();
  const other = await finished(lea, { game: 'qwixx' });
  await page.goto(`/table/${other.id}`);
  await page.locator('.end-bar').waitFor();
  expect(await mark.count()).toBe(0);
});

/** Plays a seat to the end, and enters all dice. */
async function playReal(device: Device, random: Random): Promise<void> {
  for (;;) {
    const { next, step } = await device.until(() => device.view);
    if (next.for === 'nobody') return;
    if (next.for === 'dice') {
      const faces = next.dice.map((die) => random.below(die.faces.length));
      const words = diceWords(next.dice, faces);
      await device.ask({ type: 'roll', id: `r${step}`, step, words });
    } else {
      const wish = device.wish(random);
      if (wish) await device.ask(wish);
    }
    await device.until(() => device.view!.step > step);
  }
}
