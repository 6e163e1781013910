import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHELVES } from '#games/index.ts';
import { tidyUp } from '#testing/folder.ts';
import { run } from '../io-fake.ts';
import { lines, newFolder, play, saved } from './script-fake.ts';

const folder = newFolder();
tidyUp(path.dirname(folder.file()));

describe('a whole match over a pipe', () => {
  // The first move, confirmed, again and again: in some games it takes hundreds of decisions.
  const persistent = lines(...Array.from({ length: 2000 }, () => ['1', '#1', '']).flat());

  // The second move fills a sheet sooner, until nothing but passing is left.
  const eager = lines(...Array.from({ length: 2000 }, () => ['2', '#2', '']).flat());

  test.each(SHELVES.map(({ game }) => game.id))('%s, one person and a bot', async (id) => {
    const file = folder.file();
    const argv = ['play', id, '--players', 'Ada, bot:random', '--seed', 'pipe', '--save', file];
    const { code, out, err } = await run(argv, { input: persistent });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Over. ');
    expect(out).toContain(`The record is saved in ${file}.`);
    const match = saved(file);
    expect(match.game.next(match.position).for).toBe('nobody');
    expect(match.remarks).toEqual([['Bots', '2 random']]);
  });

  test.each(SHELVES.map(({ game }) => game.id))('%s shows a person every roll', async (id) => {
    const file = folder.file();
    const argv = ['play', id, '--bots', '3', '--seed', 'abc', '--save', file];
    const { out } = await run(argv, { input: eager });
    const rolls = saved(file).entries.filter(({ kind }) => kind === 'roll');
    const shown = out.match(/^ *Roll: .*$/gm)?.map((line) => line.trim());
    expect(shown).toEqual(rolls.map(({ text }) => `Roll: ${text}`));
  });

  test('a person with only one move is told so', async () => {
    const argv = ['play', 'qwixx', '--bots', '3', '--seed', 'abc', '--save', folder.file()];
    const { out } = await run(argv, { input: eager });
    expect(out).toContain('Player can only choose pass.\n');
  });

  test('on a terminal, a person who was skipped reads all the news first', async () => {
    const { out } = await run(
      ['play', 'qwixx', '--bots', '3', '--seed', 'abc', '--save', folder.file()],
      {
        input: `${eager.replaceAll('\n', '\r').slice(0, 1200)}\x03`,
        terminal: { columns: 80, rows: 16 },
      },
    );
    expect(out).toMatch(/Player can only choose pass\.[\s\S]*?Press Enter to go on> /);
  });

  test('what was not yet shown stands before the final table', async () => {
    const argv = ['play', 'qwixx', '--bots', '3', '--seed', 'abc', '--save', folder.file()];
    const { out } = await run(argv, { input: eager });
    const end = out.slice(out.lastIndexOf('Player, pencilled'));
    expect(end).toMatch(/the game is over[\s\S]*Total/);
  });

  test('bots decide when all people have', async () => {
    const file = folder.file();
    const argv = ['qwixx', '--players', 'Ada, bot, Bea', '--seed', 's', '--save', file];
    const { out } = await play(argv, '1', '');
    expect(out).toContain('Ada decides. Still thinking: Strong and Bea.');
    expect(out).toContain('Bea decides. Still thinking: Strong.');
    expect(readFileSync(file, 'utf8')).toMatch(/\nroll [^\n]*\n1 pass\n$/);
  });

  test.each(SHELVES.map(({ game, bots }) => [game.id, Object.keys(bots)] as const))(
    'of the bots of %s the usual one is seated where none is named',
    async (id, bots) => {
      const { out } = await play([id, '--players', 'Ada, bot', '--seed', 's']);
      expect(bots[0]).toBe('random');
      expect(bots).toContain('strong');
      expect(out).toContain(', Strong: ');
    },
  );

  test('the same seed rolls the same dice', async () => {
    const argv = ['qwixx', '--bots', '2', '--seed', 's'];
    const one = await play(argv, '1', '', 'quit', 'n');
    expect(await play(argv, '1', '', 'quit', 'n')).toEqual(one);
    expect((await play([...argv.slice(0, 3), '--seed', 't'], '1', '', 'quit', 'n')).out).not.toBe(
      one.out,
    );
  });
});
