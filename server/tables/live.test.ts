import { expect, test } from 'vitest';
import { describeBoth } from '#testing/databases/both.ts';
import { sqlLog } from '../log/sql.ts';
import { block } from '../people/blocks.ts';
import { OPTIONS, player, sure, tablesIn } from './testing.ts';

describeBoth('live matches in %s', (database) => {
  const { time, tables } = tablesIn(database);
  const log = sqlLog(database, () => time.now);
  const MINUTE = 60_000;

  /** A match that two have begun now. */
  async function begun(host: string, isPublic = true) {
    const { id } = sure(await tables.make(player(host), { ...OPTIONS, isPublic }));
    await tables.sit(id, player(`${host}’s friend`));
    return sure(await tables.begin(id, host));
  }

  const listed = async (reader?: string) =>
    (await tables.live(reader)).map(({ table: { id }, began }) => [id, began]);

  test('are those of public tables where somebody has moved lately', async () => {
    const first = await begun('Ada');
    const began = time.now;
    await begun('Bea', false);
    time.now += MINUTE;
    const second = await begun('Cem');
    const waiting = sure(await tables.make(player('Dan'), OPTIONS));
    expect(await listed()).toEqual([
      [second.id, time.now],
      [first.id, began],
    ]);
    expect((await tables.open()).map(({ id }) => id)).toContain(waiting.id);
    time.now += 4 * MINUTE + 1;
    expect(await listed()).toEqual([[second.id, began + MINUTE]]);
    await log.write(first.match!, 0, { lines: [{ kind: 'roll', text: '1' }] });
    expect(await listed()).toHaveLength(2);
    await log.write(first.match!, 1, { finished: time.now });
    expect(await listed()).toEqual([[second.id, began + MINUTE]]);
    time.now += 25 * 60 * MINUTE;
    expect(await listed()).toEqual([]);
  });

  test('are not shown to those who were sent away, or do not meet somebody there', async () => {
    const { id } = await begun('Eve');
    expect(await listed('Fay')).toHaveLength(1);
    await block(database, 'Fay', { player: 'Eve’s friend', name: 'Friend' }, time.now);
    expect(await listed('Fay')).toEqual([]);
    expect(await listed('Gus')).toHaveLength(1);
    await tables.leave(id, 'Eve', 1);
    expect(await listed('Eve’s friend')).toEqual([]);
  });
});
