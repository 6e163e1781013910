import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { madeUp } from '#testing/languages/made-up.ts';
import { filesOf } from '#testing/languages/make.ts';
import { freePort } from '#testing/port.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SHIPPED = ['bin', 'bots', 'cli', 'engine', 'fair', 'games', 'kits', 'lab', 'launch'];
const COPIED = [...SHIPPED, 'protocol', 'server', 'ui', 'web', 'package.json', 'vite.config.ts'];
const SETTINGS = globSync('tsconfig*.json', { cwd: ROOT });
const LANGUAGES = 'engine/languages.json';

/** A copy of the project in which somebody has done what docs/translate.md says. */
function translatedCopy(): string {
  // Within the project, so that it finds the packages.
  mkdirSync(path.join(ROOT, '.node'), { recursive: true });
  const copy = mkdtempSync(path.join(ROOT, '.node/language-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const each of [...COPIED, ...SETTINGS])
    cpSync(path.join(ROOT, each), path.join(copy, each), { recursive: true });

  const languages = JSON.parse(readFileSync(path.join(copy, LANGUAGES), 'utf8'));
  const more = { ...languages, pl: { name: 'Øžëñ', locale: 'pl' } };
  writeFileSync(path.join(copy, LANGUAGES), JSON.stringify(more));
  for (const [file, content] of filesOf(copy)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), content);
  }
  for (const file of globSync('{engine,games,kits,server,web}/**/pl.json', { cwd: copy })) {
    const texts: Record<string, string> = JSON.parse(readFileSync(path.join(copy, file), 'utf8'));
    const spelt = Object.entries(texts).map(([key, text]) => [key, madeUp(text)]);
    writeFileSync(path.join(copy, file), JSON.stringify(Object.fromEntries(spelt)));
  }
  return copy;
}

/** What the copy runs: it builds itself and serves. */
const PROGRAM = `
import { buildApp } from '#server/app.ts';
import { ensureBuilt } from '#server/build/build.ts';
import { listen } from '#server/listen.ts';
const app = await buildApp({ site: await ensureBuilt(() => undefined), version: 'test' });
await listen(app, { host: '127.0.0.1', port: Number(process.argv[2]) });
process.stdout.write('open');
`;

async function served(copy: string): Promise<string> {
  const port = await freePort();
  writeFileSync(path.join(copy, 'serve.js'), PROGRAM);
  const server = spawn(process.execPath, ['serve.js', `${port}`], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  onTestFinished(async () => {
    server.kill();
    await ended;
  });
  const [said] = await Promise.race([once(server.stdout, 'data'), ended]);
  expect(String(said)).toBe('open');
  return `http://localhost:${port}`;
}

const english = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(ROOT, file, 'en.json'), 'utf8'));

test('a fourth language is data: it is chosen, and the app speaks it', async () => {
  const address = await served(translatedCopy());
  const page = await visit({ path: `${address}/settings` });
  await page.getByLabel('Language').selectOption('Øžëñ');
  await page.locator('html[lang=pl]').waitFor();
  const texts = english('web/texts');
  await page.goto(`${address}/`);
  await page.getByText(madeUp(texts['home.title']!)).waitFor();

  await page.goto(`${address}/new/encore/solo`);
  const start = madeUp(english('web/screens/texts')['setup.start']!);
  await page.getByRole('button', { name: start, exact: true }).click();
  const roll = page.getByRole('button', { name: madeUp(texts['table.roll']!), exact: true });
  await roll.waitFor();
  // Boxes are told by the face, colours by the rules that several games share.
  const colour = madeUp(english('kits/grid/texts')['colour.box.R']!);
  await page.locator(`.table-sheet [data-mark][aria-label*=", ${colour},"]`).first().waitFor();
});
