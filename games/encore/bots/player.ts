import type { Move, Seat } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { jokersOf, PASS, placementOf } from '#kits/grid/moves.ts';
import { clonePaper, crossPlacement, type Paper } from '#kits/grid/paper.ts';
import { COLOURS } from '#kits/grid/sheet.ts';
import type { Net } from '#kits/net/net.ts';
import type { Position } from '../play.ts';
import { Judge, type Worth } from './judge.ts';
import { listAll, newWishes, PAIRS, pairOf, sceneAfter, type Wishes } from './replies.ts';
import { type Scene, sceneOf } from './scene.ts';

const MOST_SEATS = 6;

/** A point more or less changes nothing about who wins, nearly. */
const LEAD_WORTH = 0.004;
/** Alone there is nothing but points; so many chances make the levels err there as elsewhere. */
export const POINT_ALONE = 0.02;
/** From this roll on nobody passes who can cross, so that every match ends. */
const PATIENCE = 60;

/** What decides between moves: the chance to win, and a little the lead where that is clear. */
export function worthOf({ win, lead }: Worth, { papers }: Pick<Scene, 'papers'>): number {
  return papers.length === 1 ? POINT_ALONE * lead : win + LEAD_WORTH * lead;
}

/** Weighs all moves of a seat with what a net has learnt, looking one roll far. */
export class Player {
  readonly #judge: Judge;
  readonly #isQuick: boolean;
  readonly #wishes: readonly Wishes[] = Array.from({ length: MOST_SEATS }, newWishes);
  readonly #theirs: Move[] = [];
  /** Scratch for a sheet with one more choice on it. */
  #paper: Paper | undefined;
  /** The legal moves as last weighed, each with its worth. */
  readonly moves: Move[] = [];
  readonly worths: number[] = [];

  /** A quick one does not ask what the others will do with the dice that are left. */
  constructor(net: Net, { isQuick = false } = {}) {
    this.#judge = new Judge(net);
    this.#isQuick = isQuick;
  }

  /** Fills `moves` and `worths`; returns how many there are. */
  weighMoves(position: Position, seat: Seat): number {
    const scene = sceneOf(position);
    const paper = scene.papers[seat]!;
    const count = listAll(paper, position.tray, this.moves);
    if (count === 1) {
      this.worths[0] = 0;
    } else if (position.phase === 'active' && !this.#isQuick) {
      this.#weighWithReplies(position, scene, seat, count);
    } else {
      this.#judge.sit(scene, seat);
      for (let i = 0; i < count; i++) this.worths[i] = this.#weigh(scene, paper, this.moves[i]!);
    }
    if (count > 1 && position.rolls >= PATIENCE) this.worths[0] = Number.NEGATIVE_INFINITY;
    return count;
  }

  /** The best move, or the first of the best. */
  choose(position: Position, seat: Seat): Move {
    const count = this.weighMoves(position, seat);
    let best = 0;
    for (let i = 1; i < count; i++) if (this.worths[i]! > this.worths[best]!) best = i;
    return this.moves[best]!;
  }

  /** E3: the dice that are taken are not there for the others, who will do what is best for them. */
  #weighWithReplies(position: Position, scene: Scene, seat: Seat, count: number): void {
    for (let other = 0; other < scene.papers.length; other++) {
      if (other !== seat) this.#wish(position, scene, other);
    }
    const paper = scene.papers[seat]!;
    const board = boardOf(paper.sheet);
    const pairs = this.moves.slice(0, count).map((move) => pairOf(board, move));
    for (let pair = 0; pair <= PAIRS; pair++) {
      if (!pairs.includes(pair)) continue;
      this.#judge.sit(sceneAfter(scene, position, pair, seat, this.#wishes), seat);
      for (let i = 0; i < count; i++) {
        if (pairs[i] === pair) this.worths[i] = this.#weigh(scene, paper, this.moves[i]!);
      }
    }
  }

  #wish(position: Position, scene: Scene, seat: Seat): void {
    const { moves, worths } = this.#wishes[seat]!;
    worths.fill(Number.NEGATIVE_INFINITY);
    const paper = scene.papers[seat]!;
    const board = boardOf(paper.sheet);
    this.#judge.sit(scene, seat);
    const count = listAll(paper, position.tray, this.#theirs);
    for (let i = 0; i < count; i++) {
      const move = this.#theirs[i]!;
      const pair = pairOf(board, move);
      const worth = this.#weigh(scene, paper, move);
      if (worth <= worths[pair]!) continue;
      worths[pair] = worth;
      moves[pair] = move;
    }
  }

  #weigh(scene: Scene, paper: Paper, move: Move): number {
    if (move === PASS) return worthOf(this.#judge.weigh(paper), scene);
    const board = boardOf(paper.sheet);
    const next = this.#copy(paper);
    const placement = placementOf(move);
    crossPlacement(board, next, placement);
    next.jokers -= jokersOf(move);
    return worthOf(this.#judge.weigh(next, board.placements.columns[placement]!), scene);
  }

  #copy(paper: Paper): Paper {
    const copy = this.#paper;
    if (copy?.sheet !== paper.sheet) {
      this.#paper = clonePaper(paper);
      return this.#paper;
    }
    for (let i = 0; i < COLOURS.length; i++) {
      copy.crossed[i] = paper.crossed[i]!;
      copy.reach[i] = paper.reach[i]!;
    }
    copy.done = paper.done;
    copy.first = paper.first;
    copy.later = paper.later;
    copy.jokers = paper.jokers;
    return copy;
  }
}
