import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { buildApp } from '#server/app.ts';
import { ensureBuilt } from '#server/build/build.ts';
import { addWorker } from '#server/build/worker.ts';
import { listen } from '#server/listen.ts';
import { findKeepingChromium } from '../chromium.ts';
import { freePort } from '../port.ts';

/** A server of a test's own, which it may stop, or start again with another build. */
export interface Served {
  readonly address: string;
  readonly port: number;
  stop(): Promise<void>;
  /** Serves this build on the same port. */
  startAgain(site: string): Promise<void>;
}

export async function serve(): Promise<Served> {
  let app = await buildApp({ site: await ensureBuilt(() => undefined), version: 'test' });
  const { port } = await listen(app, { host: '127.0.0.1', port: await freePort() });
  onTestFinished(() => app.close());
  return {
    address: `http://localhost:${port}`,
    port,
    stop: () => app.close(),
    async startAgain(site) {
      await app.close();
      app = await buildApp({ site, version: 'next' });
      await listen(app, { host: '127.0.0.1', port });
    },
  };
}

/** The next build of the app: like this one, but these parts of it have other names. */
export async function nextBuild(renamed: RegExp): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dicepad-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(await ensureBuilt(() => undefined), folder, { recursive: true });
  for (const packed of globSync('**/*.{br,gz}', { cwd: folder })) rmSync(path.join(folder, packed));
  const files = globSync('**/*.{js,css,html}', { cwd: folder }).filter((file) => file !== 'sw.js');
  const names = files.map((file) => path.basename(file)).filter((name) => renamed.test(name));
  if (names.length === 0) throw new Error(`the build has no ${renamed.source}`);
  for (const file of files) {
    const whole = path.join(folder, file);
    const text = readFileSync(whole, 'utf8');
    const next = names.reduce((all, name) => all.replaceAll(name, nextName(name)), text);
    rmSync(whole);
    writeFileSync(path.join(path.dirname(whole), rename(names, file)), next);
  }
  await addWorker(folder);
  return folder;
}

function rename(names: readonly string[], file: string): string {
  const name = path.basename(file);
  return names.includes(name) ? nextName(name) : name;
}

function nextName(name: string): string {
  return name.replace(/\.(\w+)$/, '-next.$1');
}

/** A browser of a test's own, with a profile on the disk, that can be killed like a machine. */
export interface OwnBrowser {
  readonly browser: Browser;
  kill(): Promise<void>;
}

export async function startBrowser(
  profile: string,
  more: readonly string[] = [],
): Promise<OwnBrowser> {
  const { executablePath, args } = await findKeepingChromium();
  // As wide as a laptop: in a low window a tip for newcomers lies on the sheet.
  const look = ['--headless=new', '--window-size=1280,900'];
  const flags = [...look, '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(executablePath, [...args, ...flags, ...more, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await endpointOf(child));
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const isGone = once(child, 'exit');
    child.kill('SIGKILL');
    await isGone;
  };
  onTestFinished(kill);
  return { browser, kill };
}

export function newProfile(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dicepad-profile-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A browser says on which address it listens to tests. */
async function endpointOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const part of child.stderr!) {
    said += part;
    const found = /ws:\/\/\S+/.exec(said);
    if (found) {
      child.stderr!.resume();
      return found[0];
    }
  }
  throw new Error(`the browser did not start: ${said}`);
}
