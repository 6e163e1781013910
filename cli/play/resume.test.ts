import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeRecord } from '#engine/record/write.ts';
import { tidyUp } from '#testing/folder.ts';
import { lines, newFolder, play, saved } from './script-fake.ts';

const folder = newFolder();
tidyUp(path.dirname(folder.file()));

describe('resuming', () => {
  test('goes on as if the match had never been left', async () => {
    const [whole, halves] = [folder.file(), folder.file()];
    const argv = ['qwixx', '--bots', '1', '--seed', 'on'];
    const moves = Array.from({ length: 12 }, () => ['1', '']);
    await play([...argv, '--save', whole], ...moves.flat());
    await play([...argv, '--save', halves], ...moves.slice(0, 5).flat());
    const { out } = await play(['--resume', halves, '--seed', 'on'], ...moves.slice(5).flat());
    expect(out).toMatch(/The game continues at roll \d+\./);
    expect(readFileSync(halves, 'utf8')).toBe(readFileSync(whole, 'utf8'));
    expect(writeRecord(saved(halves))).toBe(readFileSync(halves, 'utf8'));
  });

  test('a record that could not be kept is not said to be', async () => {
    const file = folder.file();
    await play(['qwixx', '--bots', '1', '--seed', 'on', '--save', file], '1', '');
    const before = readFileSync(file, 'utf8');
    mkdirSync(`${file}.part`);
    const other = folder.file();
    const argv = ['--resume', file, '--seed', 'on'];
    const lost = await play(argv, '1', '', '1', '', 'quit', 'n');
    expect(lost.out).toMatch(/\n {2}Not saved\. The file/);
    expect(lost.out).toContain('The record was NOT saved. The file');
    expect(lost.out).not.toContain('The record is saved');
    expect(lost.code).toBe(2);
    expect((await play(argv, '1', '')).code).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe(before);
    const rescued = await play(argv, '1', '', '1', '', 'quit', other);
    expect([rescued.code, rescued.out.match(/The record is saved in (.*)\./)?.[1]]).toEqual([
      0,
      other,
    ]);
    expect(saved(other).entries.length).toBeGreaterThan(3);
  });

  test('says that a match is over, or where its record is invalid', async () => {
    const turn = (seat: number) =>
      lines('roll 1 1 R1 Y1 G1 B1', '1 pass', '2 pass', `${seat} pass`);
    const head = lines('Game: qwixx', 'Players: Ada, Bea', '');
    const [over, bad] = [folder.file(), folder.file()];
    writeFileSync(over, `# mine\n${head}${(turn(1) + turn(2)).repeat(3)}${turn(1)}`);
    writeFileSync(bad, `${head}roll 1\n`);
    const done = await play(['--resume', over]);
    expect(done.code).toBe(0);
    expect(done.out).toContain('This game is already over.');
    expect(done.out).toContain('Over. Winner: Bea.');
    expect(readFileSync(over, 'utf8')).toMatch(/^# mine\n/);
    const refused = await play(['--resume', bad]);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/, line 4: .* \(Q8\)\n$/);
  });
});
