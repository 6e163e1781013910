import { expect, test } from 'vitest';
import type { Brush } from '#kits/brush.ts';
import { draw } from './draw.ts';
import { roll } from './play.ts';
import { start } from './position.ts';
import { SPECIAL_FACES } from './special.ts';

test('golden dice, hearts, special dice and row bonuses can be read without colours', () => {
  const position = start(2, 'plus');
  position.hearts[0] = 2;
  position.specials[0] = 3;
  position.rowsGone = 0b10;
  const page = draw(position, 0, plain());
  expect(page.find((line) => line.startsWith(' 3 '))).toMatch(
    /^ 3 {2}B {3}Y\+ .* R 15 to go heart$/,
  );
  expect(page.find((line) => line.startsWith(' 2 '))).toMatch(/ Q 15 to go$/);
  expect(page.find((line) => line.includes('Hearts'))).toMatch(/Hearts +♥ ♥ · · · {2}2 a column/);
  expect(page.find((line) => line.includes('Special'))).toMatch(/Special +\+ \+ \+ +6$/);
});

test('P9: a block that can be filled is lit as a whole', () => {
  const position = start(1, 'plus');
  roll(position, [0, 0, 0, 0, SPECIAL_FACES.indexOf('block')]);
  position.papers[0]!.crossed[0] = 1;
  const page = draw(position, 0, plain('block', 'A2'));
  expect(page.find((line) => line.startsWith(' 2 '))).toContain('[B]');
  expect(page.find((line) => line.startsWith(' 3 '))).toContain('[B]');
});

function plain(...lit: string[]): Brush {
  return { paint: (text) => text, lit: new Set(lit) };
}
