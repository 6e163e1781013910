import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { serveFiles } from './files.ts';

const PAGE = '<!doctype html><title>Dicepad</title>';
const app = fastify();

beforeAll(async () => {
  const site = temporaryFolder();
  mkdirSync(path.join(site, 'assets'));
  writeFileSync(path.join(site, 'index.html'), PAGE);
  writeFileSync(path.join(site, 'assets', 'app-1.js'), 'roll()');
  await serveFiles(app, site, []);
  return () => app.close();
});

const SCREENS = [
  '/table/K3J4h5g6F7d8S9a0Q1w2E3',
  '/join',
  '/join/sun%20leaf',
  '/tables',
  '/tables/',
];
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('the address of a screen', () => {
  test.each(
    SCREENS.flatMap((url) => [HTML, '*/*', 'image/png, */*', undefined].map((to) => [url, to])),
  )('%s is a page to clients that accept %s', async (url, accept) => {
    const headers = accept === undefined ? {} : { accept };
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: `${url}?from=a.b`, headers });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(answer.payload).toBe(method === 'GET' ? PAGE : '');
    }
  });

  test.each(['image/png', 'application/json', 'text/css', ''])(
    'is none to clients that accept only %j',
    async (accept) => {
      const { statusCode } = await app.inject({ url: '/tables', headers: { accept } });
      expect(statusCode).toBe(404);
    },
  );

  test('cannot be written to', async () => {
    expect((await app.inject({ method: 'POST', url: '/tables' })).statusCode).toBe(404);
  });
});

describe('nothing is', () => {
  test.each([
    '/table/app.js',
    '/favicon.png',
    '/.env',
    '/table/.git/config.txt',
    '/assets/app-2.js',
    '/assets/app',
    '/assets',
    '/api',
    '/api/tables/nowhere',
    '/api?x=/tables',
  ])('%s', async (url) => {
    for (const headers of [{}, { accept: '*/*' }]) {
      const { statusCode, payload } = await app.inject({ url, headers });
      expect([statusCode, payload]).toEqual([404, 'There is nothing here.\n']);
    }
  });

  test.each(['/assets/app-2.js', '/api/nothing'])('%s, for a browser either', async (url) => {
    expect((await app.inject({ url, headers: { accept: HTML } })).statusCode).toBe(404);
  });
});
