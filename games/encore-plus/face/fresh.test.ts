import { expect, test } from 'vitest';
import { goodCodes } from '#kits/grid/good.ts';
import { encorePlus } from '../rules.ts';
import { face } from './index.tsx';

test('a fresh sheet is one that was rated with its golden dice', () => {
  const good = goodCodes('golden').map((code) => `sheet:${code}`);
  for (const seed of ['some', 'other', 'seeds']) {
    const sheet = face.freshSheet!(seed);
    expect(good).toContain(sheet);
    expect(() => encorePlus.start(1, { Sheet: sheet })).not.toThrow();
  }
});
