import { expect, test } from 'vitest';
import { draw } from './draw.ts';
import { roll } from './play.ts';
import { start } from './position.ts';

const plain = (...lit: readonly string[]) => ({
  paint: (text: string) => text,
  lit: new Set(lit),
});

test('crosses, skipped, lit and closed boxes differ without colour', () => {
  const position = start(2, 'classic');
  position.rows[0] = 0b101;
  position.closed = 0b1000;
  position.misses[0] = 2;
  expect(draw(position, 0, plain('R6', 'Y2'))).toEqual([
    'Dice  none on the table',
    '',
    'Red         X    ·    X    R5  [R6]  R7   R8   R9  R10  R11  R12  lock   3',
    'Yellow     [Y2]  Y3   Y4   Y5   Y6   Y7   Y8   Y9  Y10  Y11  Y12  lock   0',
    'Green      G12  G11  G10   G9   G8   G7   G6   G5   G4   G3   G2  lock   0',
    'Blue        ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·   shut   0',
    'Penalties X X · ·                                                      -10',
    'Total                                                                   -7',
  ]);
});

test('dice are shown with what they pay for', () => {
  const position = start(2, 'mixed-colours');
  roll(position, [3, 0, 2, 1, 5, 5]);
  const [first] = draw(position, 0, plain());
  expect(first).toBe('Dice  white 4 and 1    R3   Y2   G6   B6    white sum 5');
  position.phase = 'colour';
  expect(draw(position, 0, plain())[0]).toContain('a white and a coloured die');
});
