import { type Signal, signal } from '@preact/signals';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '#engine/contract.ts';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import { randomFrom } from '#kits/random.ts';
import { openTable as openMatchOf } from '#testing/table.ts';
import { randomTrace } from '#testing/trace.ts';
import { NO_PICKS } from '#ui/pencil.ts';
import { spoken } from '../app/language.ts';
import { loadAllTexts } from '../app/testing/texts.ts';
import type { KeptPencil } from './kept-pencil.ts';
import { awaitedNames, notedWords, sealedOf } from './sealed.ts';
import { openSession } from './session.ts';
import { dutyWords } from './status.ts';
import type { Answer, Remote, Table } from './table.ts';
import { openTable, ROLL } from './testing/tables.ts';
import { wordsOf } from './words.ts';

const FACES: readonly Face[] = await Promise.all(CARDS.map(({ load }) => load()));

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadAllTexts));
});
afterEach(() => {
  spoken.value = undefined;
});

const NOTED: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^Noted: .+\.$/u,
  fr: /^Noté\u202f: .+\.$/u,
  de: /^Notiert: .+\.$/u,
};

describe.each(FACES.map((face) => [face.game.id, face] as const))('%s', (id, face) => {
  const trace = randomTrace(openMatchOf(face.game, 2), randomFrom(`sealed ${id}`));
  const chosen = trace.flatMap(({ position, next, action }) => {
    if (next.for !== 'seats' || action?.kind !== 'moves') return [];
    return next.seats.map((seat, i) => {
      const text = face.game.notate(position, seat, action.chosen[i]!);
      return { position, seat, text };
    });
  });

  test('what is drawn are the boxes and dice that would have been pencilled', () => {
    for (const { position, seat, text } of chosen) {
      const view = signal({ position, own: new Map([[seat, text]]) });
      const sealed = sealedOf({ face, view } as unknown as Table, seat, undefined)!;
      const options = face.options(position, seat).filter((each) => each.text === text);
      const [option] = options;
      expect(sealed.boxes).toEqual(expect.arrayContaining([...(option?.boxes ?? [])]));
      expect(sealed.dice).toEqual(option?.dice ?? []);
    }
  });

  test('every choice is named in few words, in every language', () => {
    const players = ['Ana', 'Bea'];
    for (const language of LANGUAGES) {
      spoken.value = language;
      const words = wordsOf(face, players);
      for (const { position, seat, text } of chosen) {
        const view = signal({ position });
        const session = { table: { face, view }, words };
        const told = notedWords(session as never, { seat, text, boxes: [], dice: [] });
        expect(told).toMatch(NOTED[language] ?? /\.$/u);
        expect(told).not.toMatch(/[{}]|undefined/);
        expect(told.length).toBeLessThan(60);
      }
    }
  });

  test('nothing but a pass crosses nothing', () => {
    for (const { position, seat, text } of chosen) {
      const isQuiet = face.quiet(position, seat)?.text === text;
      if (face.brief(position, seat, text) === undefined) expect(isQuiet).toBe(true);
      if (isQuiet) expect(face.inked(position, seat, text)).toEqual([]);
    }
  });
});

test('a choice of one of several people on a device is seen by nobody else', async () => {
  const { table } = await openTable();
  const session = openSession(table);
  await session.roll(ROLL);
  session.tap('R5');
  await session.confirm();
  // The cover lies over it; then Tom has the device.
  expect([session.isCovered.value, session.sealed.value]).toEqual([true, undefined]);
  expect(session.marks.value.sealed.size).toBe(0);
  session.accept(1);
  expect([session.sealed.value, session.marks.value.sealed.size]).toEqual([undefined, 0]);
  expect(dutyWords(session).join(' ')).not.toContain('Noted');
});

test('without a cover, too, it stays with the player who chose', async () => {
  const { table } = await openTable();
  await table.curtain!.draw(false);
  const session = openSession(table);
  await session.roll(ROLL);
  session.tap('R5');
  await session.confirm();
  expect([...session.marks.value.sealed]).toEqual(['R5']);
  session.accept(1);
  expect(session.marks.value.sealed.size).toBe(0);
});

/** Lea's own device at a table elsewhere, whose answers the test gives. */
async function elsewhere() {
  const { table: local } = await openTable();
  await local.roll(0, ROLL);
  const state: Signal<'here' | 'lost'> = signal('here');
  const connection = { state, isWatching: signal(false) };
  let answer = (_: Answer): void => undefined;
  const decide: Table['decide'] = async (step, seat, text) => {
    const answered = await new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    return answered.kind === 'done' ? local.decide(step, seat, text) : answered;
  };
  const { curtain: _, ...rest } = local;
  const table: Table = {
    ...rest,
    mine: [0],
    remote: { connection } as unknown as Remote,
    decide,
  };
  let picks = NO_PICKS;
  const kept: KeptPencil = {
    at: () => ({
      picks,
      onPicks: (now) => {
        picks = now;
      },
    }),
    drop: () => {
      picks = NO_PICKS;
    },
  };
  const session = openSession(table, kept);
  session.tap('R5');
  return { session, table, state, kept: () => picks.boxes, answer: (what: Answer) => answer(what) };
}

describe('a table elsewhere', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('names what it has received, and says who it waits for', async () => {
    const { session, table, answer } = await elsewhere();
    const confirmed = session.confirm();
    answer({ kind: 'done' });
    await confirmed;
    expect([...session.marks.value.sealed]).toEqual(['R5']);
    expect(session.sealed.value?.dice).toEqual(['white:0', 'white:1']);
    expect(awaitedNames(table)).toEqual(['Tom']);
    expect(dutyWords(session)).toEqual(['Noted: red 5. Waiting for Tom']);
    await session.takeBack(0);
    expect([session.sealed.value, session.choice.value?.seat]).toEqual([undefined, 0]);
  });

  test('that answers quickly says nothing of sending', async () => {
    const { session, answer } = await elsewhere();
    const confirmed = session.confirm();
    await vi.advanceTimersByTimeAsync(149);
    expect([session.sending.value, session.marks.value.pencilled.has('R5')]).toEqual([
      undefined,
      true,
    ]);
    answer({ kind: 'done' });
    await confirmed;
    await vi.runAllTimersAsync();
    expect(session.sending.value).toBeUndefined();
  });

  test('that is slow shows what is on its way, and takes no second choice', async () => {
    const { session, answer, kept } = await elsewhere();
    const confirmed = session.confirm();
    await vi.advanceTimersByTimeAsync(150);
    // A page that is loaded now has it in pencil.
    expect(kept()).toEqual(['R5']);
    expect(session.sending.value).toEqual({ text: 'R5' });
    expect([session.choice.value, [...session.marks.value.sealed]]).toEqual([undefined, ['R5']]);
    answer({ kind: 'done' });
    await confirmed;
    expect([session.sending.value, [...session.marks.value.sealed]]).toEqual([undefined, ['R5']]);
    expect(kept()).toEqual([]);
  });

  test('that is lost shows it at once, also when it is lost in between', async () => {
    const lost = await elsewhere();
    lost.state.value = 'lost';
    lost.session.confirm();
    expect(lost.session.sending.value).toEqual({ text: 'R5' });
    const cut = await elsewhere();
    cut.session.confirm();
    expect(cut.session.sending.value).toBeUndefined();
    cut.state.value = 'lost';
    expect(cut.session.sending.value).toEqual({ text: 'R5' });
  });

  test('that refuses gives the choice back, in pencil', async () => {
    const { session, answer } = await elsewhere();
    const confirmed = session.confirm();
    await vi.advanceTimersByTimeAsync(150);
    answer({ kind: 'refused', refusal: { rule: 'Q1', key: 'order', args: {} } });
    await confirmed;
    expect([session.sending.value, session.sealed.value]).toEqual([undefined, undefined]);
    expect(session.choice.value?.pencil.value.ready?.text).toBe('R5');
  });
});
