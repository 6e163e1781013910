import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, differenceSeen, mix, type Sight } from './contrast.ts';
import { PENS } from './pens.ts';

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

const SYMBOLS = readFileSync(new URL('./symbols.css', import.meta.url), 'utf8');

/** The image of a colour's symbol in ink; by day some are what lies on the colour anyway. */
function drawn(colour: string, theme: string): string {
  const start = theme === 'dark' ? `:root[data-theme="dark"] .${colour} {` : `\n.${colour} {`;
  const rule = SYMBOLS.slice(SYMBOLS.indexOf(start)).split('}')[0]!;
  const image = (property: string) => rule.match(new RegExp(`--${property}: (.*);`))![1]!;
  return image('si') === 'var(--sy)' ? image('sy') : image('si');
}

function fillOf(image: string): string {
  return `#${image.match(/fill='%23([0-9a-f]{6})'/)![1]}`;
}

describe.each(Object.entries(THEMES))('the %s theme', (name, theme) => {
  const token = (name: string): string => {
    const value = theme[name];
    if (value === undefined) throw new Error(`There is no token --${name}.`);
    return value;
  };
  const share = (name: string) => Number.parseFloat(token(name)) / 100;
  /** The colour in which the symbol of a faded colour is drawn. */
  const inked = (colour: string) => fillOf(drawn(colour, name));
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

  it.each([...PENS, 'slate'])('has a readable %s pen', (pen) => {
    expect(ratio(`pen-${pen}`, 'sheet')).toBeGreaterThanOrEqual(7);
    expect(ratio('on-pen', `pen-${pen}`)).toBeGreaterThanOrEqual(7);
  });

  it('has pens of people that can be told apart', () => {
    for (const [one, other] of pairs(PENS)) {
      const apart = differenceSeen(token(`pen-${one}`), token(`pen-${other}`), 'normal');
      expect(apart, `${one} and ${other}`).toBeGreaterThanOrEqual(10);
    }
  });

  it('has edges of controls that can be seen', () => {
    expect(ratio('line-2', 'sheet')).toBeGreaterThanOrEqual(3);
    expect(ratio('line-2', 'paper')).toBeGreaterThanOrEqual(3);
  });

  it.each(COLOURS)('shows the symbol, edge, text and cross of %s', (colour) => {
    const fill = token(`${colour}-f`);
    const crossed = mix(fill, token('sheet'), share('done-mix'));
    expect(ratio(`${colour}-s`, `${colour}-f`)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(`${colour}-e`, 'sheet')).toBeGreaterThanOrEqual(3);
    expect(ratio(`${colour}-t`, 'sheet')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token('pen'), crossed)).toBeGreaterThanOrEqual(7.35);
  });

  it.each(COLOURS)('shows digits, symbols and edges of %s where it has faded', (colour) => {
    const pale = mix(token(`${colour}-f`), token('sheet'), share('pale-mix'));
    expect(contrast(token('ink'), pale)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inked(colour), pale)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows dice of no use', () => {
    expect(ratio('ink-2', 'sunk')).toBeGreaterThanOrEqual(4.5);
    const gold = mix(token('gold-f'), token('sheet'), share('pale-mix'));
    expect(contrast(token('ink'), gold)).toBeGreaterThanOrEqual(4.5);
  });

  it('tells by a tag and a line in ink what costs', () => {
    expect(ratio('on-ink', 'ink')).toBeGreaterThanOrEqual(4.5);
    // The line in ink has one of paper next to it, whatever colour is below.
    expect(ratio('ink', 'sheet')).toBeGreaterThanOrEqual(4.5);
    // Before the first tap it is drawn in the colour of the symbol.
    for (const colour of COLOURS) expect(ratio(`${colour}-s`, `${colour}-f`)).toBeGreaterThan(3);
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
