import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitScreen } from '#testing/browser/app.ts';
import { opened, SOLO } from '#testing/browser/matches.ts';
import { nextMoment } from '#testing/browser/moment.ts';
import { pencilChoice } from '#testing/browser/play.ts';
import { choosing, played, rolling } from '#testing/browser/played.ts';
import { press } from '#testing/browser/press.ts';
import { SCREENS } from '#testing/browser/screens.ts';
import { LONG } from '#testing/long.ts';

const MOVING = { calm: false };

/** Names of the running animations, optionally of one kind. */
function running(page: Page, kind?: 'forever'): Promise<readonly string[]> {
  return page.evaluate(
    (wanted) =>
      document
        .getAnimations()
        .filter((each): each is CSSAnimation => each instanceof CSSAnimation)
        .filter(({ playState }) => playState === 'running')
        .filter(
          ({ effect }) =>
            wanted === undefined || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
        )
        .map(({ animationName }) => animationName),
    kind,
  );
}

/** Lets every animation take this many times as long, so that nobody has to be quick. */
async function slowDown(page: Page, times: number): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Animation.enable');
  await tools.send('Animation.setPlaybackRate', { playbackRate: 1 / times });
}

test('what is decided is drawn in ink', async () => {
  const page = await opened(await played({ ...SOLO, until: choosing(2) }), MOVING);
  const moment = await nextMoment(page);
  expect((await pencilChoice(page, moment)).isReady).toBe(true);
  await slowDown(page, 200);
  await press(page, '.dock-actions .button:last-child');
  await expect.poll(() => running(page)).toContain('box-ink');
});

test('with reduced motion neither is seen', async () => {
  const page = await opened(await played({ ...SOLO, until: rolling(2) }), { calm: true });
  const before = await nextMoment(page);
  await slowDown(page, 200);
  await press(page, '.table-dock .button.wide');
  await nextMoment(page, before);
  expect((await running(page)).filter((name) => name !== 'appear')).toEqual([]);
});

test('boxes breathe when a player hesitates, and rest when the choice goes on', async () => {
  const match = await played({ ...SOLO, game: 'qwixx', seats: 2, until: choosing(2) });
  const page = await opened(match, MOVING);
  const breathing = async () => (await running(page)).includes('qx-breathe');
  expect(await breathing()).toBe(false);
  await expect.poll(breathing, { timeout: 5000 }).toBe(true);
  await press(page, '.table-sheet [data-open]');
  await expect.poll(breathing).toBe(false);
});

/** Somebody who thinks, and what is being loaded. */
const MAY_LAST = /^(?:thinking|skeleton)$/;
/** Boxes that can be chosen, for a few breaths. */
const BREATHES = /^(?:box|qx|hexagon)-breathe$/;
const KINDS = LONG
  ? /^(?:home|settings|matches|table-(?:encore|qwixx|choice)-choosing|waiting|end-encore)$/
  : /^(?:home|table-qwixx-choosing|waiting)$/;

test.each(SCREENS.map(({ name }) => name).filter((name) => KINDS.test(name)))(
  'nothing moves forever but what waits for somebody: %s',
  async (name) => {
    const page = await visitScreen(name, { settings: MOVING });
    const lasting = async () =>
      (await running(page, 'forever')).filter((each) => !MAY_LAST.test(each));
    expect(await lasting()).toEqual([]);
    const passing = async () =>
      (await running(page)).filter((each) => !MAY_LAST.test(each) && !BREATHES.test(each));
    await expect.poll(passing).toEqual([]);
  },
);
