import { describe, expect, it } from 'vitest';
import { nearest, type Spot } from './nearest.ts';

const box = (column: number, row: number): Spot => ({
  left: column * 50,
  top: row * 40,
  width: 50,
  height: 40,
});

const grid = Array.from({ length: 12 }, (_, i) => box(i % 4, Math.floor(i / 4)));

describe('where an arrow leads', () => {
  it('goes to the neighbour in a grid', () => {
    expect(nearest(box(1, 1), grid, 'right')).toBe(6);
    expect(nearest(box(1, 1), grid, 'left')).toBe(4);
    expect(nearest(box(1, 1), grid, 'up')).toBe(1);
    expect(nearest(box(1, 1), grid, 'down')).toBe(9);
  });

  it('stops at the edge', () => {
    expect(nearest(box(3, 1), grid, 'right')).toBeUndefined();
    expect(nearest(box(0, 0), grid, 'up')).toBeUndefined();
  });

  it('jumps over a gap in the line', () => {
    const gapped = grid.filter((_, i) => i !== 6);
    expect(gapped[nearest(box(1, 1), gapped, 'right')!]).toEqual(box(3, 1));
  });

  it('prefers what lies straight ahead to what is closer but aside', () => {
    const spots = [box(0, 3), box(2, 1)];
    expect(nearest(box(0, 0), spots, 'down')).toBe(0);
  });

  it('finds staggered neighbours, as in rows of hexagons', () => {
    const hexagons = [box(0, 0), box(1, 0), box(0.5, 1), box(1.5, 1)];
    expect(nearest(hexagons[0]!, hexagons, 'down')).toBe(2);
    expect(nearest(hexagons[3]!, hexagons, 'up')).toBe(1);
  });

  it('does not turn a corner', () => {
    expect(nearest(box(0, 0), [box(3, 1)], 'down')).toBeUndefined();
  });
});
