import { expect, test } from 'vitest';
import type { Brush } from '#kits/brush.ts';
import { draw } from './draw.ts';
import { start } from './position.ts';

const PLAIN: Brush = { paint: (text) => text, lit: new Set() };

test('the ladder shows past turns, the present one and who is active on those to come', () => {
  const position = start(3, {});
  position.rolls = 8;
  const page = draw(position, 0, PLAIN);
  expect(line(page, 'Turns')).toMatch(/^Turns +· · · · · · · ·>3 1 {3}2 3 1 2 3 1 2 3 1 /);
  expect(line(page, 'Goals')).toMatch(/^Goals +5 +18 +40 with jokers$/);
});

test('misses are crossed, and what the mission has is ticked', () => {
  const position = start(2, { Mission: '5' });
  position.misses.splice(0, 2, 1, 2);
  position.word = 2;
  const page = draw(position, 0, PLAIN);
  expect(line(page, 'Misses')).toMatch(/^Misses +X · · {2}others 2 /);
  expect(page.at(-1)).toMatch(/word 2 of 7 +N✓ O✓ C H M A L$/);
});

function line(page: readonly string[], title: string): string {
  return page.find((each) => each.startsWith(title))!;
}
