import type { Move, Seat } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { newWishes, pairOf, replyTo, wish } from '#kits/grid/bots/replies.ts';
import { bestMove } from '#kits/grid/bots/search.ts';
import { PASS } from '#kits/grid/moves.ts';
import { blankPaper, copyPaper } from '#kits/grid/paper.ts';
import { crossMove } from '#kits/grid/table.ts';
import { moves } from '../play.ts';
import type { Position } from '../position.ts';
import { Judge } from './judge.ts';
import type { Learnt } from './worths.ts';

/** Weighs all crossings of a seat by the team's chance to win. */
export class Player {
  readonly #judge: Judge;
  /** Scratch for a sheet with one more choice on it. */
  readonly #paper = blankPaper();
  readonly #wishes = newWishes();
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
    return bestMove(this, this.weighMoves(position, seat));
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
        const gain =
          gains.get(pair) ?? this.#wishes.worths[replyTo(pair, tray, this.#wishes)]! - idle;
        gains.set(pair, gain);
        this.worths[i]! += gain;
        this.replies[i]! += gain;
      }
    }
  }

  #wish(position: Position, seat: Seat): void {
    const board = boardOf(position.papers[seat]!.sheet);
    const count = moves(position, seat, this.#theirs);
    const weigh = (move: Move) => this.#weigh(position, seat, move);
    wish(board, this.#theirs, count, weigh, this.#wishes);
  }

  #weigh(position: Position, seat: Seat, move: Move): number {
    const paper = position.papers[seat]!;
    if (move === PASS) return this.#judge.weigh(seat, paper, 1);
    copyPaper(paper, this.#paper);
    crossMove(this.#paper, move);
    return this.#judge.weigh(seat, this.#paper, 0);
  }
}
