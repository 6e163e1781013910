import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import type { Brush } from '#kits/brush.ts';
import { tableFor } from '#testing/record.ts';
import { draw } from './draw.ts';
import type { Position } from './position.ts';
import { choice } from './rules.ts';

const pair = tableFor(choice, ['Tim', 'Maria']);

function brush(lit: readonly string[] = []): Brush {
  return { paint: (text) => text, lit: new Set(lit) };
}

function lines(position: unknown, seat: number, lit: readonly string[] = []): string[] {
  return draw(position as Position, seat, brush(lit)).map((line) => line.trimEnd());
}

test('the ring frames the hexagons, and what a move may use is lit', () => {
  const { position } = pair.plays('roll G6 G1 Y2 / 1 keep');
  const moves = movesOf(choice, position as Position, 0).map((move) =>
    choice.notate(position as Position, 0, move),
  );
  expect(
    lines(
      position,
      0,
      moves.flatMap((move) => move.split(' ')),
    ).slice(0, 7),
  ).toEqual([
    'Dice   G6   G1   Y2',
    '',
    '   [G@1]      R@2       V@3       B@4      [Y@5]',
    '  [Y@16]      [1a]   [8]   12    [7]        V@6',
    '   B@15      5    10    11   [1b]   [3]     S@7',
    '   V@14        [2]    4    [9]   [6]        R@8',
    '   S@13     [G@12]    [Y@11]    [G@10]      B@9',
  ]);
});

test('crosses, the order of the line, misses and points are shown', () => {
  const { position } = pair.plays('roll G6 G1 Y2 / 1 keep / 1 8=6+2 G@1 / 2 6 / roll R1 G1 B1');
  expect(lines(position, 0).slice(2)).toEqual([
    '     X        R@2       V@3       B@4       Y@5',
    '   Y@16        1a    8#1   12     7         V@6',
    '   B@15      5    10    11    1b     3      S@7',
    '   V@14         2     4     9     6         R@8',
    '   S@13      G@12      Y@11      G@10       B@9',
    '',
    'Side      1, played first',
    'Misses    · · ·',
    'Colours   1 crossed                              0',
    'Numbers   8                                      1',
    'Total                                            1',
  ]);
  expect(lines(position, 1)).toContain('Misses    X · ·');
});

test('the active player sees what each die can become, until the dice are settled', () => {
  const faces = 'Die 1 has R1  B2  S3  Y4  V5  G6';
  const rolled = pair.plays('roll G6 G1 Y2').position;
  expect(lines(rolled, 0)).toContain(faces.replace('has ', 'has  '));
  expect(lines(rolled, 1).join('\n')).not.toContain('Die 1');
  const kept = pair.plays('roll G6 G1 Y2 / 1 keep').position;
  expect(lines(kept, 0).join('\n')).not.toContain('Die 1');
});

test('the points of the first side are shown on the second', () => {
  const { position } = pair.plays('roll G6 G1 Y2 / 1 keep / 1 6 Y@11 close / 2 pass');
  expect(lines(position, 0)).toEqual(
    expect.arrayContaining([
      'Side      2, played second',
      'Before    first side                             1',
      'Total                                            1',
    ]),
  );
});

test('the numbers of dice to reroll light no box', () => {
  const { position } = pair.plays('roll G6 G1 Y2');
  const page = lines(position, 0, ['keep', 'reroll', '1', '2', '3']).join('\n');
  expect(page).not.toContain('[');
});
