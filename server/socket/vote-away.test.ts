import { expect, test } from 'vitest';
import { served } from './testing/served.ts';
import { begunTable, isStoodIn } from './testing.ts';

let later = 0;
const server = served({ clock: () => Date.now() + later });

test('who is there ends a match though the seat of somebody else is kept for an hour', async () => {
  const { id, lea, leas, toms } = await begunTable(server, { game: 'qwixx', standIn: 3600 });
  await toms.close();
  await lea.table(server, 'POST', `/tables/${id}/vote`, { agrees: true });
  await leas.until(() => leas.table?.ending);
  const tomsSeat = () => {
    const sitter = leas.table?.seats[1];
    return sitter?.kind === 'person' ? sitter : undefined;
  };
  await leas.until(() => tomsSeat()?.isHere === false);
  // Their page may only be loading anew.
  expect([leas.table!.state, tomsSeat()!.isAbsent]).toEqual(['playing', false]);
  later += 16_000;
  await leas.until(() => leas.table?.state === 'over');
  expect(isStoodIn(leas, 1)).toBe(false);
});
