import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { buildApp } from './app.ts';
import { compress } from './build/compress.ts';

const PAGE = `<!doctype html><title>Dicepad</title>${'<p>box</p>'.repeat(100)}`;
const SCRIPT = 'roll();'.repeat(100);
const HTML = { accept: 'text/html,application/xhtml+xml' };

const folder = temporaryFolder();
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  const site = path.join(folder, 'site');
  const older = path.join(folder, 'older');
  write(site, 'index.html', PAGE);
  write(site, 'sw.js', SCRIPT);
  write(site, 'manifest.webmanifest', '{}');
  write(site, 'assets/app-1.js', SCRIPT);
  write(site, 'assets/font-1.woff2', 'font');
  write(site, '.vite/manifest.json', '{}');
  write(older, 'assets/app-0.js', 'old()');
  write(older, 'index.html', 'old page');
  write(folder, 'secret.txt', 'secret');
  await compress(site);
  app = await buildApp({ site, older: [older], version: '1.2.3' });
  return () => app.close();
});

function write(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function get(url: string, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({ url, headers });
}

test('/health has the version', async () => {
  const answer = await get('/health');
  expect(answer.json()).toEqual({ status: 'ok', version: '1.2.3' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['/', '/health', '/assets/app-1.js', '/nothing', '/%E0%A4%A'])(
  '%s comes with the security headers',
  async (url) => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('camera=()');
  },
);

describe('files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'application/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    [
      '/assets/app-1.js',
      'application/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/assets/font-1.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('%s has its type and may be kept as long as its name lasts', async (url, type, kept) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { statusCode, headers } = await get(url, { 'accept-encoding': encoding });
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        type,
        kept,
      ]);
    }
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('go out as %s to clients that accept it', async (encoding, unpack) => {
    const { headers, rawPayload } = await get('/assets/app-1.js', { 'accept-encoding': encoding });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
    expect(rawPayload.length).toBeLessThan(SCRIPT.length / 4);
    expect(unpack(rawPayload).toString()).toBe(SCRIPT);
  });

  test('go out uncompressed to clients that accept nothing else', async () => {
    const { headers, payload } = await get('/assets/app-1.js');
    expect([headers['content-encoding'], payload]).toEqual([undefined, SCRIPT]);
  });

  test('are not sent again to clients that have them', async () => {
    const { etag } = (await get('/')).headers;
    expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  test('of older builds are there for pages that are still open', async () => {
    expect((await get('/assets/app-0.js')).payload).toBe('old()');
    expect((await get('/')).payload).toBe(PAGE);
  });
});

describe('addresses of the app’s own screens', () => {
  test.each(['/match/abc', '/replay/2?step=3', '/a.b/c'])('%s gets the page', async (url) => {
    const { statusCode, headers, payload } = await get(url, HTML);
    expect([statusCode, payload, headers['cache-control']]).toEqual([200, PAGE, 'no-cache']);
  });

  test('get it compressed', async () => {
    const { headers, rawPayload } = await get('/match/abc', { ...HTML, 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(PAGE);
  });

  test.each([
    ['a script', '/match/abc.js', {}],
    ['an asset of no build', '/assets/app-9.js', HTML],
  ])('are not those of %s', async (_, url, headers) => {
    const answer = await get(url, headers);
    expect([answer.statusCode, answer.payload]).toEqual([404, 'There is nothing here.\n']);
  });

  test('cannot be written to', async () => {
    const answer = await app.inject({ method: 'POST', url: '/match/abc', headers: HTML });
    expect(answer.statusCode).toBe(404);
  });
});

describe('nothing leads out of the build', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/.vite/manifest.json',
    '/assets/app-1.js.br',
    '/index.html%00.txt',
    '/%E0%A4%A',
  ])('%s', async (url) => {
    const { statusCode, payload } = await get(url);
    expect([400, 404]).toContain(statusCode);
    expect(payload).toMatch(/^(There is nothing here|This request makes no sense)/);
  });
});

test('a fault of ours is reported, not shown', async () => {
  const faults: Error[] = [];
  const faulty = await buildApp({
    site: path.join(folder, 'site'),
    version: '1',
    onFault: (error) => faults.push(error),
  });
  faulty.get('/fault', () => {
    throw new Error('a secret');
  });
  const { statusCode, payload } = await faulty.inject('/fault');
  expect([statusCode, payload]).toEqual([500, 'The server made a mistake. Please try again.\n']);
  expect(faults.map(({ message }) => message)).toEqual(['a secret']);
});

test('under /api an internal error and an unreadable address are answered in JSON', async () => {
  const faulty = await buildApp({ site: path.join(folder, 'site'), version: '1' });
  faulty.get('/api/fault', () => {
    throw new Error('a secret');
  });
  const answer = await faulty.inject('/api/fault');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    why: 'fault',
    sentence: 'The server made a mistake. Please try again.',
  });
  const unread = await faulty.inject('/api/%E0%A4%A');
  expect([unread.statusCode, unread.json().why]).toEqual([400, 'shape']);
  expect(unread.headers['x-content-type-options']).toBe('nosniff');
});
