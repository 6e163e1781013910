import { expect, test } from 'vitest';
import { crossesPath } from './crosses.tsx';

test('every box gets two strokes that stay inside it', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 14, y: 6 },
  ];
  const path = crossesPath(spots, 1, 1);
  expect(path.match(/M/g)).toHaveLength(4);
  const places = [...path.matchAll(/[ML](\S+?) ([\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(places).toHaveLength(8);
  for (const [i, [x, y]] of places.entries()) {
    const spot = spots[Math.trunc(i / 4)]!;
    expect(x! - spot.x).toBeGreaterThan(0.1);
    expect(x! - spot.x).toBeLessThan(0.9);
    expect(y! - spot.y).toBeGreaterThan(0.1);
    expect(y! - spot.y).toBeLessThan(0.9);
  }
});

test('an empty sheet has no strokes', () => {
  expect(crossesPath([], 1, 1)).toBe('');
});
