import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { visit, visitScreen } from '#testing/browser/app.ts';
import { allHeard, arrives, boxes, dice, hears, here, listen } from '#testing/browser/reader.ts';
import { LONG } from '#testing/long.ts';

/** More taps than any choice takes. */
const MOST_TAPS = 8;
/** The long form plays whole matches. */
const OWN_ROLLS = LONG ? Number.POSITIVE_INFINITY : 2;
const QUIET =
  /^(?:Pass|Let it go|Take a penalty|Finish with 1 cross|Keep all|Use no dice|Miss \d|No bomb)/;

/** The short form has the games with most to hear: a team's, and one whose dice are rolled again. */
const READ = GAMES.filter(({ id }) => LONG || ['encore-coop', 'choice'].includes(id));

describe.each(READ.map(({ id }) => ({ id })))('without seeing the screen, $id', ({ id }) => {
  test('turns are played by roles, names and what is announced', async () => {
    const page = await sitDown(id);
    for (let rolls = 0; rolls < OWN_ROLLS; ) {
      const asked = await nextAsked(page);
      if (asked === 'over') {
        await readEnd(page);
        break;
      }
      if (asked === 'roll') {
        await roll(page);
        rolls++;
      } else if (asked === 'team') await agree(page);
      else await choose(page);
      await arrives(page, /./);
    }
    await hears(page, 0, /^Pip rolled: .+\.$/);
    expect(await allHeard(page)).toContainEqual({ how: 'assertive', text: 'Your turn.' });
  });

  test('a box that cannot be chosen says why, and what may be done is answered', async () => {
    const page = await visitScreen(`table-${id}`, {});
    const title = (await page.locator('#table-note b').textContent())!;
    await listen(page);
    const why = await findRefused(page);
    const asked = (await allHeard(page)).length;
    await page.keyboard.press('w');
    expect((await hears(page, asked, /./)).text).toBe(why);
    await page.keyboard.press('Space');
    const refused = await hears(page, asked + 1, /./);
    expect(refused).toEqual({ how: 'assertive', text: why });
    await page.keyboard.press('s');
    const answer = await hears(page, asked + 2, /./);
    expect(answer.text.slice(0, title.length)).toBe(title);
    const lines = page.getByRole('dialog', { name: 'What can I do?' }).getByRole('listitem');
    const told = async () => (await lines.allTextContents()).join(' ');
    await expect.poll(told).toBe(answer.text);
    await page.keyboard.press('Escape');
    await lines.first().waitFor({ state: 'detached' });
    expect((await here(page)).why).toBe(why);

    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.getByRole('button', { name: 'What can I do?' }).press('Enter');
    expect((await hears(page, asked + 3, /./)).text).toBe(answer.text);
    await expect.poll(told).toBe(answer.text);
    await page.keyboard.press('Escape');
    await arrives(page, /^Menu$/);
  });
});

test('the player who takes the device is told what to do', async () => {
  const page = await sitDown('qwixx', 'pass');
  await roll(page);
  await decide(page);
  const cover = page.getByRole('button', { name: /^I’m / });
  await arrives(page, /^I’m /);
  expect((await here(page)).why).toMatch(/^Pass the device to /);
  const { length } = await allHeard(page);
  await cover.press('Enter');
  await hears(page, length, /, it’s your turn\.$/);
  await arrives(page, /^(?:Tap|White)/);
});

/** The end is announced, and the score can be read line by line. */
async function readEnd(page: Page): Promise<void> {
  await dock(page).getByRole('button', { name: 'See the score', exact: true }).press('Enter');
  const score = page.getByRole('table');
  await score.waitFor();
  expect(await score.getByRole('rowheader').count()).toBeGreaterThan(2);
  expect(await score.getByRole('columnheader', { name: 'Lea' }).count()).toBe(1);
}

async function sitDown(id: string, mode = 'bots'): Promise<Page> {
  const page = await visit({ path: `/new/${id}/${mode}` });
  const start = page.getByRole('button', { name: 'Start' });
  await start.waitFor();
  await listen(page);
  await start.press('Enter');
  await hears(page, 0, /Your roll\.$/);
  return page;
}

/** Rolls, and reads every die by the name of its button. */
async function roll(page: Page): Promise<void> {
  const { length } = await allHeard(page);
  await page.getByRole('button', { name: 'Roll the dice' }).press('Enter');
  const { how, text } = await hears(page, length, /^You rolled: .+\./);
  expect(how).toBe('polite');
  await dice(page).first().waitFor();
  for (const die of await dice(page).all()) {
    expect(text).toContain((await die.getAttribute('aria-label'))!);
    expect(await die.getAttribute('aria-pressed')).toBe('false');
  }
}

/** Decides, and reads what everybody did once the last one has decided. */
async function choose(page: Page): Promise<void> {
  const { length } = await allHeard(page);
  await decide(page);
  await hears(page, length, /^You (?!rolled)[^.]+\./);
}

/** The team crosses out jokers or discards a die as proposed, and reads what has gone. */
async function agree(page: Page): Promise<void> {
  const { length } = await allHeard(page);
  await confirm(page).press('Enter');
  await hears(page, length, /crossed out: .+\.|die is out of the game\.$/);
}

/** Chooses boxes that are called possible until the last button is ready, else passes. */
async function decide(page: Page): Promise<void> {
  const { length } = await allHeard(page);
  for (let taps = 0; taps < MOST_TAPS && !(await isReady(page)); taps++) {
    const box = boxes(page, 'may').first();
    if ((await box.count()) === 0) break;
    const said = (await allHeard(page)).length;
    await box.press('Space');
    await hears(page, said, /\.$/);
    await arrives(page, /pencil/);
  }
  const button = (await isReady(page)) ? confirm(page) : quiet(page);
  await button.press('Enter');
  const sure = page.getByRole('button', { name: 'Yes, really' });
  if ((await sure.count()) > 0) {
    expect((await hears(page, length, /Tap again if you mean it\.$/)).how).toBe('assertive');
    await sure.press('Enter');
  }
}

function dock(page: Page) {
  return page.getByRole('region', { name: 'Your choice' });
}

function confirm(page: Page) {
  return dock(page).getByRole('button').last();
}

function quiet(page: Page) {
  return dock(page).getByRole('button', { name: QUIET });
}

async function isReady(page: Page): Promise<boolean> {
  return (await confirm(page).getAttribute('aria-disabled')) === 'false';
}

/** What can be asked for, by a button that only then is there. */
const WAYS = {
  over: 'See the score',
  roll: 'Roll the dice',
  team: /^(?:Cross out \d jokers?|Give up a (?:colour|number) die)$/,
  choose: 'Undo',
} as const;

/** Waits until the one at the device is asked for something. */
async function nextAsked(page: Page): Promise<keyof typeof WAYS> {
  const button = (way: keyof typeof WAYS) =>
    dock(page).getByRole('button', { name: WAYS[way], exact: true });
  const ways = ['over', 'roll', 'team', 'choose'] as const;
  await ways
    .map(button)
    .reduce((one, other) => one.or(other))
    .first()
    .waitFor();
  for (const way of ways) if ((await button(way).count()) > 0) return way;
  throw new Error('the prompt is gone');
}

/** Goes through the boxes to one that cannot be chosen, and reads why. */
async function findRefused(page: Page): Promise<string> {
  for (const box of await boxes(page, 'may not').all()) {
    await box.focus();
    const { why } = await here(page);
    if (why !== '') return why;
  }
  throw new Error('every box can be chosen');
}

test.each([
  ['replay-encore', 'Moment and speed'],
  ['dice-encore', 'Dice'],
  ['pad-encore', 'Points and undo'],
])('the foot of the screen %s is called what it holds', async (screen, name) => {
  const page = await visitScreen(screen, {});
  await page.getByRole('region', { name, exact: true }).waitFor();
  expect(await dock(page).count()).toBe(0);
});
