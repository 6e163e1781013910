import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { isRefusal, type Refusal, type Seat } from '#engine/contract.ts';
import { replay } from '#engine/match.ts';
import { type Setup, setUp } from '#engine/setup.ts';
import type { MatchView, Wish } from '#protocol/messages.ts';
import type { Sitter, TableInfo } from '#protocol/table.ts';
import { chairOf, sittersOf } from '../online/chair.ts';
import type { Connection } from '../online/connection.ts';
import { nameShown } from '../online/former.ts';
import type { Faced } from './shown.ts';
import type { Absence, Answer, News, Table, TableView } from './table.ts';

/**
 * A table whose match is on a server, as this device may see it. It shows one match: the next one
 * of the same people is another table. Undefined where nothing is seen of the match.
 */
export function remoteTable(
  connection: Connection,
  { match, table, seat, face }: Faced,
): Table | Refusal | undefined {
  const first = connection.view.peek();
  if (first?.match !== match) return undefined;
  let newest = table;
  const now = computed(() => {
    const told = connection.table.value;
    if (told?.match === match) newest = told;
    return newest;
  });
  // Latecomers take over seats in the middle of a match.
  const names = steady(() => namesAt(now.value));
  const chairs = steady(() => sittersOf(now.value).map(chairOf));
  const begun = setUp(face.game, namesAt(table), table.options.options);
  if (isRefusal(begun)) return begun;
  const setup: Setup = {
    ...begun,
    get players() {
      return names.value;
    },
  };
  const { dice, hints } = table.options;
  const view = signal(seen(first, ownOf(connection, seat), undefined));
  const mendable = signal(first.mendable);
  const until = signal(first.until);
  const isLeaving = signal(false);
  const hinted = signal(first.hinted ?? []);
  const stop = effect(() => {
    const told = connection.view.value;
    const own = ownOf(connection, seat);
    // While the people of a table are between two matches, the old one stays to be looked at.
    if (told?.match !== match) return;
    mendable.value = told.mendable;
    until.value = told.until;
    hinted.value = told.hinted ?? [];
    view.value = seen(told, own, newsOf(begun, view.peek(), told));
  });

  let chosen: number | undefined;
  const ask = async (wish: Wish, step: number): Promise<Answer> => {
    const granted = await connection.ask(wish, step);
    // Of a table that is gone the screen says so itself.
    return granted.kind === 'lost' ? { kind: 'late' } : granted;
  };
  return {
    id: match,
    face,
    setup,
    get chairs() {
      return chairs.value;
    },
    dice,
    hints: hints && seat !== undefined,
    hinted,
    mine: seat === undefined ? [] : [seat],
    bots: [],
    view,
    isLost: signal(false),
    remote: {
      connection,
      absent: computed(() => absentAt(now.value)),
      mendable,
      until,
      isTalking: signal(false),
      isLeaving,
      leave(event) {
        if (seat === undefined || view.peek().next.for === 'nobody') return;
        event.preventDefault();
        isLeaving.value = true;
      },
      hasChosen: (step) => step === chosen,
    },
    roll: (step, words) => ask({ type: 'roll', ...(words && { words }) }, step),
    decide(step, _seat, text) {
      chosen = step;
      return ask({ type: 'decide', text }, step);
    },
    takeBack: (step) => ask({ type: 'takeBack' }, step),
    correct: (step, at, entry) => ask({ type: 'correct', at, ...(entry && { entry }) }, step),
    tellHint() {
      if (!hinted.peek().includes(seat!)) ask({ type: 'hint' }, view.peek().step);
    },
    close: stop,
  };
}

function namesAt(table: TableInfo): readonly string[] {
  return sittersOf(table).map(({ name }) => nameShown(name));
}

/** The same list as long as it says the same: nothing is drawn anew for nothing. */
function steady<Item>(read: () => readonly Item[]): ReadonlySignal<readonly Item[]> {
  let known: readonly Item[] = [];
  return computed(() => {
    const next = read();
    if (JSON.stringify(next) !== JSON.stringify(known)) known = next;
    return known;
  });
}

function absentAt(table: TableInfo): ReadonlyMap<Seat, Absence> {
  return new Map(
    table.seats.flatMap((sitter, seat) => {
      const how = sitter && absenceOf(sitter);
      return how ? [[seat, how] as const] : [];
    }),
  );
}

function absenceOf(sitter: Sitter): Absence | undefined {
  if (sitter.kind === 'bot') return sitter.isFree ? 'left' : undefined;
  if (sitter.isHere) return undefined;
  if (sitter.isStoodIn) return 'stoodIn';
  return sitter.isLooking ? 'looking' : 'away';
}

function ownOf({ own }: Connection, seat: Seat | undefined): TableView['own'] {
  const text = own.value;
  return new Map(seat === undefined || text === undefined ? [] : [[seat, text]]);
}

function seen(told: MatchView, own: TableView['own'], news: News | undefined): TableView {
  const { position, step, next, entries, decided, corrections, stoodIn = [] } = told;
  return { position, step, next, entries, decided, own, corrections, stoodIn, news };
}

/** The same object as long as nothing has happened, so that news is reported once. */
function newsOf(setup: Setup, known: TableView, told: MatchView): News | undefined {
  // A correction is announced as such.
  if (told.corrections.length !== known.corrections.length) return undefined;
  if (told.step === known.step) return known.news;
  if (!told.news) return undefined;
  const start = told.entries.length - told.news.count;
  // A client that missed a step or two has another position.
  const isNext = start === known.entries.length;
  const before = isNext ? known.position : replay(setup, told.entries.slice(0, start)).position;
  const entries = told.entries.slice(start);
  const byBot = entries.flatMap((entry, i) =>
    entry.kind === 'move' && told.stoodIn?.includes(start + i) ? [entry.seat] : [],
  );
  return { entries, said: told.news.said, before, ...(byBot[0] !== undefined && { byBot }) };
}
