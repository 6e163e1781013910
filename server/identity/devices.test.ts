import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { device, EMMA, identityTests, NOW, visitor } from './testing.ts';

const tests = identityTests(temporaryFolder());
const { start, time } = tests;

/** Somebody with two devices. */
async function twice() {
  const app = await start();
  const one = await device(app);
  const { link } = (await one.ask('POST', '/me/carry')).json();
  const two = visitor(app);
  time.now = NOW + 1000;
  await two.ask('POST', '/carry', { secret: link.split('#')[1] });
  time.now = NOW;
  return { app, one, two };
}

test('all devices are listed, the last used first, without anything that opens a door', async () => {
  const { one, two } = await twice();
  const list = await one.ask('GET', '/me/sessions');
  const { sessions } = list.json();
  expect(sessions).toMatchObject([
    { created: NOW + 1000, isThis: false },
    { created: NOW, isThis: true },
  ]);
  expect(list.payload).not.toContain(one.jar.get('dicepad'));
  expect(list.payload).not.toContain(two.jar.get('dicepad'));
});

test('another device is signed out, and stays out', async () => {
  const { one, two } = await twice();
  const [{ id }] = (await one.ask('GET', '/me/sessions')).json().sessions;
  expect((await one.ask('DELETE', `/me/sessions/${id}`)).statusCode).toBe(204);
  expect((await two.ask('GET', '/me')).json()).toEqual({ player: null });
  expect((await one.ask('DELETE', `/me/sessions/${id}`)).json()).toMatchObject({ why: 'missing' });
});

test('signing this device out takes its cookie', async () => {
  const { one, two } = await twice();
  const { sessions } = (await one.ask('GET', '/me/sessions')).json();
  const own = sessions.find(({ isThis }: { isThis: boolean }) => isThis);
  expect((await one.ask('DELETE', `/me/sessions/${own.id}`)).statusCode).toBe(204);
  expect(one.jar.size).toBe(0);
  expect((await two.ask('GET', '/me')).json().player).toMatchObject({ name: 'Max' });
});

test('all others are signed out at once, with links that are still open; tokens stay', async () => {
  const { app, one, two } = await twice();
  const { token } = (await one.ask('POST', '/me/tokens')).json();
  const { link } = (await two.ask('POST', '/me/carry')).json();
  expect((await one.ask('DELETE', '/me/sessions')).statusCode).toBe(204);
  expect((await two.ask('GET', '/me')).json()).toEqual({ player: null });
  const late = await visitor(app).ask('POST', '/carry', { secret: link.split('#')[1] });
  expect(late.statusCode).toBe(410);
  expect((await one.ask('GET', '/me')).json().player).toMatchObject({ name: 'Max' });
  expect((await visitor(app, token).ask('GET', '/me')).json().player).toMatchObject({
    name: 'Max',
  });
});

test('nobody signs out others, and tools see no devices', async () => {
  const { app, one } = await twice();
  const emma = await device(app, EMMA);
  const [{ id }] = (await one.ask('GET', '/me/sessions')).json().sessions;
  expect((await emma.ask('DELETE', `/me/sessions/${id}`)).statusCode).toBe(404);
  const made = (await one.ask('POST', '/me/tokens')).json();
  expect((await one.ask('DELETE', `/me/sessions/${made.id}`)).statusCode).toBe(404);
  const tool = visitor(app, made.token);
  for (const [method, path] of [
    ['GET', '/me/sessions'],
    ['DELETE', '/me/sessions'],
    ['DELETE', `/me/sessions/${id}`],
  ] as const) {
    expect((await tool.ask(method, path)).json()).toMatchObject({ why: 'tool' });
    expect((await visitor(app).ask(method, path)).json()).toMatchObject({ why: 'nobody' });
  }
});
