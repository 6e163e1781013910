import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BROWSERS, findBrowser, hasPackedBrowser, WINDOWLESS } from '../launch/system.js';

export interface Chromium {
  readonly executablePath: string;
  readonly args: string[];
}

/** No sandbox, because tests may run as root; no talk with anybody but the page. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const PACKAGE = '@sparticuz/chromium';
const CACHE = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url));

/** A Chromium for tests: the one in CHROMIUM, the system's, or the one inside a package. */
export function findChromium(): Promise<Chromium> {
  return found([WINDOWLESS, ...BROWSERS]);
}

/** One that keeps its profile, where the system has such a one. */
export function findKeepingChromium(): Promise<Chromium> {
  return found([...BROWSERS, WINDOWLESS]);
}

async function found(names: readonly string[]): Promise<Chromium> {
  return { executablePath: findBrowser(names) ?? (await unpacked()), args: [...ARGS] };
}

/** Unpacks the packed browser, once, with the libraries that a bare system lacks. */
async function unpacked(): Promise<string> {
  const starter = path.join(CACHE, 'start');
  if (existsSync(starter)) return starter;
  if (!hasPackedBrowser()) {
    throw new Error('There is no Chromium or Chrome here. Install one, or name one in CHROMIUM.');
  }
  mkdirSync(path.dirname(CACHE), { recursive: true });
  const staging = mkdtempSync(`${CACHE}-`);
  try {
    await unpackInto(staging);
    writeFileSync(path.join(staging, 'fonts/fonts.conf'), FONTS);
    writeFileSync(path.join(staging, 'start'), STARTER);
    chmodSync(path.join(staging, 'start'), 0o755);
    renameSync(staging, CACHE);
  } catch (error) {
    // Another test may have been quicker.
    if (!existsSync(starter)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return starter;
}

/** The package unpacks into the folder for temporary files; only there does it add libraries. */
async function unpackInto(folder: string): Promise<void> {
  const script = `(await import('${PACKAGE}')).default.executablePath()`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: path.dirname(fileURLToPath(import.meta.url)),
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  });
}

/** The system's own libraries go first. Fonts are lent only where there are none. */
const STARTER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
system=/lib/x86_64-linux-gnu:/usr/lib/x86_64-linux-gnu:/usr/lib64
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$system:$here/al2023/lib"
[ -d /usr/share/fonts ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

/** The package's own list of folders fits one hosting service alone. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(CACHE, 'fonts')}</dir>
  <cachedir>${path.join(CACHE, 'fonts-cache')}</cachedir>
</fontconfig>
`;
