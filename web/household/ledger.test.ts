import { beforeAll, describe, expect, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { GAMES } from '#games/index.ts';
import { loadCounting } from '#games/statistics.ts';
import { isOver, played, rolling } from '#testing/browser/played.ts';
import type { SavedMatch } from '../store/saved.ts';
import type { Cache, Kept } from './cache.ts';
import type { Filter } from './filter.ts';
import { type Ledger, openLedger, type Source } from './ledger.ts';
import { CSV_COLUMNS, type CsvWords, type Progress } from './message.ts';

const EVERYTHING: Filter = { people: [], span: 'all' };

let [one, two, open]: SavedMatch[] = [];
beforeAll(async () => {
  one = await played({ id: 'one', game: 'encore', seats: 2, people: 2, until: isOver });
  two = await played({ id: 'two', game: 'encore', seats: 2, people: 2, until: isOver });
  open = await played({ id: 'open', game: 'qwixx', people: 2, until: rolling(3) });
});

/** What is kept, in slices of two, and what has been found in it. */
function device(...documents: readonly unknown[]) {
  const kept = [...documents];
  const facts = new Map<string, Kept>();
  const asked: string[] = [];
  const source: Source = {
    count: async () => kept.length,
    async *slices() {
      for (let at = 0; at < kept.length; at += 2) yield kept.slice(at, at + 2);
    },
    match: async (id) => {
      asked.push(id);
      return kept.find((each) => (each as { id?: string }).id === id);
    },
  };
  const cache: Cache = {
    all: async () => [...facts.values()],
    keep: async (all) => {
      for (const each of all) facts.set(each.id, each);
    },
    forget: async (ids) => {
      for (const id of ids) facts.delete(id);
    },
  };
  return { kept, facts, asked, open: () => openLedger(source, cache, loadCounting) };
}

async function read(ledger: Ledger): Promise<Progress> {
  let last: Progress | undefined;
  await ledger.read((progress) => {
    last = progress;
  });
  return last!;
}

describe('a ledger', () => {
  test('reads all that is kept, and replays what is over', async () => {
    const { open: openIt, facts } = device(one, two, open);
    const ledger = openIt();
    expect(await read(ledger)).toEqual({ read: 3, of: 3, replayed: 2, toReplay: 2, damaged: 0 });
    expect([...facts.keys()].toSorted()).toEqual(['one', 'two']);
    const { count, boxes, lines } = await ledger.figures(EVERYTHING);
    expect([count, boxes!.count, lines.length]).toEqual([2, 4, 2]);
  });

  test('reports nothing on an empty device', async () => {
    const ledger = device().open();
    expect(await read(ledger)).toMatchObject({ read: 0, of: 0, toReplay: 0 });
    expect((await ledger.figures(EVERYTHING)).people).toEqual([]);
  });

  test('replays nothing twice, but what has changed since, and forgets what is gone', async () => {
    const home = device(one, two);
    await read(home.open());
    home.asked.length = 0;
    expect(await read(home.open())).toMatchObject({ toReplay: 0, damaged: 0 });
    expect(home.asked).toEqual([]);
    home.kept.splice(0, 2, { ...one!, revision: 2 });
    expect(await read(home.open())).toMatchObject({ toReplay: 1 });
    expect([...home.facts.values()].map(({ id, revision }) => [id, revision])).toEqual([
      ['one', 2],
    ]);
  });

  test('reports how many are damaged, each time, and counts the result of those that have one', async () => {
    const bent = { ...two!, entries: two!.entries.slice(0, 9) };
    const home = device(one, bent, { id: 'three', game: 'encore' }, 'nothing at all');
    for (let times = 0; times < 2; times++) {
      const ledger = home.open();
      expect(await read(ledger)).toMatchObject({ read: 4, damaged: 3 });
      const { count, boxes } = await ledger.figures(EVERYTHING);
      expect([count, boxes!.count]).toEqual([2, 2]);
    }
  });

  test('keeps the results of a game that this version does not know', async () => {
    const ledger = device(one, { ...two!, id: 'new', game: 'unheard-of' }).open();
    expect(await read(ledger)).toMatchObject({ damaged: 0 });
    expect((await ledger.figures(EVERYTHING)).games.toSorted()).toEqual(['encore', 'unheard-of']);
  });

  test('follows what other tabs do', async () => {
    const home = device(one);
    const ledger = home.open();
    await read(ledger);
    home.kept.push(two!);
    await ledger.change('two');
    expect((await ledger.figures(EVERYTHING)).boxes!.count).toBe(4);
    home.kept.splice(0, 1);
    await ledger.change('one');
    expect((await ledger.figures(EVERYTHING)).count).toBe(1);
  });

  test('shows the longest race roll by roll', async () => {
    const ledger = device(one, two).open();
    await read(ledger);
    const { race } = await ledger.figures(EVERYTHING);
    const { steps, to, size } = race!;
    expect([steps!.winner.length, steps!.winner.at(-1)]).toEqual([to, size]);
    expect(steps!.rival[race!.from - 1]).toBe(size - 1);
  });

  test('writes as many lines as there are seats under the filter', async () => {
    const ledger = device(one, two).open();
    await read(ledger);
    const words = Object.fromEntries(CSV_COLUMNS.map((each) => [each, each])) as CsvWords;
    const lines = (filter: Filter) => ledger.csv(filter, words).trim().split('\r\n').length;
    expect([lines(EVERYTHING), lines({ ...EVERYTHING, people: ['Nobody'] })]).toEqual([5, 1]);
  });
});

describe('looks at matches', () => {
  const look = { luck: 1, skill: -1, samples: 6 };

  test('come one by one, with a record that can be read, until none is left', async () => {
    const home = device(one, two);
    const ledger = home.open();
    await read(ledger);
    const seen: string[] = [];
    for (;;) {
      const task = await ledger.next(EVERYTHING);
      if (!task) break;
      expect(readRecord(task.record, GAMES)).toMatchObject({ ok: true });
      seen.push(`${task.match} ${task.seat}`);
      await ledger.looked(task.match, task.seat, look);
    }
    expect(seen.toSorted()).toEqual(['one 0', 'one 1', 'two 0', 'two 1']);
    // They are known the next time, too.
    const again = home.open();
    await read(again);
    expect((await again.figures(EVERYTHING)).luck).toMatchObject({ seen: 4, of: 4 });
    expect(await again.next(EVERYTHING)).toBeUndefined();
  });

  test('are those of the people who are asked for', async () => {
    const ledger = device(one).open();
    await read(ledger);
    expect(await ledger.next({ ...EVERYTHING, people: ['Maximiliane'] })).toMatchObject({
      seat: 1,
    });
  });
});
