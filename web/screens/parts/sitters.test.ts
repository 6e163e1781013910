import { describe, expect, test, vi } from 'vitest';
import { spoken } from '../../app/language.ts';
import { settings } from '../../app/settings.ts';
import { loadAllTexts } from '../../app/testing/texts.ts';
import type { Sitter } from '../../store/create.ts';
import { keepTable, lastTable, newBot, newPerson, setBotLevel, withNames } from './sitters.ts';

await loadAllTexts('en');

test('six people have six stamps, and the bots’ is none of them', () => {
  const first: Sitter = { name: 'Lea', kind: 'person', stamp: 'cat' };
  const six = Array.from({ length: 5 }).reduce<Sitter[]>(
    (sitters) => [...sitters, newPerson(sitters)],
    [first],
  );
  const stamps = new Set(six.map(({ stamp }) => stamp));
  expect(stamps.size).toBe(6);
  expect(stamps).not.toContain('bot');
});

test('somebody without a name is called after the seat', () => {
  const lea: Sitter = { name: 'Lea', kind: 'person', stamp: 'fox' };
  expect(newPerson([lea]).name).toBe('Player 2');
  const second: Sitter = { ...lea, name: 'Player 2' };
  expect(newPerson([second]).name).toBe('Player 3');
  expect(newPerson([lea, newBot('pebbles', [lea])]).name).toBe('Player 3');
});

describe('people without a given name', () => {
  const names = (sitters: readonly Sitter[]) => sitters.map(({ name }) => name);
  const lone = lastTable('pebbles', 'bots').sitters;

  test.each([
    ['en', 'Player'],
    ['fr', 'Joueur'],
    ['de', 'Gast'],
  ] as const)('have no number when they are alone with bots, in %s', async (language, name) => {
    await loadAllTexts(language);
    spoken.value = language;
    expect(names(lastTable('pebbles', 'bots').sitters)).toEqual([name, 'Pip']);
    expect(names(lastTable('pebbles', 'solo').sitters)).toEqual([name]);
    expect(names(lastTable('pebbles', 'pass').sitters)).toEqual([`${name} 1`, `${name} 2`]);
    spoken.value = undefined;
  });

  test('get one when somebody joins, and lose it when all others leave', () => {
    const joined = withNames([...lone, newPerson(lone)]);
    expect(names(joined)).toEqual(['Player 1', 'Pip', 'Player 3']);
    expect(names(withNames(joined.slice(1)))).toEqual(['Pip', 'Player']);
  });

  test('never have the name of another', () => {
    const bot: Sitter = { ...newBot('pebbles', []), name: 'Player' };
    expect(names(withNames([lone[0]!, bot]))).toEqual(['Player 1', 'Player']);
  });

  test('keep the names that they were given', () => {
    const lea: Sitter = { ...lone[0]!, name: 'Lea' };
    expect(names(withNames([lea]))).toEqual(['Lea']);
    expect(names(withNames([lea, newPerson([lea])]))).toEqual(['Lea', 'Player 2']);
  });

  test('are called by the name of the device’s owner, as soon as there is one', () => {
    vi.stubGlobal('localStorage', storage());
    keepTable('pebbles', 'bots', { ...lastTable('pebbles', 'bots'), dice: 'real' });
    expect(lastTable('pebbles', 'bots')).toMatchObject({ dice: 'real', sitters: lone });
    settings.value = { ...settings.value, name: 'Lea' };
    expect(names(lastTable('pebbles', 'bots').sitters)).toEqual(['Lea', 'Pip']);
    expect(names(lastTable('pebbles', 'pass').sitters)).toEqual(['Lea', 'Player 2']);
    settings.value = { ...settings.value, name: '' };
    vi.unstubAllGlobals();
  });
});

describe('bots', () => {
  const levels = (sitters: readonly Sitter[]) => sitters.map(({ level }) => level);

  test('are gentle, unless others were chosen for this game last time', () => {
    vi.stubGlobal('localStorage', storage());
    const table = lastTable('pebbles', 'bots');
    expect(levels(table.sitters)).toEqual([undefined, 'novice']);
    const sitters = table.sitters.with(1, { ...table.sitters[1]!, level: 'strong' });
    keepTable('pebbles', 'bots', { ...table, sitters });
    expect(levels(lastTable('pebbles', 'bots').sitters)).toEqual([undefined, 'strong']);
    expect(newBot('pebbles', []).level).toBe('strong');
    expect(newBot('marbles', []).level).toBe('novice');
    vi.unstubAllGlobals();
  });

  test('of a team help as well as they can', () => {
    expect(newBot('encore-coop', []).level).toBe('expert');
  });

  test('play otherwise at the next table as soon as that is wanted, and people stay', () => {
    vi.stubGlobal('localStorage', storage());
    const table = lastTable('pebbles', 'bots');
    const sitters = [...table.sitters, newBot('pebbles', table.sitters)];
    keepTable('pebbles', 'bots', { ...table, sitters, dice: 'real' });
    setBotLevel('pebbles', 'casual');
    const changed = lastTable('pebbles', 'bots');
    expect(levels(changed.sitters)).toEqual([undefined, 'casual', 'casual']);
    expect(changed.dice).toBe('real');
    expect(newBot('pebbles', []).level).toBe('casual');
    vi.unstubAllGlobals();
  });

  test('that join others play as those do', () => {
    const master: Sitter = { name: 'Pip', kind: 'bot', stamp: 'bot', level: 'master' };
    expect(newBot('pebbles', [master])).toEqual({ ...master, name: 'Dot' });
  });

  test('that were kept before there were levels get one', () => {
    vi.stubGlobal('localStorage', storage());
    const table = lastTable('pebbles', 'bots');
    const { level: _, ...old } = table.sitters[1]!;
    keepTable('pebbles', 'bots', { ...table, sitters: table.sitters.with(1, old) });
    expect(levels(lastTable('pebbles', 'bots').sitters)).toEqual([undefined, 'strong']);
    vi.unstubAllGlobals();
  });
});

/** As much of a browser's storage as is asked for. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  };
}
