import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { arrives } from '#testing/browser/reader.ts';
import { LONG } from '#testing/long.ts';

/** A puzzle of each game, and its text for screen readers; the short form has two. */
const PUZZLES = [
  {
    path: '/learn/encore/puzzles#split',
    told: [
      'Würfel: orangefarbener Würfel, roter Würfel, blauer Würfel, 4, 1 und 2.',
      'Die Wahl: Orange und 4; G2 orange; H2 orange; I5 orange; J5 orange.',
      'Dort schon eingetragen: H6 gelb; I6 gelb mit Stern.',
    ],
  },
  {
    path: '/learn/choice/puzzles#sum',
    told: [
      'Würfel: Grün 6, Grün 1 und Gelb 2.',
      'Die Wahl: Ringfeld 5 ankreuzen, gelb; 6 und 1 zusammenzählen und die 7 markieren, neben 12, 1 und 3.',
      'Dort ist noch nichts eingetragen.',
    ],
  },
  {
    path: '/learn/encore-plus/puzzles#few',
    told: ['Die Wahl: Spezialwürfel: Bombe; K4 grün; L5 rot mit goldenem Würfel.'],
  },
  {
    path: '/learn/encore-coop/puzzles#oneForAll',
    told: ['Die Wahl: Mia streicht 6 Joker; Tom streicht keinen Joker; Lea streicht keinen Joker.'],
  },
  {
    path: '/learn/qwixx/puzzles#red',
    told: ['Die Wahl: Rot 6 ankreuzen.', 'Dort schon eingetragen: Rot 5; Rot 7.'],
  },
] as const;

/** All that a screen reader finds on a page, as the browser hands it over. */
async function readOut(page: Page): Promise<readonly string[]> {
  const tools = await page.context().newCDPSession(page);
  const { nodes } = await tools.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, name }) => (ignored ? [] : [String(name?.value ?? '')]));
}

test.each(LONG ? PUZZLES : PUZZLES.slice(0, 2))(
  'a puzzle can be solved without seeing it: $path',
  async ({ path, told }) => {
    const page = await visit({ path, language: 'de' });
    await page.locator('.learn-answers').waitFor();
    const heard = await readOut(page);
    expect(told.filter((sentence) => !heard.includes(sentence))).toEqual([]);
  },
);

test('what is shown and what was tried are described box by box', async () => {
  const page = await visit({ path: '/learn/encore#touch' });
  await page.locator('.learn-examples').waitFor();
  const heard = (await readOut(page)).join('\n');
  expect(heard).toContain('Mia: I5 orange; J5 orange; J6 orange.');
  expect(heard).toContain('The choice: orange and 3; I5 orange; K5 orange; J6 orange.');
});

test('whose sheet is shown is said where it is not the reader’s', async () => {
  const page = await visit({ path: '/learn/qwixx#miss' });
  await page.locator('.learn-stage').getByText('Tom’s sheet', { exact: true }).waitFor();
});

test('leaving a try by the arrow keys goes on from the heading', async () => {
  const page = await visit({ path: '/learn/encore#choose' });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await arrives(page, /cross off two orange boxes/);
  await page.keyboard.press('ArrowRight');
  await arrives(page, /^Start in column H$/);
});

test('a rule that there is not is said to be none, and other words find those that are meant', async () => {
  const page = await visit({ path: '/learn/encore/rules/Z9', language: 'fr' });
  await page.getByRole('alert').getByText('Ce jeu n’a pas de règle Z9.').waitFor();
  await page.getByRole('textbox', { name: 'Chercher dans les règles' }).fill('diagonale');
  await page.getByRole('link', { name: 'Règle E9' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(2);
});

test('a rule is found however its name is written', async () => {
  const page = await visit({ path: '/learn/encore/rules/e9' });
  await arrives(page, /Where to start/);
  expect(await page.getByText('no rule e9').count()).toBe(0);
});
