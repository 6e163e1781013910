import { expect, test } from 'vitest';
import { OPTIONS } from '#protocol/testing/options.ts';
import { describeBoth } from '#testing/databases/both.ts';
import { localBroker } from '../broker/local.ts';
import { tidyUp } from '../operation/chores.ts';
import { begun } from '../play/testing.ts';
import { isDenial } from '../tables/document.ts';
import { Tables } from '../tables/service.ts';
import { TableStore } from '../tables/store.ts';
import { sqlLog } from './sql.ts';

const DAY = 24 * 3_600_000;
const START = 1_800_000_000_000;

describeBoth('unfinished matches in %s', (database) => {
  const time = { now: START };
  const faults: Error[] = [];

  function parts(keepUnfinished: number | undefined) {
    const clock = () => time.now;
    const broker = localBroker();
    const tables = new Tables({ store: new TableStore(database, broker), database, clock });
    const log = sqlLog(database, clock);
    const onFault = (error: Error) => faults.push(error);
    return { database, tables, log, clock, onFault, keepUnfinished };
  }

  /** A match at a table of its own, begun and rolled once. */
  async function played(at: number) {
    time.now = at;
    const { tables, log } = parts(undefined);
    const table = await tables.make({ id: 'Lea', name: 'Lea', stamp: 'fox' }, OPTIONS);
    if (isDenial(table)) throw new Error(table);
    await tables.sit(table.id, { id: 'Tom', name: 'Tom', stamp: 'owl' });
    const begun = await tables.begin(table.id, 'Lea');
    if (!begun || isDenial(begun)) throw new Error(begun);
    const match = begun.match!;
    await log.write(match, 0, { seal: { seat: 0, text: 'pass', wishes: ['a'] } });
    return { table: table.id, match };
  }

  const countOf = async (match: string) => {
    const tables = ['lines', 'sealed', 'match_players'] as const;
    let count = 0;
    for (const table of tables) {
      const rows = database.queries.selectFrom(table).selectAll().where('match_id', '=', match);
      count += (await rows.execute()).length;
    }
    return count;
  };

  test('are kept forever, unless the operator says otherwise', async () => {
    const { match } = await played(START);
    time.now = START + 10_000 * DAY;
    await tidyUp(parts(undefined));
    expect(await sqlLog(database).read(match)).toBeDefined();
  });

  test('go when nobody has played them for so many days, with all that belongs to them', async () => {
    const old = await played(START);
    const resumed = await played(START);
    const done = await played(START);
    time.now = START + 25 * DAY;
    await parts(30).log.write(resumed.match, 1, { seal: { seat: 1, text: 'pass', wishes: [] } });
    time.now = START + DAY;
    await parts(30).log.write(done.match, 1, { finished: time.now, isClosing: true });
    time.now = START + 30 * DAY;
    await tidyUp(parts(30));
    expect(await countOf(old.match)).toBe(3);
    time.now = START + 30 * DAY + 1;
    await tidyUp(parts(30));
    expect(await sqlLog(database).read(old.match)).toBeUndefined();
    expect(await countOf(old.match)).toBe(0);
    expect((await parts(30).tables.read(old.table))?.state).toBe('closed');
    expect(await sqlLog(database).read(resumed.match)).toBeDefined();
    expect((await parts(30).tables.read(resumed.table))?.state).toBe('playing');
    time.now = START + 1000 * DAY;
    await tidyUp(parts(30));
    expect(await sqlLog(database).read(resumed.match)).toBeUndefined();
    expect(await sqlLog(database).read(done.match)).toBeDefined();
    expect(faults).toEqual([]);
  });

  test('that no table points to go as well', async () => {
    time.now = START;
    await sqlLog(database).begin({
      ...begun('qwixx', ['Lea', 'Tom']),
      id: 'orphan',
      created: START,
    });
    time.now = START + 31 * DAY;
    await tidyUp(parts(30));
    expect(await sqlLog(database).read('orphan')).toBeUndefined();
  });
});
