import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Crash, ScreenName } from '#protocol/crash.ts';
import { ensureBuilt } from '#server/build/build.ts';
import { ROOT } from '../files.ts';

// Ways to make parts of the app throw. What is thrown says `planted`, so that tests forgive it.

/** Where the shell loads each screen from, and under which name. */
const LAZY = /(\w+): (?:lazy|apart)\(\(\) => import\('\.\.\/([^']+)'\)\.then\(\(m\) => m\.(\w+)\)/g;

export interface Chunk {
  readonly screen: string;
  /** The address of its script. */
  readonly file: string;
  readonly component: string;
}

/** The scripts of all screens that are loaded when wanted, as the shell and the build name them. */
export async function screenChunks(): Promise<readonly Chunk[]> {
  const site = await ensureBuilt(() => undefined);
  const manifest = JSON.parse(readFileSync(path.join(site, '.vite/manifest.json'), 'utf8'));
  const shell = readFileSync(new URL('web/app/shell.tsx', ROOT), 'utf8');
  return [...shell.matchAll(LAZY)].map(([, screen = '', source = '', component = '']) => ({
    screen,
    file: `/${manifest[source].file}`,
    component,
  }));
}

/** Lets the component of a screen throw whenever it is drawn; its script exports nothing else. */
export async function breakScreen(page: Page, { file, component }: Chunk): Promise<void> {
  const body = `export function ${component}() { throw new TypeError('planted in a screen'); }`;
  await page
    .context()
    .route(`**${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** What a browser refuses to do from now on, until reset. */
export interface Refusal {
  /** Texts that cannot be drawn. */
  readonly texts?: readonly string[];
  /** An attribute that cannot be set. */
  readonly attribute?: string;
  /** A class that cannot be the first of an element. */
  readonly class?: string;
  /** Events that nobody can listen to on the document. */
  readonly event?: string;
}

/** Lets pages of this visitor refuse what `refuse` says. To be called before a page is opened. */
export async function mayRefuse(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const refused = (): Refusal => JSON.parse(localStorage.getItem('planted') ?? '{}');
    const fail = (): never => {
      throw new TypeError('planted in the browser');
    };
    const { createTextNode, addEventListener } = Document.prototype;
    const { setAttribute } = Element.prototype;
    Document.prototype.createTextNode = function (text) {
      return refused().texts?.includes(text) ? fail() : createTextNode.call(this, text);
    };
    Document.prototype.addEventListener = function (
      ...given: Parameters<EventTarget['addEventListener']>
    ) {
      if (refused().event === given[0]) fail();
      addEventListener.call(this, ...(given as [string, EventListener]));
    };
    Element.prototype.setAttribute = function (name, value) {
      const { attribute, class: start } = refused();
      if (name === attribute) fail();
      if (name === 'class' && start && String(value).split(' ')[0] === start) fail();
      setAttribute.call(this, name, value);
    };
  });
}

export async function refuse(page: Page, what: Refusal | undefined): Promise<void> {
  await page.evaluate((planted) => {
    localStorage.setItem('planted', JSON.stringify(planted ?? {}));
  }, what);
}

/** Collects the crashes that a page reports to the server, from now on. */
export function crashesOf(page: Page): Crash[] {
  const told: Crash[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/crashes')) told.push(request.postDataJSON());
  });
  return told;
}

/** Any address of each screen. */
export const ADDRESSES: Readonly<Record<ScreenName, string>> = {
  home: '/',
  match: '/match/solo',
  end: '/match/solo/end',
  setup: '/new/qwixx/bots',
  make: '/new/qwixx/online',
  table: '/table/AAAAAAAAAAAAAAAAAAAAAA',
  join: '/join',
  tables: '/tables',
  screen: '/screen/AAAAAAAAAAAAAAAAAAAAAA',
  carry: '/carry',
  replay: '/replay',
  analysis: '/analysis/solo',
  learn: '/learn/qwixx',
  pad: '/pad/pad',
  dice: '/dice/qwixx',
  settings: '/settings',
  matches: '/matches',
  household: '/household',
  privacy: '/privacy',
  unknown: '/nowhere/at/all',
};
