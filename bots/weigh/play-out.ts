import type { Die, Game, Move, Seat } from '#engine/contract.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import type { Bot } from '../bot.ts';
import { type Dice, dicePaired } from '../dice.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { playOn } from '../play-on.ts';
import type { Moment } from './moment.ts';

/**
 * Plays on from moments of one match, or from one that is open. A sample is a set of dice for the
 * whole match: its fifth roll is the same from wherever one plays on, so that what two moments are
 * worth differs by what happened between them and not by luck.
 */
export class PlayOut {
  private readonly game: Game;
  private readonly moments: readonly Moment[];
  private readonly bot: Bot;
  private readonly seed: string;
  private readonly end: Outcome | undefined;
  private readonly ahead: number | undefined;
  private readonly allDice: readonly Die[];
  private readonly values: (Outcome | undefined)[][];
  private readonly tried = new Map<string, Outcome>();
  private readonly replies = new Map<string, readonly Move[]>();

  constructor({ game, moments, bot, seed, end, ahead }: Asked) {
    this.game = game;
    this.moments = moments;
    this.bot = bot;
    this.seed = seed;
    this.end = end;
    this.ahead = bot.foresee && ahead;
    this.allDice = diceOf(game, moments[0]!.position);
    this.values = moments.map(() => []);
  }

  /** How the match goes on from a moment with the dice of a sample. */
  value(nth: number, sample: number): Outcome {
    const moment = this.moments[nth];
    if (!moment) return this.end!;
    const known = this.values[nth]![sample];
    if (known) return known;
    const { step } = moment;
    const value = step
      ? this.resolved(nth, sample, this.reply(nth, sample))
      : this.played(moment.position, moment.rolls, sample);
    this.values[nth]![sample] = value;
    return value;
  }

  /** The same after a decision of a seat, unseen by those who decide at the same time. */
  decided(nth: number, sample: number, seat: Seat, move: Move): Outcome {
    const { seats } = this.moments[nth]!.step!;
    const reply = this.reply(nth, sample);
    return this.resolved(
      nth,
      sample,
      reply.map((other, i) => (seats[i] === seat ? move : other)),
    );
  }

  /** What the bot decides at a moment for everybody who is asked. */
  private reply(nth: number, sample: number): readonly Move[] {
    const key = `${nth}/${sample}`;
    const known = this.replies.get(key);
    if (known) return known;
    const { position, step } = this.moments[nth]!;
    const random = randomFrom(`${this.seed}/${sample}/${nth}`);
    const reply = step!.seats.map((seat) => this.bot.choose(position, seat, random));
    this.replies.set(key, reply);
    return reply;
  }

  private resolved(nth: number, sample: number, chosen: readonly Move[]): Outcome {
    const { position, rolls, step } = this.moments[nth]!;
    if (step!.chosen && chosen.every((move, i) => move === step!.chosen![i])) {
      return this.value(nth + 1, sample);
    }
    const key = `${nth}/${sample}/${chosen}`;
    const known = this.tried.get(key);
    if (known) return known;
    const after = this.game.clone(position);
    this.game.resolve(after, chosen);
    const outcome = this.played(after, rolls, sample);
    this.tried.set(key, outcome);
    return outcome;
  }

  private played(from: unknown, rolls: number, sample: number): Outcome {
    const { game, bot } = this;
    const position = game.clone(from);
    const luck = `${this.seed}/${sample}`;
    const bots = game.scores(position).map(() => bot);
    playOn(game, position, bots, this.diceAfter(rolls, luck), lucky(luck), this.ahead);
    if (game.next(position).for === 'nobody') return outcomeOf(game, position);
    return bot.foresee!(position);
  }

  private diceAfter(rolls: number, luck: string): Dice {
    const dice = dicePaired(luck, this.allDice);
    const unseen: number[] = [];
    for (let roll = 0; roll < rolls; roll++) dice.throw(this.allDice, unseen);
    return dice;
  }
}

interface Asked {
  readonly game: Game;
  readonly moments: readonly Moment[];
  /** Who plays on for everybody. */
  readonly bot: Bot;
  readonly seed: string;
  /** How the match ended after the last of these moments, where it has. */
  readonly end?: Outcome;
  /** Rolls after which a bot that can predict the end is asked for it; else all are played. */
  readonly ahead?: number;
}

function lucky(luck: string): Random {
  return randomFrom(`${luck}/play`);
}

/** All dice that are ever thrown lie there at the first roll of a match. */
function diceOf(game: Game, position: unknown): readonly Die[] {
  const next = game.next(game.start(game.scores(position).length, {}));
  return next.for === 'dice' ? next.dice : [];
}
