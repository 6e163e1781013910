import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Device } from '#server/socket/testing.ts';
import { visit } from '#testing/browser/app.ts';
import { playUntil } from '#testing/browser/online-play.ts';
import { begun, openTable } from '#testing/browser/online-tables.ts';
import { settled } from '#testing/browser/settled.ts';
import { signIn, somebody } from '#testing/browser/somebody.ts';

/** Tom's page at a table of Qwixx where Lea, who has no page, rolls first. */
async function toms(): Promise<{ tom: Page; lea: Device }> {
  const tom = await visit({ settings: { name: 'Tom' } });
  await tom.addInitScript(fakeNotifications);
  const host = await somebody(tom, 'Lea');
  const { id } = await begun(host, { game: 'qwixx', standIn: 3600 }, [await signIn(tom, 'Tom')]);
  const lea = await host.connect(id);
  await lea.until(() => lea.view);
  await openTable(tom, id);
  return { tom, lea };
}

/** Browsers without a screen have no notifications: these stand in the page, and can be read. */
function fakeNotifications(): void {
  const shown = new Set<string>();
  class Fake extends EventTarget {
    static permission = 'default';
    static shown = shown;
    static async requestPermission(): Promise<string> {
      Fake.permission = 'granted';
      return 'granted';
    }
    readonly text: string;
    constructor(title: string, { body }: { body: string }) {
      super();
      this.text = `${title}: ${body}`;
      shown.add(this.text);
    }
    close(): void {
      shown.delete(this.text);
    }
  }
  Object.defineProperty(globalThis, 'Notification', { value: Fake });
}

interface Badged {
  readonly badges?: readonly string[];
}

/** Whether the page is shown; other tabs and apps are no part of a test. */
async function look(page: Page, isLooking: boolean): Promise<void> {
  await page.evaluate((isShown) => {
    Object.defineProperty(document, 'hidden', { value: !isShown, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isLooking);
}

const titleOf = (page: Page) => expect.poll(() => page.title());
const iconOf = (page: Page) =>
  expect.poll(() => page.locator('link[rel="icon"]').getAttribute('href'));
const noticesOf = (page: Page) =>
  expect.poll(() =>
    page.evaluate(() => [...(Notification as unknown as { shown: Set<string> }).shown]),
  );

test('somebody who looks away is called when all wait for them; then they are asked about notifications, once', async () => {
  const { tom, lea } = await toms();
  const offer = tom.locator('.toast', { hasText: 'Shall we let you know next time?' });
  const calling = tom.waitForResponse(/\/follow-[^/]*\.js$/);
  await look(tom, false);
  await calling;
  await settled(tom);
  await titleOf(tom).toBe('Qwixx · Dicepad');
  await lea.play('roll', ({ step }) => step === 1);
  await tom.locator('.table[data-step="1"]').waitFor();
  await settled(tom);
  // Every roll asks something of everybody: nobody is called for that.
  expect(await tom.title()).toBe('Qwixx · Dicepad');
  await lea.play('white', ({ decided }) => decided.length === 1);
  await titleOf(tom).toBe('● Only you to go · Qwixx');
  await iconOf(tom).toBe('/icon-turn.svg');
  await look(tom, true);
  await titleOf(tom).toBe('Qwixx · Dicepad');
  await iconOf(tom).toBe('/icon.svg');
  expect(await offer.count()).toBe(0);
  await playUntil(tom, 2);
  await offer.waitFor();
  await noticesOf(tom).toEqual([]);
  await tom.getByRole('button', { name: 'Yes, tell me' }).click();
  await offer.waitFor({ state: 'detached' });

  await look(tom, false);
  await lea.play('colour', ({ step }) => step === 3);
  await noticesOf(tom).toEqual(['Your turn · Qwixx: Lea is waiting for you.']);
  await look(tom, true);
  await noticesOf(tom).toEqual([]);
});

test('a player who looks away while a match begins is called, too', async () => {
  const lea = await visit({ settings: { name: 'Lea' } });
  const host = await signIn(lea, 'Lea');
  const { id } = await host.make({ game: 'qwixx' });
  await (await somebody(lea, 'Tom')).sit(id);
  await lea.goto(`/table/${id}`);
  await lea.getByRole('button', { name: 'Start' }).waitFor();
  await look(lea, false);
  await host.begin(id);
  await titleOf(lea).toBe('● Your turn · Qwixx');
});

test('what a page that was killed has called by is taken back at the next start, and at every look', async () => {
  const page = await visit();
  await signIn(page, 'Lea');
  const badges = () => expect.poll(() => page.evaluate(() => (globalThis as Badged).badges));
  await page.addInitScript(() => {
    localStorage['dicepad.player'] = 'true';
    const all: string[] = [];
    Object.assign(globalThis, { badges: all });
    Object.assign(Navigator.prototype, {
      setAppBadge: async () => all.push('set'),
      clearAppBadge: async () => all.push('cleared'),
    });
  });
  await page.goto('/');
  await badges().toEqual(['cleared']);
  await look(page, false);
  await look(page, true);
  await badges().toEqual(['cleared', 'cleared']);
});

test('notifications are switched on and off in the settings, as far as the browser allows', async () => {
  const page = await visit();
  await page.addInitScript(fakeNotifications);
  await page.goto('/settings');
  const row = page.getByRole('switch', { name: 'Tell me when it’s my turn' });
  await row.check();
  await page.reload();
  // This browser has forgotten that it was allowed: nothing would come.
  expect(await row.isChecked()).toBe(false);
  await row.check();
  await row.uncheck();
  await page.evaluate(() => {
    Notification.requestPermission = async () => 'denied';
    Object.assign(Notification, { permission: 'default' });
  });
  await row.click();
  await page.getByText('Your browser blocks notifications here.').waitFor();
  expect(await row.count()).toBe(0);
});
