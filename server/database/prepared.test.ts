import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { openDatabase } from './open.ts';
import { prepared } from './prepared.ts';

const folder = temporaryFolder();

test('the text is made once, in and outside of transactions; the values are those given', async () => {
  const database = await openDatabase({ folder });
  onTestFinished(() => database.close());
  let made = 0;
  const count = prepared<{ die: string; count: number }, unknown>((queries, { die, count }) => {
    made++;
    return queries
      .insertInto('faces')
      .values({ die, face: 'always', count })
      .onConflict((is) => is.columns(['die', 'face']).doUpdateSet({ count }))
      .compile();
  });
  await count(database.queries, { die: 'a', count: 1 });
  await database.write((queries) => count(queries, { die: 'b', count: 2 }));
  await database.write((queries) => count(queries, { die: 'a', count: 3 }));
  expect(made).toBe(1);
  expect(await database.queries.selectFrom('faces').selectAll().orderBy('die').execute()).toEqual([
    { die: 'a', face: 'always', count: 3 },
    { die: 'b', face: 'always', count: 2 },
  ]);
  const wrong = prepared<{ die: string }, unknown>((queries, { die }) =>
    queries.deleteFrom('faces').where('die', '=', `d${die}`).compile(),
  );
  await expect(wrong(database.queries, { die: '6' })).rejects.toThrow('die is not known');
});
