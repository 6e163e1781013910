import { expect, test } from 'vitest';
import type { Brush } from '#kits/brush.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { crossBoxes } from '#kits/grid/paper.ts';
import { boxNamed } from '#kits/grid/sheet.ts';
import { draw } from './draw.ts';
import { resolve, roll, start } from './play.ts';

const [RED, YELLOW, GREEN, BLUE] = [0, 2, 3, 4];

test('crossed, lit, starred and other boxes differ without colours', () => {
  const position = start(2, 'classic');
  cross(position, 'H1');
  roll(position, [GREEN, BLUE, YELLOW, 0, 1, 2]);
  const page = draw(position, 0, plain('B2', 'H4', 'H5'));
  expect(row(page, 1)).toBe('1  G   G   G   Y   Y   Y   Y   Xg  B   B   B   O*  Y   Y   Y');
  // B2 is lit as a pair of dice, and the box of that name stays dark.
  expect(row(page, 2)).toContain('2  O   G   Y*');
  expect(row(page, 4)).toContain('B  [B]  G');
  expect(row(page, 5)).toContain('B  [B]  O');
});

test('dice that the active seat took stand in brackets', () => {
  const position = start(2, 'classic');
  position.rolls = 3;
  roll(position, [RED, BLUE, YELLOW, 0, 1, 2]);
  position.tray.takenColour = 1;
  position.tray.takenNumber = 2;
  expect(draw(position, 0, plain())[0]).toMatch(/R +\(B\) +Y +1 +2 +\(3\)/);
});

test('below a column stands what it still brings, or what it brought', () => {
  const position = start(2, 'classic');
  cross(position, 'O1', 'O2', 'O3', 'O4', 'O5', 'O6', 'O7');
  roll(position, [RED, RED, RED, 0, 0, 0]);
  resolve(position, [0, 0]);
  const values = (seat: number) =>
    draw(position, seat, plain()).find((line) => /points$/.test(line));
  expect(values(0)).toMatch(/3 +3 +5✓ +points$/);
  expect(values(1)).toMatch(/3 +3 +3 +points$/);
});

test('golden dice of a generated sheet are not drawn: here they mean nothing', () => {
  const page = draw(start(2, 'sheet:k7'), 0, plain());
  expect(page.join('\n')).not.toContain('+');
});

function cross(position: ReturnType<typeof start>, ...names: string[]): void {
  crossBoxes(
    boardOf('classic'),
    position.papers[0]!,
    names.map((name) => boxNamed(name)!),
  );
}

function row(page: readonly string[], number: number): string {
  return page.find((line) => line.startsWith(` ${number} `))!.trim();
}

function plain(...lit: string[]): Brush {
  return { paint: (text) => text, lit: new Set(lit) };
}
