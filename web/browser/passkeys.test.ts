import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { addAuthenticator } from '#testing/browser/authenticator.ts';

function send(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(`/api${path}`, {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body }),
      });
      return { status: answer.status, json: answer.status === 204 ? null : await answer.json() };
    },
    [method, path, body && JSON.stringify(body)] as const,
  );
}

test('a real browser makes a passkey, and signs in with it when its cookies are gone', async () => {
  const page = await visit();
  await addAuthenticator(page);
  const made = await send(page, 'POST', '/me', { name: 'Lea', stamp: 'fox' });
  const { json: options } = await send(page, 'POST', '/me/passkeys/options');
  const created = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
    const key = await navigator.credentials.create({ publicKey });
    return (key as PublicKeyCredential).toJSON();
  }, options);
  expect((await send(page, 'POST', '/me/passkeys', created)).status).toBe(201);

  await page.context().clearCookies();
  expect((await send(page, 'GET', '/me')).json).toEqual({ player: null });
  const { json: asked } = await send(page, 'POST', '/passkeys/options');
  const signed = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
    const key = await navigator.credentials.get({ publicKey });
    return (key as PublicKeyCredential).toJSON();
  }, asked);
  const back = await send(page, 'POST', '/passkeys', signed);
  expect([back.status, back.json.player]).toEqual([200, made.json.player]);
  expect((await send(page, 'GET', '/me')).json.player).toEqual(made.json.player);
});

test('the pages for people are the server’s, not the app’s', async () => {
  const page = await visit();
  for (const [path, heading] of [
    ['/statistics', 'Every face ever rolled here'],
    ['/api', 'The API of Dicepad'],
  ] as const) {
    await page.goto(path);
    expect(await page.locator('h1').textContent()).toContain(heading);
  }
});
