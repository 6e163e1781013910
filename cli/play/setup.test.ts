import { describe, expect, test } from 'vitest';
import { play } from './script-fake.ts';

describe('asking', () => {
  test('game, players and options, again where an answer will not do', async () => {
    const { out } = await play(
      [],
      ...['chess', 'qwixx', 'Ada', 'Ada, Ada', 'Ada, bot:gredy', 'Ada, bot, bot:random'],
      ...['clasic', 'mixed-numbers'],
    );
    expect(out).toContain('There is no game “chess”.');
    expect(out).toContain('This game is for 2 to 5 players, not 1.');
    expect(out).toContain('Two players are called Ada.');
    expect(out).toContain('Qwixx has no bot “gredy”. Did you mean greedy?');
    expect(out).toContain('“Sheet: clasic” isn’t valid here.');
    expect(out).toContain('Qwixx · mixed-numbers · roll 1 · Ada: 0, Strong: 0, Random: 0');
  });

  test.each([
    ['Encore!', 'Encore!'],
    ['noch mal', 'Encore!'],
    ['Noch mal! gemeinsam', 'Encore! together'],
    ['Encore ! ensemble', 'Encore! together'],
    ['noch mal so gut', 'Encore et Encore!'],
    ['encore plus', 'Encore et Encore!'],
  ])('“%s” is %s', async (typed, name) => {
    const { out } = await play([typed, '--bots', '1']);
    expect(out.slice(0, out.indexOf(' · '))).toBe(name);
  });

  test('what flags say is not asked', async () => {
    const { out } = await play(['--bots', '2', '--sheet', 'classic'], 'qwixx');
    expect(out).toContain('Qwixx · classic · roll 1 · Player: 0, Strong: 0, Strong 2: 0');
    expect(out).not.toContain('Who plays?');
  });

  test('bots play at the level that is asked for', async () => {
    const { out } = await play(['qwixx', '--bots', '1', '--level', 'Novice']);
    expect(out).toContain('Player: 0, Novice: 0');
    const named = await play(['qwixx', '--players', 'Ada, bot, bot:casual', '--level', 'expert']);
    expect(named.out).toContain('Ada: 0, Expert: 0, Casual: 0');
    const { code, err } = await play(['qwixx', '--level', 'greedy']);
    expect(code).toBe(2);
    expect(err).toContain(
      'Qwixx has no level “greedy”. There are: novice, casual, strong, expert, master.',
    );
  });

  test('quit leaves and help helps at every question', async () => {
    const left = await play([], 'qwixx', 'help', 'quit');
    expect(left.code).toBe(0);
    expect(left.out).toMatch(/“quit” leaves\.[^\n]*\nPlayers \[Player, bot\]> quit\n$/);
  });

  test('Enter takes what stands in brackets', async () => {
    const { code, out } = await play([], ...Array.from({ length: 6 }, () => ''));
    expect(code).toBe(0);
    expect(out).toContain('Player> ');
  });
});

describe('options for a single player', () => {
  test('seat the person alone', async () => {
    const { code, out } = await play(['encore', '--variant', 'solo', '--seed', 's']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Encore! · solo · roll 1 · Player: -?\d+\n/);
    const asked = await play(['--variant', 'solo', '--seed', 's'], 'encore', 'Ada, bot', '', '');
    expect(asked.out).toContain('Players [Player]> Ada, bot\n');
    expect(asked.out).toContain('Encore! · solo · roll 1 · Player: ');
  });

  test('do not change what is said of the players', async () => {
    const { code, err } = await play(['encore', '--variant', 'solo', '--bots', '1']);
    expect(code).toBe(2);
    expect(err).toContain('dicepad: ');
  });
});

describe('flags that will not do', () => {
  test.each([
    [['chess'], /There is no game “chess”/],
    [['qwixx', 'x'], /“x” is one word too many/],
    [['qwixx', '--players', 'Ada, bot', '--bots', '1'], /leave --bots out/],
    [['qwixx', '--bots', '0'], /--bots takes a whole number from 1 to 4, not “0”/],
    [['qwixx', '--bots', '9'], /--bots takes a whole number from 1 to 4, not “9”/],
    [['qwixx', '--players', 'Ada'], /This game is for 2 to 5 players, not 1\./],
    [['qwixx', '--players', 'Ada,,Bea'], /One name is empty/],
    [['qwixx', '--players', 'A#a, bot'], /can’t have a comma, a # or a control character/],
    [['qwixx', '--players', 'A\nGame: x, bot'], /can’t have a comma, a # or a control character/],
    [['qwixx', '--sheet', 'x'], /“Sheet: x” isn’t valid here\. Possible values: classic/],
    [['encore-coop', '--mission', '9'], /Possible values: 1, 2, 3, 4 and 5\.\n$/],
    [['qwixx', '--mission', '1'], /Qwixx takes no --mission/],
    [['qwixx', '--dice', 'loaded'], /--dice takes only “real”/],
    [['qwixx', '--resume', 'x'], /leave qwixx out/],
    [['--resume', 'x', '--bots', '1'], /leave --bots out/],
    [['--resume', '-'], /--resume needs a FILE/],
    [['--resume', '/nowhere/at/all'], /does not exist/],
    [['qwixx', '--save', '.'], /“\.” already exists/],
    [['qwixx', '--save', '/nowhere/at/all'], /its folder does not exist/],
  ])('%j', async (argv, message) => {
    const { code, out, err } = await play(argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });
});
