import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Phrase } from '#protocol/phrases.ts';
import type { Contact, Words } from '../online/connection.ts';
import { stubStorage } from '../online/testing/storage.ts';
import { wordsOf } from './words.ts';

stubStorage();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

const PEOPLE = ['Lea', 'Tom', 'Zoe', 'Max'];

/** A table as received by Lea’s device, and what is said there. */
async function table() {
  const { talkAt } = await import('./talk.ts');
  const muted = await import('./muted.ts');
  const words = signal<Words | undefined>(undefined);
  const seats = PEOPLE.map((name) => ({ kind: 'person', name, stamp: 'owl' }));
  const awaited = signal<readonly number[]>([]);
  const marks = signal<readonly (string | null)[]>(PEOPLE.map((name) => `mark of ${name}`));
  const at = signal({ seats });
  const connection = { id: 't1', words, awaited, marks, seat: signal(0), table: at };
  const talk = talkAt(connection as unknown as Contact);
  expect(talkAt(connection as unknown as Contact)).toBe(talk);
  return {
    talk,
    awaited,
    marks,
    rename: (seat: number, name: string, stamp = 'owl') => {
      at.value = { seats: seats.with(seat, { kind: 'person', name, stamp }) };
    },
    ...muted,
    hear: (seat: number, phrase: Phrase) => {
      words.value = { type: 'said', seat, phrase };
    },
    refuse: (wait: number) => {
      words.value = { type: 'unsaid', why: 'often', wait };
    },
    bubbles: () => [...talk.bubbles.value].map(([seat, { phrase }]) => [seat, phrase]),
    recent: () => talk.recent.value.map(({ name, phrase }) => `${name} ${phrase}`),
  };
}

test('each phrase stands at its speaker for four seconds, a newer one in place of an older', async () => {
  const { hear, bubbles } = await table();
  hear(1, 'luck');
  vi.advanceTimersByTime(3000);
  hear(2, 'wow');
  expect(bubbles()).toEqual([
    [1, 'luck'],
    [2, 'wow'],
  ]);
  hear(1, 'thanks');
  vi.advanceTimersByTime(1500);
  expect(bubbles()).toEqual([
    [1, 'thanks'],
    [2, 'wow'],
  ]);
  vi.advanceTimersByTime(2600);
  expect(bubbles()).toEqual([]);
});

test('the same words again are said again', async () => {
  const { hear, bubbles, recent } = await table();
  hear(1, 'luck');
  vi.advanceTimersByTime(3900);
  hear(1, 'luck');
  vi.advanceTimersByTime(3900);
  expect(bubbles()).toEqual([[1, 'luck']]);
  expect(recent()).toEqual(['Tom luck', 'Tom luck']);
});

test('“Your turn!” names the one it is meant for, to all but them', async () => {
  const { hear, awaited, talk } = await table();
  const told = (seat: number, ...seats: readonly number[]) => {
    awaited.value = seats;
    hear(seat, 'turn');
    return talk.recent.value.at(-1)!.to;
  };
  expect([told(1, 2), told(0, 2), told(1, 1, 2)]).toEqual(['Zoe', 'Zoe', 'Zoe']);
  expect([told(1, 0), told(1, 2, 3), told(1)]).toEqual([undefined, undefined, undefined]);
  awaited.value = [2];
  hear(1, 'luck');
  expect(talk.recent.value.at(-1)!.to).toBeUndefined();
  expect(wordsOf('turn', 'Zoe')).toBe('Zoe, your turn!');
});

test('the last three can be read later', async () => {
  const { hear, recent, talk } = await table();
  for (const phrase of ['luck', 'wow', 'no', 'bye'] as const) hear(1, phrase);
  vi.advanceTimersByTime(60_000);
  expect(recent()).toEqual(['Tom wow', 'Tom no', 'Tom bye']);
  expect(talk.unread.value).toEqual(talk.recent.value);
});

test('what was said keeps the name and the stamp of its speaker when somebody takes over', async () => {
  const { hear, rename, talk } = await table();
  hear(1, 'luck');
  rename(1, 'Ida', 'cat');
  hear(1, 'wow');
  expect(talk.recent.value.map(({ name, stamp }) => `${name} ${stamp}`)).toEqual([
    'Tom owl',
    'Ida cat',
  ]);
});

test('after a phrase one waits five seconds, or as long as the server says', async () => {
  const { hear, refuse, talk } = await table();
  hear(1, 'luck');
  expect(talk.until.value).toBe(0);
  hear(0, 'luck');
  expect(talk.until.value - Date.now()).toBe(5000);
  refuse(42_000);
  expect(talk.until.value - Date.now()).toBe(42_000);
});

test('a muted player is silent until unmuted, also after a reload', async () => {
  const first = await table();
  first.setMuted('mark of Tom', true);
  first.hear(1, 'luck');
  first.hear(2, 'wow');
  expect(first.recent()).toEqual(['Zoe wow']);
  vi.resetModules();
  const again = await table();
  expect(again.isMuted('mark of Tom')).toBe(true);
  again.hear(1, 'luck');
  expect(again.bubbles()).toEqual([]);
  again.setMuted('mark of Tom', false);
  again.hear(1, 'bye');
  expect(again.bubbles()).toEqual([[1, 'bye']]);
});

test('people are muted, not names: another name changes nothing, and a namesake is heard', async () => {
  const { hear, recent, rename, marks, setMuted, isMuted } = await table();
  setMuted('mark of Tom', true);
  rename(1, 'Tim');
  hear(1, 'luck');
  expect(recent()).toEqual([]);
  rename(3, 'Tom');
  hear(3, 'wow');
  expect(recent()).toEqual(['Tom wow']);
  // Bots have no mark, and nobody has one before the server has told it.
  marks.value = [null];
  expect([isMuted(null), isMuted(undefined)]).toEqual([false, false]);
});

test('what is kept of mutes does not grow without end, and nonsense is nobody', async () => {
  localStorage.setItem('dicepad.muted', '{"a":1}');
  const { setMuted, isMuted } = await table();
  for (let i = 0; i < 100; i++) setMuted(`guest ${i}`, true);
  expect(JSON.parse(localStorage.getItem('dicepad.muted')!)).toHaveLength(60);
  expect([isMuted('guest 0'), isMuted('guest 99')]).toEqual([false, true]);
});
