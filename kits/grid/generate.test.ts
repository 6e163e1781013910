import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { codeInId, codeOf, generate, isCode } from './generate.ts';
import vectors from './generate.vectors.json' with { type: 'json' };
import { ENCORE_SHEETS, PLUS_SHEET } from './printed.ts';
import { blocksOf, columnOf, type GridSheet, rowOf } from './sheet.ts';

const anyCode = fc.stringMatching(/^[0-9A-Za-z]{1,12}$/);

describe('generate', () => {
  it.each(vectors)('always makes the same sheet of $id', ({ id, grid, stars, dice }) => {
    const encore = { id, grid, stars: stars.split(' ') };
    const code = codeInId(id)!;
    expect(generate(code, 'plain')).toEqual(encore);
    expect(generate(code, 'golden')).toEqual({ ...encore, dice: dice.split(' ') });
  });

  it('makes a sound sheet of any code', () => {
    fc.assert(
      fc.property(anyCode, fc.constantFrom('plain', 'golden'), (code, kind) => {
        const sheet = generate(code, kind);
        expect(check(sheet)).toEqual([]);
        expect(sheet.dice?.length).toBe(kind === 'plain' ? undefined : 5);
      }),
      { seed: 1 },
    );
  });

  it('reads letters of either case', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        const sheet = generate(code, 'golden');
        expect(generate(code.toUpperCase(), 'golden')).toEqual(sheet);
        expect(sheet.id).toBe(`sheet:${code.toLowerCase()}`);
      }),
      { seed: 2, numRuns: 20 },
    );
  });

  it('refuses what is no code', () => {
    expect(() => generate('not a code', 'plain')).toThrow(RangeError);
  });

  it('makes another sheet of every code', () => {
    const sheets = Array.from({ length: 50 }, (_, at) => generate(`${at}`, 'plain'));
    expect(new Set(sheets.map(({ grid }) => grid.join())).size).toBe(50);
  });
});

describe('generated sheets look like printed ones', () => {
  const printed = looks([...ENCORE_SHEETS, PLUS_SHEET]);
  const made = looks(Array.from({ length: 60 }, (_, at) => generate(`look${at}`, 'plain')));

  it('in how wide and high blocks are', () => {
    expect(Math.abs(made.meanWidth - printed.meanWidth)).toBeLessThan(0.1);
    expect(Math.abs(made.meanHeight - printed.meanHeight)).toBeLessThan(0.1);
    expect(Math.abs(made.barShare - printed.barShare)).toBeLessThan(0.05);
  });

  it('in how blocks lie beside each other', () => {
    expect(Math.abs(made.sameBeside - printed.sameBeside)).toBeLessThan(2);
  });

  it('in how many rows a colour visits', () => {
    expect(Math.abs(made.meanRows - printed.meanRows)).toBeLessThan(0.3);
  });
});

/** Simple measures of how sheets look; widths and heights of blocks, rows of colours. */
function looks(sheets: readonly GridSheet[]) {
  const blocks = sheets.flatMap(({ grid }) => blocksOf(grid));
  const widths = blocks.map(({ boxes }) => new Set(boxes.map(columnOf)).size);
  const heights = blocks.map(({ boxes }) => new Set(boxes.map(rowOf)).size);
  const bars = blocks.filter((_, at) => widths[at]! > 2 && heights[at] === 1);
  const rows = sheets.flatMap(({ grid }) =>
    [...'ROYGB'].map((colour) => grid.filter((row) => row.includes(colour)).length),
  );
  const beside = sheets.map(
    ({ grid }) =>
      grid.flatMap((row) => [...row].filter((letter, at) => letter === row[at + 1])).length,
  );
  return {
    meanWidth: mean(widths),
    meanHeight: mean(heights),
    barShare: bars.length / blocks.length,
    sameBeside: mean(beside),
    meanRows: mean(rows),
  };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('codes', () => {
  it.each(['', 'thirteenchars', 'a b', 'é', 'a-b', 'a\n', '\u212a'])('are not %j', (text) => {
    expect(isCode(text)).toBe(false);
    expect(codeInId(`sheet:${text}`)).toBeUndefined();
  });

  it.each(['sheet', 'k3', 'classic', ' sheet:k3', 'sheet: k3', 'sheet:k3:4', 'sheets:k3'])(
    'are not found in %j',
    (id) => {
      expect(codeInId(id)).toBeUndefined();
    },
  );

  it('are read in either case and written in lower case', () => {
    expect(codeInId('sheet:K3')).toBe('k3');
    expect(codeInId('Sheet:k3')).toBe('k3');
  });

  it('are their own seeds', () => {
    fc.assert(
      fc.property(anyCode, (code) => codeOf(code) === code.toLowerCase()),
      { seed: 3 },
    );
  });

  it.each([
    ['', 'iftxomp5qjkb'],
    ['a seed of words', '3xm8rqw1vmw9'],
    ['thirteenchars', 'j5el39xeqeez'],
    ['🎲', 'xx69x9gz5h5t'],
  ])('come from the seed %j by hashing', (seed, code) => {
    expect(codeOf(seed)).toBe(code);
  });

  it('come from any seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => isCode(codeOf(seed))),
      { seed: 4 },
    );
  });
});
