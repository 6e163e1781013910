import { randomUUID } from 'node:crypto';
import { type Told, weigh as weighMoves } from '#bots/weigh.ts';
import { type Match, replay } from '#engine/match.ts';
import { loadReasons } from '#games/reasons.ts';
import { wholeNumber } from '../args.ts';
import type { Args, Command } from '../command.ts';
import { EXIT, Problem } from '../exit.ts';
import { botNamed, quickBot, shelfOf } from '../games.ts';
import { columnsOf, type Io, print } from '../io.ts';
import { progressBar } from '../progress.ts';
import { citation, readMatch } from '../record.ts';
import { type Asked, weighData, weighLines } from './weigh-lines.ts';

const USUAL_ROUNDS = '20';
const MOST = 1_000_000;

export const weigh: Command = {
  usage: ['lab weigh FILE [--entries N] [--seat N] [--rounds N] [--bot BOT]'],
  about:
    'Prints what every legal move of a decision is worth: the final score and the chance to win, ' +
    'each with a 95 % confidence interval, and why the best move is good. After each move a bot ' +
    'plays the game to its end, many times and with the same dice for all moves; moves that fall ' +
    'clearly behind are dropped. FILE is a record; “-” is standard input.',
  flags: {
    entries: {
      value: 'N',
      says: 'the position after N rolls and moves (default: after all of them)',
    },
    seat: { value: 'N', says: 'who decides (default: the first who has to)' },
    rounds: {
      value: 'N',
      says: `more give more exact figures and take longer (default: ${USUAL_ROUNDS})`,
    },
    bot: { value: 'BOT', says: 'which bot plays on (default: a strong, quick one)' },
    seed: { value: 'SEED', says: 'any text; the same seed gives the same figures' },
    json: { says: 'print the moves as one JSON object, with standard errors and intervals' },
  },
  examples: ['lab weigh match.txt --entries 13', 'lab weigh match.txt --rounds 100 --json'],
  async run(args, io) {
    const asked = await planned(args, io);
    const told = listened(asked, io);
    const data = weighData(asked, told, await loadReasons(asked.match.game.id));
    if (args.switches.has('json')) print(io.stdout, JSON.stringify(data));
    else print(io.stdout, ...weighLines(asked, data, columnsOf(io)));
    return EXIT.fine;
  },
};

/** Reports every usage error before the work begins. */
async function planned({ words: [file, extra], values }: Args, io: Io): Promise<Asked> {
  if (file === undefined) throw new Problem('Which record? Give a FILE, or - for standard input.');
  if (extra !== undefined) throw new Problem(`“${extra}” is one word too many.`);
  const read = await readMatch(file, io);
  if (read.kind === 'invalid') throw new Problem(citation(file, read));
  const match =
    values.entries === undefined
      ? read.match
      : upTo(read.match, wholeNumber('entries', values.entries, 0, read.match.entries.length));
  const shelf = shelfOf(match.game.id);
  const next = match.game.next(match.position);
  if (next.for !== 'seats') {
    const what = next.for === 'dice' ? 'the dice come next' : 'the game is over';
    const nearest = nearestChoice(read.match, match.entries.length);
    const advice = nearest === undefined ? '' : ` The nearest choice is at --entries ${nearest}.`;
    throw new Problem(`Nobody has a choice here: ${what}.${advice}`);
  }
  const open = next.seats.filter((seat) => !match.sealed.has(seat));
  const seat =
    values.seat === undefined
      ? open[0]!
      : wholeNumber('seat', values.seat, 1, match.players.length) - 1;
  if (!next.seats.includes(seat)) {
    throw new Problem(
      `Seat ${seat + 1} has no choice here; these do: ${next.seats.map((s) => s + 1).join(', ')}.`,
    );
  }
  return {
    match,
    seat,
    shelf,
    bot: values.bot === undefined ? quickBot(shelf) : botNamed(values.bot, shelf),
    rounds: wholeNumber('rounds', values.rounds ?? USUAL_ROUNDS, 1, MOST),
    seed: values.seed ?? randomUUID(),
  };
}

function upTo(match: Match, count: number): Match {
  return replay(match, match.entries.slice(0, count));
}

/** The number of entries nearest to `count` after which somebody chooses; later before earlier. */
function nearestChoice(match: Match, count: number): number | undefined {
  const isChoice = (at: number): boolean => {
    const { game, position } = upTo(match, at);
    return game.next(position).for === 'seats';
  };
  const { length } = match.entries;
  return Array.from({ length }, (_, i) => i + 1)
    .flatMap((away) => [count + away, count - away])
    .find((at) => at >= 0 && at <= length && isChoice(at));
}

function listened({ match, seat, shelf, bot, rounds, seed }: Asked, io: Io): Told['moves'] {
  const { game, bots } = shelf;
  const bar = progressBar(io.stderr, rounds);
  let told: Told['moves'] = [];
  let round = 0;
  for (const { moves } of weighMoves({
    game,
    bot: bots[bot]!,
    position: match.position,
    seat,
    seed,
  })) {
    told = moves;
    bar.show(++round);
    if (round === rounds) break;
  }
  bar.clear();
  return told;
}
