import { expect, test } from 'vitest';
import { lengthOf, SOUNDS, type SoundName } from './sounds.ts';

const NAMES = Object.keys(SOUNDS) as SoundName[];
/** A win may take its time; anything else is over before a screen reader has said two words. */
const LONGEST: Partial<Record<SoundName, number>> = { win: 1.4 };
const MOMENTS = ['column', 'row', 'colour', 'lock', 'star', 'side', 'goal', 'best', 'win'] as const;

test.each(NAMES)('%s is short, and never loud', (name) => {
  expect(lengthOf(name)).toBeLessThanOrEqual(LONGEST[name] ?? 0.9);
  for (const { at, lasts, pitch, loud } of SOUNDS[name]) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(lasts).toBeGreaterThan(0);
    expect(pitch).toBeGreaterThan(40);
    expect(loud).toBeLessThanOrEqual(0.5);
  }
});

test('every great moment has a sound of its own', () => {
  const heard = MOMENTS.map((name) => JSON.stringify(SOUNDS[name]));
  expect(new Set(heard).size).toBe(MOMENTS.length);
});
