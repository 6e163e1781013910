import type { Move, Seat } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { jokersOf, PASS, placementOf } from '#kits/grid/moves.ts';
import { crossPlacement, newPaper, type Paper } from '#kits/grid/paper.ts';
import { COLOURS } from '#kits/grid/sheet.ts';
import { moves } from '../play.ts';
import type { Position } from '../position.ts';
import { Judge } from './judge.ts';
import { newWishes, pairOf, replyTo, type Wishes } from './replies.ts';
import type { Learnt } from './worths.ts';

/** Weighs all crossings of a seat by the team's chance to win. */
export class Player {
  readonly #judge: Judge;
  readonly #papers = new Map<string, Paper>();
  readonly #wishes: Wishes = newWishes();
  readonly #theirs: Move[] = [];
  /** The legal moves as last weighed, each with its worth. */
  readonly moves: Move[] = [];
  readonly worths: number[] = [];
  /** What of each worth is due to what the others can still do. */
  readonly replies: number[] = [];

  constructor(learnt: Learnt) {
    this.#judge = new Judge(learnt);
  }

  /** Fills `moves` and `worths`; returns how many there are. */
  weighMoves(position: Position, seat: Seat): number {
    const count = moves(position, seat, this.moves);
    if (count === 1) {
      this.worths[0] = 0;
      this.replies[0] = 0;
      return count;
    }
    this.#judge.sit(position);
    for (let i = 0; i < count; i++) {
      this.worths[i] = this.#weigh(position, seat, this.moves[i]!);
      this.replies[i] = 0;
    }
    if (position.phase === 'active') this.#addReplies(position, seat, count);
    return count;
  }

  /** The best move, or the first of the best. */
  choose(position: Position, seat: Seat): Move {
    const count = this.weighMoves(position, seat);
    let best = 0;
    for (let i = 1; i < count; i++) if (this.worths[i]! > this.worths[best]!) best = i;
    return this.moves[best]!;
  }

  /** What is taken is not there for the others: adds what each of them can still do. */
  #addReplies(position: Position, seat: Seat, count: number): void {
    const { papers, tray } = position;
    const board = boardOf(papers[seat]!.sheet);
    for (let other = 0; other < papers.length; other++) {
      if (other === seat) continue;
      this.#wish(position, other);
      const idle = this.#judge.weigh(other, papers[other]!, 0);
      const gains = new Map<number, number>();
      for (let i = 0; i < count; i++) {
        const pair = pairOf(board, this.moves[i]!);
        const gain = gains.get(pair) ?? replyTo(pair, tray, this.#wishes) - idle;
        gains.set(pair, gain);
        this.worths[i]! += gain;
        this.replies[i]! += gain;
      }
    }
  }

  #wish(position: Position, seat: Seat): void {
    this.#wishes.fill(Number.NEGATIVE_INFINITY);
    const board = boardOf(position.papers[seat]!.sheet);
    const count = moves(position, seat, this.#theirs);
    for (let i = 0; i < count; i++) {
      const move = this.#theirs[i]!;
      const pair = pairOf(board, move);
      this.#wishes[pair] = Math.max(this.#wishes[pair]!, this.#weigh(position, seat, move));
    }
  }

  #weigh(position: Position, seat: Seat, move: Move): number {
    const paper = position.papers[seat]!;
    if (move === PASS) return this.#judge.weigh(seat, paper, 1);
    const after = this.#copy(paper);
    crossPlacement(boardOf(paper.sheet), after, placementOf(move));
    after.jokers -= jokersOf(move);
    return this.#judge.weigh(seat, after, 0);
  }

  #copy(paper: Paper): Paper {
    const copy = this.#papers.get(paper.sheet) ?? newPaper(boardOf(paper.sheet), 0);
    this.#papers.set(paper.sheet, copy);
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
