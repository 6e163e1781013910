import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { DESKTOP, visit } from '#testing/browser/app.ts';
import { playUntil, seesStep } from '#testing/browser/online-play.ts';
import { begun } from '#testing/browser/online-tables.ts';
import { signIn } from '#testing/browser/somebody.ts';
import { LONG, TIMEOUT } from '#testing/long.ts';

const STEPS = LONG ? 1_000_000 : 5;

test.each(GAMES.map(({ id }) => id))(
  'people with real dice on their table play %s, each on their own device',
  async (game) => {
    const [lea, tom] = [await visit(), await visit({ size: DESKTOP })];
    const [leas, toms] = [await signIn(lea, 'Lea'), await signIn(tom, 'Tom')];
    const { id } = await begun(leas, { game, dice: 'real', standIn: 3600 }, [toms]);
    for (const each of [lea, tom]) {
      await each.goto(`/table/${id}`);
      await each.locator('.dice-pad').waitFor();
    }
    // Anybody may tell what is seen, but nobody is told that they rolled.
    await lea.getByText('Tap what you rolled').waitFor();
    await tom.getByText('Tap what Lea rolled').waitFor();
    await tom.getByText('Anybody at the table may enter it.').waitFor();
    await Promise.all([playUntil(lea, STEPS), playUntil(tom, STEPS, false)]);
    if (LONG) {
      const ends = [lea, tom].map((page) => page.getByRole('button', { name: 'See the score' }));
      await Promise.all(ends.map((each) => each.waitFor()));
    } else await seesStep(tom, STEPS);
    await lea.getByRole('button', { name: 'Menu' }).click();
    await lea.getByRole('button', { name: 'Were the dice fair?' }).click();
    expect(await lea.locator('.proof').innerText()).toContain('Real dice are rolled');
  },
  LONG ? TIMEOUT : undefined,
);
