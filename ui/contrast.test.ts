import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, differenceSeen, mix, type Sight } from './contrast.ts';

const CSS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const COLOURS = ['y', 'o', 'r', 'g', 'b', 'v', 'k'];
/** Colours that lie side by side in one game. */
const SETS = ['yorgb', 'rygb', 'rygbvk'];
const SIGHTS: readonly Sight[] = ['normal', 'protan', 'deutan', 'tritan'];

const LIGHT = block(':root {');
const THEMES = { light: LIGHT, dark: { ...LIGHT, ...block(':root[data-theme="dark"] {') } };

/** The colours and shares that a block of the tokens declares. */
function block(start: string): Readonly<Record<string, string>> {
  const from = CSS.indexOf(start);
  const text = CSS.slice(from, CSS.indexOf('\n}', from));
  const declared = text.matchAll(/--([\w-]+): (#[0-9a-f]{6}|[\d.]+%);/g);
  return Object.fromEntries([...declared].map(([, name, value]) => [name, value]));
}

describe.each(Object.entries(THEMES))('the %s theme', (_, theme) => {
  const token = (name: string): string => {
    const value = theme[name];
    if (value === undefined) throw new Error(`There is no token --${name}.`);
    return value;
  };
  const ratio = (one: string, other: string) => contrast(token(one), token(other));

  it.each(['desk', 'paper', 'sheet', 'sunk'])('has readable ink on %s', (ground) => {
    expect(ratio('ink', ground)).toBeGreaterThanOrEqual(7);
    expect(ratio('ink-2', ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['ink-3', 'sheet'],
    ['ink-3', 'paper'],
    ['on-ink', 'ink'],
    ['good', 'sheet'],
    ['bad', 'sheet'],
    ['bad', 'paper'],
    ['pencil', 'sheet'],
    ['die-ink', 'die-f'],
    ['die-ink', 'gold-f'],
    ['qr-ink', 'qr-f'],
  ])('has readable %s on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('has edges of controls that can be seen', () => {
    expect(ratio('line-2', 'sheet')).toBeGreaterThanOrEqual(3);
    expect(ratio('line-2', 'paper')).toBeGreaterThanOrEqual(3);
  });

  it.each(COLOURS)('shows the symbol, edge, text and cross of %s', (colour) => {
    const fill = token(`${colour}-f`);
    const crossed = mix(fill, token('sheet'), Number.parseFloat(token('done-mix')) / 100);
    expect(ratio(`${colour}-s`, `${colour}-f`)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(`${colour}-e`, 'sheet')).toBeGreaterThanOrEqual(3);
    expect(ratio(`${colour}-t`, 'sheet')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('pen'), crossed)).toBeGreaterThanOrEqual(7.35);
  });

  it.each(SIGHTS)('keeps the colours of every game apart for %s sight', (sight) => {
    for (const set of SETS) {
      for (const [one, other] of pairs([...set])) {
        const apart = differenceSeen(token(`${one}-f`), token(`${other}-f`), sight);
        expect(apart, `${one} and ${other}`).toBeGreaterThanOrEqual(15);
      }
    }
  });
});

function pairs(all: readonly string[]): readonly (readonly [string, string])[] {
  return all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));
}

describe('the measures themselves', () => {
  it('give the ratios that the guidelines give', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('find no difference between equals and a hundred between black and white', () => {
    expect(differenceSeen('#abcdef', '#abcdef', 'normal')).toBeCloseTo(0, 9);
    expect(differenceSeen('#000000', '#ffffff', 'normal')).toBeCloseTo(100, 1);
  });

  it('bring red and green closer for those who lack a cone', () => {
    const seen = (sight: Sight) => differenceSeen('#c0392b', '#4f8f2f', sight);
    expect(seen('deutan')).toBeLessThan(seen('normal') / 2);
  });
});
