import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { netOf, newPupil } from '../lab/pupil.ts';
import { noSight, thinker } from './net.ts';
import { readNet, writeNet } from './net-text.ts';

test('a net that was written thinks what it thought before, as nearly as it matters', () => {
  const random = randomFrom('text');
  const net = netOf(newPupil({ tables: 1, half: 4, middle: 3 }, random));
  const text = writeNet(net);
  expect(JSON.parse(JSON.stringify(text))).toEqual(text);
  const [before, after] = [thinker(net), thinker(readNet(text))];
  const sight = noSight();
  for (let time = 0; time < 100; time++) {
    for (let row = 0; row < 4; row++) sight.rows[row] = random.below(57 * 57);
    sight.misses = random.below(16);
    sight.ahead = random.below(101) - 50;
    expect(Math.abs(before(sight) - after(sight))).toBeLessThan(0.02);
  }
});
