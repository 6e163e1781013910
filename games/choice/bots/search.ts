import type { Move, Seat } from '#engine/contract.ts';
import type { Net } from '#kits/net/net.ts';
import type { Random } from '#kits/random.ts';
import { ALL_DICE } from '../dice.ts';
import { CLOSE } from '../moves.ts';
import { next, resolve, roll } from '../play.ts';
import { clone, MISSES, onFirstArea, type Position } from '../position.ts';
import { afterUses, lookAfter } from './after.ts';
import { Ahead } from './ahead.ts';
import { POINTS } from './judge.ts';
import { isEnd, type Look, looksOf, totalOf } from './look.ts';
import { type Foreseen, nextActive, Player } from './player.ts';

/** How much a search may do. */
export interface Effort {
  /** How many sheets are weighed while the turn after this one is played, again and again. */
  readonly work: number;
  /** Asked before every sample: whether it is time to answer. */
  isTime?(): boolean;
}

/** A move under consideration. */
interface Candidate {
  readonly move: Move;
  worth: number;
}

/** Moves that are looked at closely, and how far behind the best one may still turn out best. */
const SHORTLIST = 12;
const FAR = 0.1;
/** The same for the second, longer look. */
const FEW = 5;
const NEAR = 0.03;
/** Of the first so many it is looked at closely whether to turn the sheet. */
const TURNS = 3;
/** What was seen before counts as much as so many samples. */
const GLANCES = 4;
const MOST_SAMPLES = 500;
const FACES = 6;

/**
 * Looks at all rolls of the next turn after each promising move. Of those that are still close, it
 * plays the next turn many times, with the same dice for all of them, and looks ahead from there.
 */
export class Search {
  readonly #player: Player;
  readonly #ahead: Ahead;

  constructor(net: Net) {
    this.#player = new Player(net);
    this.#ahead = new Ahead(net);
  }

  choose(position: Position, seat: Seat, random: Random, effort: Effort): Move {
    if (position.phase === 'keep') return this.#chooseDice(position, seat);
    const foreseen = this.#player.foresee(position);
    const list = this.#weighed(position, seat, foreseen);
    const near = sorted(list).slice(0, FEW);
    const least = near[0]!.worth - NEAR * unitOf(position);
    const close = near.filter(({ worth }) => worth >= least);
    if (close.length > 1) this.#lookFurther(position, seat, foreseen, close, random, effort);
    return sorted(close)[0]!.move;
  }

  #chooseDice(position: Position, seat: Seat): Move {
    const looks = looksOf(position);
    const worths = this.#ahead.weighRolling(looks, seat, position.dice);
    let best = 0;
    for (let mask = 1; mask <= ALL_DICE; mask++) if (worths[mask]! > worths[best]!) best = mask;
    return best;
  }

  /** The most promising moves, each with what all rolls of the next turn make of it. */
  #weighed(position: Position, seat: Seat, { looks }: Foreseen): Candidate[] {
    const player = this.#player;
    const count = player.weighAmong(position, seat, looks);
    const points = ({ move }: Candidate) => totalOf(lookAfter(position, seat, move));
    const all = Array.from({ length: count }, (_, i): Candidate => {
      return { move: player.moves[i]!, worth: player.worths[i]! };
    });
    const won = position.sheets.length > 1 ? all.filter(({ worth }) => worth === 1) : [];
    // What is won now need not be won later; more points are safer if somebody surprises.
    if (won.length > 0) {
      return [won.reduce((one, other) => (points(other) > points(one) ? other : one))];
    }
    const least = sorted(all)[0]!.worth - FAR * unitOf(position);
    const list = all.slice(0, SHORTLIST).filter(({ worth }) => worth >= least);
    list.push(...otherwiseTurned(position, seat, list.slice(0, TURNS)));
    const active = nextActive(position);
    const owns = list.map(({ move }) => lookAfter(position, seat, move));
    const going = owns.find((own) => !isEnd(own));
    if (!going || looks.some((look, other) => other !== seat && isEnd(look))) return list;
    this.#ahead.expect(looks.with(seat, going), seat, active);
    for (const [i, own] of owns.entries()) {
      if (!isEnd(own)) list[i]!.worth = this.#ahead.weigh(own, seat, active);
    }
    return list;
  }

  #lookFurther(
    position: Position,
    seat: Seat,
    { moves }: Foreseen,
    list: readonly Candidate[],
    random: Random,
    effort: Effort,
  ): void {
    const sums = list.map(() => 0);
    const starts = list.map(({ move }) => {
      const after = clone(position);
      resolve(after, moves.with(seat, move));
      return after;
    });
    const limit = this.#ahead.work + effort.work;
    let count = 0;
    for (; this.#ahead.work < limit && !effort.isTime?.(); count++) {
      // Where a match is over so soon, work may never add up.
      if (count === MOST_SAMPLES) break;
      const dice = [thrown(random), thrown(random)] as const;
      for (const [i, start] of starts.entries()) {
        sums[i]! += start.phase === 'over' ? list[i]!.worth : this.#sample(start, seat, dice);
      }
    }
    for (const [i, each] of list.entries()) {
      each.worth = (GLANCES * each.worth + sums[i]!) / (GLANCES + count);
    }
  }

  /** Plays a turn and looks ahead from its end. */
  #sample(start: Position, seat: Seat, dice: readonly [number[], number[]]): number {
    const position = clone(start);
    roll(position, dice[0]);
    const { active } = position;
    const player = this.#player;
    resolve(position, [player.best(player.weighMoves(position, active, looksOf(position)))]);
    if (position.phase === 'again') roll(position, dice[1]);
    const { moves, looks } = player.foresee(position);
    const own = player.best(player.weighMoves(position, seat, looks));
    const before = clone(position);
    resolve(position, moves.with(seat, own));
    if (next(position).for === 'nobody')
      return this.#ahead.result(looksAfter(before, moves.with(seat, own)), seat);
    const after = looksOf(position);
    this.#ahead.expect(after, seat, position.active);
    return this.#ahead.weigh(after[seat]!, seat, position.active);
  }
}

function looksAfter(position: Position, moves: readonly Move[]): Look[] {
  return moves.map((move, seat) => lookAfter(position, seat, move));
}

/** The same moves, with the sheet turned where it was not, and the other way round. */
function otherwiseTurned(position: Position, seat: Seat, list: readonly Candidate[]): Candidate[] {
  if (!onFirstArea(position, seat)) return [];
  return list
    .filter(({ move }) => afterUses(position, seat, move).misses < MISSES)
    .map(({ move, worth }) => ({ move: move ^ CLOSE, worth }));
}

function sorted(list: Candidate[]): Candidate[] {
  return list.sort((one, other) => other.worth - one.worth);
}

/** Chances to win, and alone points. */
function unitOf({ sheets }: Position): number {
  return sheets.length === 1 ? POINTS : 1;
}

function thrown(random: Random): number[] {
  return [random.below(FACES), random.below(FACES), random.below(FACES)];
}
