import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#engine/contract.ts';
import { CARDS } from '#games/cards.ts';
import { isOver, played } from '#testing/browser/played.ts';
import { spoken } from '../app/language.ts';
import { loadAllTexts } from '../app/testing/texts.ts';
import { reviveMatch } from '../store/revive.ts';
import type { Story } from '../story/open.ts';
import { COLOURS, DONE, INKS, PAPER } from './colours.ts';
import { layoutOf } from './layout.ts';
import { linkOf } from './link.ts';
import { type Form, LEAST, SIZES } from './plan.ts';
import { type Shared, sharedOf, type Wish, wordedOf } from './result.ts';
import type { Shape } from './shapes.ts';

const LINK = 'https://dicepad.example/m/Zr3';

afterEach(() => {
  spoken.value = undefined;
});

/** A match that bots have played to its end, as the end shows it. */
async function ended(id: string, seats: number): Promise<Story> {
  const card = CARDS.find((each) => each.id === id)!;
  const face = await card.load();
  const saved = await played({ id: 'x', game: id, seats, people: seats, until: isOver });
  const revived = reviveMatch(saved, face.game);
  if ('broken' in revived) throw new Error('the match cannot be read');
  return { face, match: revived.match, chairs: saved.chairs, record: '', saved };
}

async function shared(id: string, seats: number, language: Language, wish: Wish): Promise<Shared> {
  await loadAllTexts(language);
  spoken.value = language;
  const card = CARDS.find((each) => each.id === id)!;
  return sharedOf(await ended(id, seats), await card.loadSharing(), wish);
}

/** About as wide as letters are. */
const measure = (text: string, size: number): number => text.length * size * 0.56;

describe.each(CARDS.map(({ id, players }) => [id, players] as const))('%s', (id, players) => {
  test.each(['en', 'fr', 'de'] as const)('is six lines of text in %s', async (language) => {
    const { text, game } = await shared(id, 2, language, { hasNames: true, link: LINK });
    const lines = text.split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(lines[0]).toBe(
      `${game} · ${{ en: '03/05/2026', fr: '03/05/2026', de: '03.05.2026' }[language]} · Dicepad`,
    );
    expect(text).toMatch(/[☀◆✿☘≈✕]/u);
    expect(lines.at(-2)).toMatch(
      { en: / \d+ rolls?$/, fr: / \d+ lancers?$/, de: / \d+ (?:Wurf|Würfe)$/ }[language],
    );
    expect(lines.at(-1)).toBe(LINK);
    expect(text).not.toMatch(/undefined|NaN|\{/);
  });

  test('without names nobody can be identified, and a match of this device has no link', async () => {
    const { drawing: _, ...result } = await shared(id, 2, 'en', { hasNames: false });
    const words = JSON.stringify(result);
    for (const name of ['Lea', 'Maximiliane']) expect(words).not.toContain(name);
    expect(result.text).not.toContain('http');
    const named = await shared(id, 2, 'en', { hasNames: true });
    expect(named.ranking.map(({ name }) => name).toSorted()).toEqual(['Lea', 'Maximiliane']);
  });

  test.each(['tall', 'wide'] as const)('is laid out inside a %s picture', async (form) => {
    for (const seats of new Set([players.min, 2, players.max])) {
      for (const language of LANGUAGES) {
        const result = await shared(id, seats, language, { hasNames: true });
        inside(layoutOf(result, form, measure), form);
      }
    }
  });
});

function inside(shapes: readonly Shape[], form: Form): void {
  const { width, height } = SIZES[form];
  for (const shape of shapes) {
    if (shape.kind === 'trace') continue;
    const [left, right] = shape.kind === 'rect' ? [shape.x, shape.x + shape.width] : spanOf(shape);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(shape.y).toBeGreaterThanOrEqual(0);
    expect(shape.kind === 'rect' ? shape.y + shape.height : shape.y).toBeLessThanOrEqual(height);
    if (shape.kind === 'words') expect(shape.size, shape.text).toBeGreaterThanOrEqual(LEAST[form]);
  }
}

function spanOf({ x, text, size, align }: Extract<Shape, { kind: 'words' }>): [number, number] {
  const wide = measure(text, size);
  const left = align === 'left' ? x : align === 'right' ? x - wide : x - wide / 2;
  return [left, left + wide];
}

test('a crossed box is crossed in the picture, and its row of text says the same', async () => {
  const { drawing, text } = await shared('qwixx', 2, 'en', { hasNames: true });
  const crossed = drawing.boxes.filter(
    ({ state, print }) => state === 'crossed' && print !== 'lock',
  );
  const misses = text.split('\n').at(-1)!;
  const rows = text.split('\n').slice(2, 4).join('');
  expect(rows.match(/✕/g)).toHaveLength(crossed.length);
  expect(misses).toMatch(/^Penalties [✕·]{4} · /);
});

test('without the code that draws sheets the text works all the same', async () => {
  await loadAllTexts('en');
  const story = await ended('qwixx', 2);
  const { text } = wordedOf(story, undefined, { hasNames: true, link: LINK });
  const lines = text.split('\n');
  expect(lines[0]).toBe('Qwixx · 03/05/2026 · Dicepad');
  for (const name of story.match.players) expect(lines[1]).toContain(name);
  expect(lines[2]).toMatch(/^\d+ rolls$/);
  expect(lines.slice(3)).toEqual([LINK]);
});

test('the winner’s sheet is shown in the winner’s ink', async () => {
  const story = await ended('encore', 3);
  const { game, position } = story.match;
  const sharing = await CARDS.find(({ id }) => id === 'encore')!.loadSharing();
  await loadAllTexts('en');
  const result = sharedOf(story, sharing, { hasNames: true });
  const [winner] = game.winners(position);
  expect(result.drawing).toEqual(sharing.draw(position, winner!));
  expect(result.pen).toBe(['night', 'plum', 'pine'][winner!]);
  expect(result.ranking[0]!.isWinner).toBe(true);
});

test('a team that has lost is shown as a team', async () => {
  const { heroes, isCrowned } = await shared('encore-coop', 2, 'en', { hasNames: true });
  expect([heroes.length, isCrowned]).toEqual([2, false]);
});

test('pictures have the colours of the light theme', () => {
  const css = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');
  const light = css.slice(0, css.indexOf('\n}'));
  const token = (name: string): string | undefined =>
    new RegExp(`--${name}: ([^;]+);`).exec(light)?.[1];
  for (const [name, value] of Object.entries(PAPER)) expect(token(name), name).toBe(value);
  for (const [pen, value] of Object.entries(INKS)) expect(token(`pen-${pen}`), pen).toBe(value);
  for (const [key, parts] of Object.entries(COLOURS)) {
    for (const [part, value] of Object.entries(parts)) expect(token(`${key}-${part}`)).toBe(value);
  }
  expect(token('done-mix')).toBe(`${DONE * 100}%`);
});

test('only a match that a server keeps has a short address', async () => {
  expect(await linkOf({})).toBeUndefined();
});
