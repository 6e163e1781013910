import { loadCounting } from '#games/statistics.ts';
import { connector } from '../store/connection.ts';
import type { SavedMatch } from '../store/saved.ts';
import { openCache } from './cache.ts';
import type { Filter } from './filter.ts';
import { type Ledger, openLedger, type Source } from './ledger.ts';
import type { Answer, Progress, Wish } from './message.ts';

// Reads, replays and counts off the main thread, which stays responsive.

/** Matches of one read: small enough for others to get a word in. */
const SLICE = 250;
/** Milliseconds between two pictures while there is still more to come. */
const PICTURE = 400;

let ledger: Ledger | undefined;
let shown: Filter | undefined;
let pictured = Number.NEGATIVE_INFINITY;

addEventListener('message', ({ data }: MessageEvent<Wish>) => {
  // A failure in here becomes an error event of the worker, which the page handles.
  answer(data).catch(reportError);
});

async function answer(wish: Wish): Promise<void> {
  switch (wish.kind) {
    case 'open':
      shown = wish.filter;
      return open(wish.matches);
    case 'show':
      shown = wish.filter;
      return show();
    case 'changed':
      await ledger?.change(wish.id);
      return show();
    case 'csv':
      return say({ kind: 'csv', text: ledger!.csv(wish.filter, wish.words) });
    case 'next':
      return say({ kind: 'next', task: await ledger!.next(wish.filter) });
    case 'looked':
      await ledger!.looked(wish.match, wish.seat, wish.look);
      return show();
  }
}

async function open(given: readonly SavedMatch[] | undefined): Promise<void> {
  const source = given ? listed(given) : await database().catch(() => undefined);
  if (!source) return say({ kind: 'unreadable' });
  ledger = openLedger(source, await openCache(), loadCounting);
  await ledger.read(tell);
  await show();
}

function tell(progress: Progress): void {
  say({ kind: 'progress', progress });
  if (performance.now() - pictured > PICTURE) show().catch(reportError);
}

async function show(): Promise<void> {
  if (!ledger || !shown) return;
  pictured = performance.now();
  const filter = shown;
  const figures = await ledger.figures(filter);
  // Another one may be wanted by now.
  if (filter === shown) say({ kind: 'figures', figures });
}

function say(news: Answer): void {
  postMessage(news);
}

async function database(): Promise<Source> {
  const connect = connector(() => undefined);
  const kept = await connect();
  return {
    count: () => kept.count('matches'),
    async *slices() {
      let after: IDBKeyRange | undefined;
      for (;;) {
        const slice: readonly unknown[] = await kept.getAll('matches', after, SLICE);
        const last = slice.at(-1) as { id: string } | undefined;
        if (!last) return;
        yield slice;
        after = IDBKeyRange.lowerBound(last.id, true);
      }
    },
    match: (id) => kept.get('matches', id),
  };
}

function listed(matches: readonly SavedMatch[]): Source {
  return {
    count: async () => matches.length,
    async *slices() {
      yield matches;
    },
    match: async (id) => matches.find((match) => match.id === id),
  };
}
