import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { PHONE, visit } from '#testing/browser/app.ts';
import { box, cross, enterRoll, pass, takeAs } from '#testing/browser/dice.ts';
import { checkEnd } from '#testing/browser/end.ts';
import { nextMoment } from '#testing/browser/moment.ts';
import { act, answer, playToEnd } from '#testing/browser/play.ts';
import { setTable, start } from '#testing/browser/start.ts';
import { LONG } from '#testing/long.ts';

describe('pass and play', () => {
  test('between two people lies a cover; what is sealed can be changed, and nobody sees it', async () => {
    const page = await visit();
    await setTable(page, '/new/qwixx/real', { people: ['Lea', 'Tom', 'Mia'] });
    await enterRoll(page, '4 1 R3 Y2 G6 B6');
    await cross(page, 'R5');
    await page.getByRole('heading', { name: 'Pass the device to Tom' }).waitFor();
    expect(await page.locator('.table-sheet').count()).toBe(0);
    await page.getByRole('button', { name: 'Lea: change my mind' }).click();
    await cross(page, 'Y5');
    await takeAs(page, 'Tom');
    await page.locator('.table-player').filter({ hasText: 'Lea' }).click();
    const sheet = page.locator('.other-sheet');
    await sheet.getByLabel(/^Yellow 5/).waitFor();
    expect(await sheet.getByLabel(/, crossed$/).count()).toBe(0);
    await page.keyboard.press('Escape');
    await pass(page);
    await takeAs(page, 'Mia');
    await cross(page, 'G5');
    await takeAs(page, 'Lea');
    await box(page, 'Y5').and(page.getByLabel('Yellow 5, crossed')).waitFor();
    expect(await box(page, 'R5').and(page.getByLabel('Red 5, crossed')).count()).toBe(0);
  });

  test('each player in their own language', async () => {
    const page = await visit({ path: '/new/qwixx/pass' });
    await page.getByLabel('Name at seat 2').fill('Zoé');
    await page.getByRole('button', { name: 'Change or remove Zoé' }).first().click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Language/)
      .selectOption('Français');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('on this device · Français').waitFor();
    await start(page);
    await page.getByRole('button', { name: 'Roll the dice' }).click();
    await pass(page);
    await page.locator('.hand-over .primary').click();
    await page.locator('html[lang="fr"]').waitFor();
    await page.getByRole('button', { name: 'Annuler' }).waitFor();
    await pass(page);
    await page.locator('.hand-over .primary').click();
    await page.locator('html[lang="en"]').waitFor();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
  });

  if (LONG) {
    test('three people play a whole match', async () => {
      const page = await visit();
      await setTable(page, '/new/choice/pass', { people: ['Lea', 'Tom', 'Mia'] });
      await playToEnd(page, 'taps', 1500);
      await checkEnd(page);
    });
  }
});

describe('alone', () => {
  const solo = GAMES.filter(({ players }) => players.min === 1).map(({ id }) => id);

  test.each(LONG ? solo : ['choice'])('%s solo, to the end', async (id) => {
    const page = await visit();
    await setTable(page, `/new/${id}/solo`);
    await playToEnd(page, 'taps');
    const match = await checkEnd(page);
    expect(match.players).toEqual(['Lea']);
  });

  test('against five bots', async () => {
    const page = await visit({ size: PHONE });
    await setTable(page, '/new/encore/bots', { bots: 5 });
    await page.locator('.table-player').nth(4).waitFor();
    if (LONG) {
      await playToEnd(page, 'taps');
      await checkEnd(page);
    } else {
      for (let acts = 0; acts < 3; acts++) await act(page);
    }
  });
});

test('together: a team behind its goal agrees on penalties', async () => {
  const page = await visit({ path: '/new/encore-coop/solo' });
  await page.getByRole('radio', { name: 'Real ones' }).check();
  await start(page);
  let penalties = 0;
  for (let moment = await nextMoment(page); moment.asked !== 'over'; ) {
    if (moment.asked === 'decision') {
      penalties++;
      // Nobody loses anything that nobody has chosen.
      expect(await page.locator('.coop-penalty .button.primary').count()).toBe(0);
    }
    await answer(page, 'taps', moment);
    moment = await nextMoment(page, moment);
  }
  expect(penalties).toBeGreaterThan(0);
  await checkEnd(page);
  await page.getByRole('heading', { name: 'Mission failed. Next time!' }).waitFor();
});
