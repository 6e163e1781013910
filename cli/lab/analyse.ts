import { randomUUID } from 'node:crypto';
import type { Analysis } from '#bots/analysis/told.ts';
import { analyse as lookAt } from '#bots/analysis.ts';
import { type Analysts, analystsOf } from '#bots/analysts.ts';
import type { Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { wholeNumber } from '../args.ts';
import type { Args, Command } from '../command.ts';
import { EXIT, Problem } from '../exit.ts';
import { botNamed, shelfOf } from '../games.ts';
import { columnsOf, type Io, print } from '../io.ts';
import { progressBar } from '../progress.ts';
import { citation, readMatch } from '../record.ts';
import { analysisLines } from './analyse-lines.ts';

const USUAL_SAMPLES = '50';
const MOST = 100_000;
const PERCENT = 100;

/** A match to analyse. */
interface Asked extends Analysts {
  readonly match: Match;
  readonly seats: readonly Seat[];
  readonly samples: number;
  readonly seed: string;
}

export const analyse: Command = {
  usage: ['lab analyse FILE [--seat N] [--samples N] [--bot BOT] [--json]'],
  about:
    'Analyses a finished game: how lucky each roll was, what was best at each decision and what ' +
    'was lost, and the result as the sum of what such a game is worth, the luck of the dice, and ' +
    'the choices of this player and of the others, compared with the bot’s. A bot plays on from ' +
    'every decision, with the same dice for all, to the end or until it can predict the result. ' +
    'FILE is a record; “-” is standard input.',
  flags: {
    seat: { value: 'N', says: 'whose play to analyse (default: everybody’s)' },
    samples: {
      value: 'N',
      says: `sets of dice; more give more exact figures (default: ${USUAL_SAMPLES})`,
    },
    bot: { value: 'BOT', says: 'which bot plays on (default: a strong, quick one)' },
    seed: { value: 'SEED', says: 'any text; the same seed gives the same figures' },
    json: { says: 'print everything as one JSON object' },
  },
  examples: ['lab analyse match.txt --seat 1', 'lab analyse match.txt --samples 200 --json'],
  async run(args, io) {
    const asked = await planned(args, io);
    const { match, seed, name } = asked;
    const looks = seen(asked, io);
    if (args.switches.has('json')) {
      const players = looks.map((look) => ({ ...look, seat: look.seat + 1 }));
      print(io.stdout, JSON.stringify({ game: match.game.id, bot: name, seed, players }));
    } else {
      print(io.stdout, ...analysisLines(match, looks, { bot: name, seed, columns: columnsOf(io) }));
    }
    return EXIT.fine;
  },
};

/** Reports every usage error before the work begins. */
async function planned({ words: [file, extra], values }: Args, io: Io): Promise<Asked> {
  if (file === undefined) throw new Problem('Which record? Give a FILE, or - for standard input.');
  if (extra !== undefined) throw new Problem(`“${extra}” is one word too many.`);
  const read = await readMatch(file, io);
  if (read.kind === 'invalid') throw new Problem(citation(file, read));
  const { match } = read;
  if (match.game.next(match.position).for !== 'nobody') {
    throw new Problem('This game isn’t over. For a single decision, use lab weigh.');
  }
  const shelf = shelfOf(match.game.id);
  const analysts = analystsOf(shelf.bots);
  const bot = values.bot === undefined ? analysts.name : botNamed(values.bot, shelf);
  return {
    ...analysts,
    name: bot,
    bot: shelf.bots[bot]!,
    match,
    seats: seatsOf(match, values.seat),
    samples: wholeNumber('samples', values.samples ?? USUAL_SAMPLES, 1, MOST),
    seed: values.seed ?? randomUUID(),
  };
}

function seatsOf({ players }: Match, wanted: string | undefined): readonly Seat[] {
  if (wanted === undefined) return players.map((_, seat) => seat);
  return [wholeNumber('seat', wanted, 1, players.length) - 1];
}

function seen({ seats, ...asked }: Asked, io: Io): readonly Analysis[] {
  const bar = progressBar(io.stderr, seats.length * PERCENT);
  const looks = seats.map((seat, nth) => {
    let look: (() => Analysis) | undefined;
    for (const { done, tell } of lookAt({ ...asked, seat })) {
      look = tell;
      bar.show(Math.floor((nth + done) * PERCENT));
    }
    return look!();
  });
  bar.clear();
  return looks;
}
