import { parseArgs } from 'node:util';
import { GAMES } from '#games/index.ts';
import type { Player, Work } from './random-play.ts';
import { randomPlay } from './random-play.ts';
import { rawEncore } from './raw-encore.ts';
import { rawQwixx } from './raw-qwixx.ts';
import { quickStream } from './stream.ts';

/** The two games that are compared with a loop of their own, both with two seats. */
const RACES = [
  { id: 'qwixx', unit: 'matches', raw: rawQwixx, round: 4000 },
  { id: 'encore', unit: 'decisions', raw: rawEncore, round: 200 },
] as const;

const values = readOptions();
const seconds = values.quick ? 2 : 10;
const results: Record<string, Record<string, number>> = {};

// Before the others, while the engine's calls still have few targets: as in a search of one game.
for (const { id, unit, raw, round } of RACES) {
  say(`${id}: the engine beside a hand-made loop …`);
  const game = GAMES.find((each) => each.id === id)!;
  const race = compare(randomPlay(game, 2, {}), raw, round, 2 * seconds);
  const [perSecond, rawPerSecond] = [race.engine[unit], race.raw[unit]];
  const ratio = perSecond / rawPerSecond;
  results[id] = { perSecond, rawPerSecond, ratio };
  const line = `engine ${whole(perSecond)}  loop ${whole(rawPerSecond)}  ratio ${ratio.toFixed(3)}`;
  print(`${id.padEnd(12)} ${line}  (${unit} a second, same scores)`);
}

for (const game of GAMES) {
  const seats = Math.max(2, game.players.min);
  say(`${game.id}: random play, ${seats} seats …`);
  const rate = measure(randomPlay(game, seats, {}), seconds);
  const rates = { matchesPerSecond: rate.matches, decisionsPerSecond: rate.decisions };
  results[game.id] = { ...results[game.id], ...rates };
  print(
    `${game.id.padEnd(12)} ${whole(rate.matches)} matches/s ${whole(rate.decisions)} decisions/s`,
  );
}

if (values.json) console.log(JSON.stringify(results));

function readOptions(): { quick?: boolean; json?: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        quick: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    if (!values.help) return values;
    console.log(
      'Usage: npm run bench -- [--quick] [--json]   (--json: one object as the last line)',
    );
    process.exit(0);
  } catch (error) {
    console.error(`${(error as Error).message} Usage: npm run bench -- [--quick] [--json]`);
    process.exit(2);
  }
}

/** Work done in a second of processor time, after a warm-up. */
function measure(player: Player, limit: number): Omit<Work, 'checksum'> {
  run(player, 0, 200);
  const sum = { matches: 0, decisions: 0, seconds: 0 };
  const end = performance.now() + 1000 * limit;
  for (let round = 0; performance.now() < end; round++) add(sum, run(player, round + 1, 100));
  return { matches: sum.matches / sum.seconds, decisions: sum.decisions / sum.seconds };
}

/** Both sides in turn, the same matches, so that a noisy machine disturbs them alike. */
function compare(engine: Player, raw: Player, matches: number, limit: number) {
  const sums = [engine, raw].map(() => ({ matches: 0, decisions: 0, seconds: 0 }));
  const end = performance.now() + 1000 * limit;
  for (let round = -2; round < 1 || performance.now() < end; round++) {
    const works = [engine, raw].map((player) => run(player, round + 3, matches));
    if (works[0]!.checksum !== works[1]!.checksum) {
      console.error('The engine and the loop came to different scores: no ratio can be given.');
      process.exit(1);
    }
    if (round < 0) continue; // warm-up
    for (const [i, work] of works.entries()) add(sums[i]!, work);
  }
  const [one, other] = sums.map((sum) => ({
    matches: sum.matches / sum.seconds,
    decisions: sum.decisions / sum.seconds,
  }));
  return { engine: one!, raw: other! };
}

function run(player: Player, seed: number, matches: number): Work & { seconds: number } {
  const random = quickStream(Math.imul(seed, 0x9e3779b1));
  const before = process.cpuUsage();
  const work = player(random, matches);
  const { user, system } = process.cpuUsage(before);
  return { ...work, seconds: (user + system) / 1e6 };
}

function add(sum: { matches: number; decisions: number; seconds: number }, work: typeof sum): void {
  sum.matches += work.matches;
  sum.decisions += work.decisions;
  sum.seconds += work.seconds;
}

/** Progress, which goes where no script reads it. */
function say(text: string): void {
  console.error(text);
}

function print(text: string): void {
  if (values.json) console.error(text);
  else console.log(text);
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en').padStart(11);
}
