import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newTab } from '#testing/browser/app.ts';
import { keptMatch } from '#testing/browser/kept.ts';
import { BOT, opened, replays, SOLO, visitorWith } from '#testing/browser/matches.ts';
import { atStep, nextMoment } from '#testing/browser/moment.ts';
import { act, pencilChoice } from '#testing/browser/play.ts';
import { choosing, played, rolling } from '#testing/browser/played.ts';
import { LONG } from '#testing/long.ts';
import type { SavedMatch } from '../store/saved.ts';

test('two tabs on one match: the quicker counts, both show the same', async () => {
  const one = await opened(await played({ ...SOLO, until: rolling(1) }));
  const other = await newTab(one.context(), '/match/solo');
  const tabs = [one, other];
  for (let rounds = 0; rounds < (LONG ? 20 : 4); rounds++) {
    const { entries } = await keptMatch(one, 'solo');
    const moment = await nextMoment(one);
    if (moment.asked === 'over') break;
    await atStep(other, moment.step);
    for (const tab of tabs) await pencilChoice(tab, await nextMoment(tab));
    await Promise.all(tabs.map((tab) => race(tab, moment.step)));
    if ((await one.getByText('Tap again if you mean it.').count()) > 0) {
      await Promise.all(tabs.map((tab) => race(tab, moment.step)));
    }
    for (const tab of tabs) await atStep(tab, moment.step + 1);
    const after = await keptMatch(one, 'solo');
    expect(after.entries).toHaveLength(entries.length + 1);
    await replays(after);
    for (const tab of tabs) expect(await tab.getByRole('dialog').count()).toBe(0);
    const shown = await Promise.all(tabs.map((tab) => tab.locator('.table-main').innerText()));
    expect(shown[1]).toBe(shown[0]);
  }
});

/** Presses the button that would decide at this step, without waiting, so that two tabs can race. */
function race(page: Page, step: number): Promise<void> {
  return page.evaluate((wanted) => {
    if (document.querySelector<HTMLElement>('.table')?.dataset.step !== String(wanted)) return;
    const [first] = document.querySelectorAll<HTMLButtonElement>('.dock-actions .button');
    const ready = document.querySelector<HTMLButtonElement>('.dock-actions .button.primary');
    (ready ?? first)?.click();
  }, step);
}

test('two tabs with a bot at the table: every roll and every choice is written once', async () => {
  const before = await played({ ...BOT, until: choosing(1) });
  const one = await visitorWith([before]);
  const written = await watchWrites(one);
  await one.goto('/match/bot');
  const other = await newTab(one.context(), '/match/bot');
  for (let acts = 0; acts < (LONG ? 40 : 4); acts++) {
    const [tab, idle] = acts % 2 === 0 ? [one, other] : [other, one];
    await atStep(tab, (await nextMoment(idle)).step);
    if ((await act(tab)) === 'over') break;
    await atStep(idle, (await nextMoment(tab)).step);
  }
  const deeds = ({ entries, sealed }: SavedMatch) => entries.length + sealed.length;
  const added = async () => deeds(await keptMatch(one, 'bot')) - deeds(before);
  await expect.poll(async () => (await added()) - written.length).toBe(0);
  expect(written.length).toBeGreaterThan(4);
  expect(written).toEqual(written.map((_, i) => before.revision + 1 + i));
  await replays(await keptMatch(one, 'bot'));
  for (const tab of [one, other]) expect(await tab.getByRole('dialog').count()).toBe(0);
});

declare global {
  interface Window {
    wrote(revision: number): void;
  }
}

/** Notes the revision of every match that any tab of this visitor writes from now on. */
async function watchWrites(page: Page): Promise<readonly number[]> {
  const revisions: number[] = [];
  const context = page.context();
  await context.exposeFunction('wrote', (revision: number) => revisions.push(revision));
  await context.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value, ...key) {
      if (this.name === 'matches') window.wrote(value.revision);
      return put.call(this, value, ...key);
    };
  });
  return revisions;
}
