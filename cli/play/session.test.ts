import { afterAll, describe, expect, test } from 'vitest';
import { SHELVES } from '#games/index.ts';
import { run } from '../io-fake.ts';
import { lines, newFolder, play, saved } from './script-fake.ts';

const folder = newFolder();
afterAll(folder.remove);

describe('a whole match over a pipe', () => {
  // The first move, confirmed, again and again: in some games it takes hundreds of decisions.
  const persistent = lines(...Array.from({ length: 2000 }, () => ['1', '#1', '']).flat());

  test.each(SHELVES.map(({ game }) => game.id))('%s, one person and a bot', async (id) => {
    const file = folder.file();
    const argv = ['play', id, '--players', 'Ada, bot:random', '--seed', 'pipe', '--save', file];
    const { code, out, err } = await run(argv, { input: persistent });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Over. ');
    expect(out).toContain(`The record is kept in ${file}.`);
    const match = saved(file);
    expect(match.game.next(match.position).for).toBe('nobody');
    expect(match.remarks).toEqual([['Bots', '2 random']]);
  });

  test('the same seed rolls the same dice', async () => {
    const argv = ['qwixx', '--bots', '2', '--seed', 's'];
    const one = await play(argv, '1', '', 'quit', 'n');
    expect(await play(argv, '1', '', 'quit', 'n')).toEqual(one);
    expect((await play([...argv.slice(0, 3), '--seed', 't'], '1', '', 'quit', 'n')).out).not.toBe(
      one.out,
    );
  });
});
