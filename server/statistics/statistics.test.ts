import { expect, test } from 'vitest';
import { replay } from '#engine/match.ts';
import { GAMES } from '#games/index.ts';
import { randomFrom } from '#kits/random.ts';
import { describeBoth } from '#testing/databases/both.ts';
import type { Database } from '../database/database.ts';
import type { Begun, Kept, Line } from '../log/log.ts';
import { sqlLog } from '../log/sql.ts';
import { judge } from '../play/judge.ts';
import { advance, type Live, revive } from '../play/live.ts';
import { begun, blank } from '../play/testing.ts';
import { tallyOf } from './count.ts';
import { countFinished, countUnfinished } from './faces.ts';
import { readStatistics } from './report.ts';

async function played(database: Database, first: Begun, most = Number.POSITIVE_INFINITY) {
  await sqlLog(database).begin(first);
  return goOn(database, first.id, most);
}

/** Plays until the match is over or has so many lines, and writes them all at once. */
async function goOn(database: Database, id: string, most: number): Promise<Live> {
  const log = sqlLog(database);
  const random = randomFrom(id);
  let live = revive((await log.read(id))!);
  const { version } = live;
  const lines: Line[] = [];
  for (let turn = 0; live.finished === undefined && lines.length < most; turn++) {
    const { game, position, step } = live.match;
    const next = game.next(position);
    const wish = `w${turn}`;
    const asked =
      next.for === 'dice'
        ? {
            seat: game.active(position),
            sent: {
              type: 'roll',
              id: wish,
              step,
              ...(live.begun.dice === 'real' && {
                words: next.dice.map(({ faces }) => faces[random.below(faces.length)]!),
              }),
            } as const,
          }
        : decision(live, wish);
    const { change, match } = judge(live, asked.seat, asked.sent, 7 + turn);
    if (!change) continue;
    lines.push(...(change.lines ?? []));
    live = advance(live, change, match);
  }
  const { finished } = live;
  await log.write(id, version, { lines, isClosing: true, ...(finished && { finished }) });
  return live;
}

function decision({ match: { game, position, sealed, step } }: Live, id: string) {
  const next = game.next(position);
  const seats = next.for === 'seats' ? next.seats : [];
  const seat = seats.find((each) => !sealed.has(each))!;
  const list: number[] = [];
  const count = game.moves(position, seat, list);
  const text = game.notate(position, seat, list[count - 1]!);
  return { seat, sent: { type: 'decide', id, step, text } as const };
}

/** How many dice were thrown, counted from the words of the rolls alone. */
function thrown({ match }: Live): number {
  let count = 0;
  for (const [i, entry] of match.entries.entries()) {
    if (entry.kind !== 'roll') continue;
    const { game, position } = replay(match, match.entries.slice(0, i));
    const next = game.next(position);
    if (next.for === 'dice') count += next.dice.filter(({ faces }) => faces.length > 1).length;
  }
  return count;
}

describeBoth('faces in %s', (database) => {
  const faults: Error[] = [];

  const parts = () => ({
    database,
    log: sqlLog(database),
    onFault: (error: Error) => faults.push(error),
  });
  const total = async (dice: 'app' | 'real') =>
    (await readStatistics(database.queries))
      .filter((each) => each.dice === dice)
      .reduce((sum, { rolled }) => sum + rolled, 0);

  test('of matches of every game are counted once, by any process and any number of runs', async () => {
    let due = 0;
    for (const { id } of GAMES) {
      const live = await played(database, { ...begun(id, ['Lea', 'Tom']), id: `whole-${id}` });
      due += thrown(live);
    }
    expect(due).toBeGreaterThan(100);
    await Promise.all([countFinished(parts()), countFinished(parts()), countFinished(parts())]);
    expect(await countFinished(parts())).toBe(0);
    expect(await total('app')).toBe(due);
    expect(faults).toEqual([]);
  });

  test('of a match that is not over are counted as far as it is, and the rest later', async () => {
    const before = await total('app');
    const first = { ...begun('qwixx', ['Lea', 'Tom']), id: 'broken-off' };
    const half = await played(database, first, 12);
    await countUnfinished(parts());
    expect(await total('app')).toBe(before + thrown(half));
    await countUnfinished(parts());
    expect(await total('app')).toBe(before + thrown(half));
    const whole = await goOn(database, first.id, Number.POSITIVE_INFINITY);
    await countFinished(parts());
    expect(await total('app')).toBe(before + thrown(whole));
  });

  test('of real dice are counted apart, and only once nobody can correct them any more', async () => {
    const before = await total('app');
    const first = { ...begun('qwixx', ['Lea', 'Tom'], 'real'), id: 'real' };
    await played(database, first, 12);
    await countUnfinished(parts());
    expect(await total('real')).toBe(0);
    const whole = await goOn(database, first.id, Number.POSITIVE_INFINITY);
    await countFinished(parts());
    expect([await total('real'), await total('app')]).toEqual([thrown(whole), before]);
  });

  test('an unreadable match is reported once and blocks nothing', async () => {
    const log = sqlLog(database);
    await log.begin({ ...begun('qwixx', ['Lea', 'Tom']), id: 'nonsense' });
    const lines = [{ kind: 'roll', text: 'nonsense' } as const];
    await log.write('nonsense', 0, { lines, finished: 1 });
    await countFinished(parts());
    await countFinished(parts());
    expect(faults.splice(0).map(({ message }) => message)).toEqual([
      'the entry “nonsense” was refused by F2',
    ]);
  });
});

test('corrected rolls count as corrected', () => {
  const kept: Kept = {
    ...blank(begun('qwixx', ['Lea', 'Tom'], 'real')),
    lines: [
      { kind: 'roll', text: '1 1 R1 Y1 G1 B1' },
      { kind: 'correction', at: 0, entry: { kind: 'roll', text: '6 1 R1 Y1 G1 B1' }, time: 1 },
    ],
  };
  expect(tallyOf(kept, 0).get('real 1 2 3 4 5 6')).toEqual(
    new Map([
      ['6', 1],
      ['1', 1],
    ]),
  );
});
