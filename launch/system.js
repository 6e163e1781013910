// What the tests use of the system: programs that no package brings, or only slower ones.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.js';
import { Interrupted, say } from './failure.js';

const REDIS = ['redis-server', 'valkey-server'];
const PYTHON = ['python3'];
const PYTHON_PACKAGE = { debian: 'python3', brew: 'python' };
const REDIS_PACKAGE = { debian: 'redis-server', brew: 'redis' };

/** The same browser without windows: a third less work, but it keeps no profile. */
export const WINDOWLESS = 'chromium-headless-shell';
export const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/**
 * Browsers that are on no PATH.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ELSEWHERE = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

const BROWSER_PACKAGE = { debian: `chromium ${WINDOWLESS}`, brew: '--cask google-chrome' };

/** @returns {string | undefined} */
export function findRedis() {
  return findProgram(REDIS);
}

/** @returns {string | undefined} */
export function findPython() {
  return findProgram(PYTHON);
}

/**
 * The Chromium named by CHROMIUM, or the first of these that the system has.
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function findBrowser(names) {
  const named = process.env.CHROMIUM;
  return (
    named || findProgram(names) || ELSEWHERE[process.platform]?.find((file) => existsSync(file))
  );
}

/** Whether the tests in a browser can run: in one of the system, or in the one from a package. */
export function canHaveBrowser() {
  return hasOwnBrowser() || hasPackedBrowser();
}

function hasOwnBrowser() {
  return findBrowser([WINDOWLESS, ...BROWSERS]) !== undefined;
}

/** Whether a package brings a Chromium for this machine. */
export function hasPackedBrowser() {
  return process.platform === 'linux' && process.arch === 'x64';
}

/** @param {readonly string[]} names */
function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file));
}

/**
 * The parts that cannot run here, and what could be quicker, each with the command that changes it.
 * @param {boolean} hasUsedBrowser
 */
export function shortcomings(hasUsedBrowser) {
  const missing = [
    ...(findRedis() ? [] : [NO_REDIS, `To run them too: ${installing(REDIS_PACKAGE)}`]),
    ...(findPython() ? [] : [NO_PYTHON, `To run it too: ${installing(PYTHON_PACKAGE)}`]),
    ...(canHaveBrowser() ? [] : [NO_BROWSER, `To run them too: ${installing(BROWSER_PACKAGE)}`]),
  ];
  const isSlow = hasUsedBrowser && !hasOwnBrowser();
  const slower = isSlow
    ? [SLOW_BROWSER, `To make them faster: ${installing(BROWSER_PACKAGE)}`]
    : [];
  return { missing, slower };
}

const NO_REDIS =
  'Not run: the tests against a real Redis (all files named redis.test.ts): no redis-server found.';
const NO_PYTHON = 'Not run: the test of the Python bot (docs/python.test.ts): no python3 found.';
const NO_BROWSER = 'Not run: the browser tests: no Chromium or Chrome found.';
const SLOW_BROWSER =
  'The browser tests used a Chromium from an npm package; the system’s is faster.';

/** @param {{ readonly debian: string, readonly brew: string }} names */
function installing({ debian, brew }) {
  if (process.platform === 'darwin') return `brew install ${brew}`;
  const sudo = isRoot() ? '' : 'sudo ';
  if (isDebian()) return `${sudo}apt-get update && ${sudo}apt-get install ${debian}`;
  return `install ${debian} with the system's package manager`;
}

/**
 * Installs what is missing, where that is Debian and we are root. For CI alone.
 * @param {boolean} [mayInstall]
 */
export async function installMissing(mayInstall = isDebian() && isRoot()) {
  const wanted = [
    ...(findRedis() ? [] : [REDIS_PACKAGE.debian]),
    ...(findPython() ? [] : [PYTHON_PACKAGE.debian]),
    ...(findBrowser(BROWSERS) ? [] : ['chromium']),
    ...(findBrowser([WINDOWLESS]) ? [] : [WINDOWLESS]),
  ];
  if (wanted.length === 0 || !mayInstall) return;
  say(`CI=true: installing ${wanted.join(', ')} with apt-get ...`);
  await apt('update');
  for (const name of wanted) await apt('install', '--yes', '--no-install-recommends', name);
}

/**
 * Failures are printed; the end of the run lists what is missing because of them.
 * @param {readonly string[]} args
 */
async function apt(...args) {
  let said = '';
  const hear = (/** @type {string} */ text) => {
    said += text;
  };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { stdio: ['ignore', 'ignore', 'pipe'], env };
  const ending = await run('apt-get', ['--quiet=2', ...args], options, hear).catch((error) => {
    hear(error.message);
    return { code: 1, signal: null, asked: undefined };
  });
  if (ending.asked) throw new Interrupted(ending.asked);
  if (ending.code !== 0) say(`apt-get ${args.join(' ')}: ${said.trim()}`);
}

function isDebian() {
  return existsSync('/etc/debian_version');
}

function isRoot() {
  return process.getuid?.() === 0;
}
