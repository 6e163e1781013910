import type { Outcome } from '#bots/outcome.ts';
import type { Move, Seat } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { agreed } from '#kits/grid/bots/forecast.ts';
import { MOST_SEATS } from '#kits/grid/bots/opinion.ts';
import { newWishes, PAIRS, pairOf, replyTo, type Wishes, wish } from '#kits/grid/bots/replies.ts';
import { bestMove } from '#kits/grid/bots/search.ts';
import { worthOf } from '#kits/grid/bots/worth.ts';
import { PASS, placementOf } from '#kits/grid/moves.ts';
import { blankPaper, clonePaper, copyPaper, type Paper } from '#kits/grid/paper.ts';
import { crossMove } from '#kits/grid/table.ts';
import type { Net } from '#kits/net/net.ts';
import { moves, type Position } from '../play.ts';
import { Judge } from './judge.ts';
import { type Scene, sceneOf } from './scene.ts';

/** Alone there is nothing but points; so many chances make the levels err there as elsewhere. */
export const POINT_ALONE = 0.02;
/** From this roll on nobody passes who can cross, so that every match ends. */
const PATIENCE = 60;

/** Weighs all moves of a seat with what a net has learnt, looking one roll far. */
export class Player {
  readonly #judge: Judge;
  readonly #isQuick: boolean;
  readonly #wishes: readonly Wishes[] = Array.from({ length: MOST_SEATS }, newWishes);
  readonly #theirs: Move[] = [];
  /** Scratch for a sheet with one more choice on it. */
  readonly #paper = blankPaper();
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
    const count = moves(position, seat, this.moves);
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
    return bestMove(this, this.weighMoves(position, seat));
  }

  /** How a match may end that is between two rolls; scores are so much higher than the net says. */
  foresee(position: Position, drift = 0): Outcome {
    const scene = sceneOf(position);
    return agreed(
      scene.papers.map((_, seat) => {
        this.#judge.sit(scene, seat);
        return this.#judge.foretell();
      }),
      drift,
    );
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
      this.#judge.sit(this.#afterReplies(scene, position, pair, seat), seat);
      for (let i = 0; i < count; i++) {
        if (pairs[i] === pair) this.worths[i] = this.#weigh(scene, paper, this.moves[i]!);
      }
    }
  }

  #wish(position: Position, scene: Scene, seat: Seat): void {
    const paper = scene.papers[seat]!;
    this.#judge.sit(scene, seat);
    const count = moves(position, seat, this.#theirs);
    const weigh = (move: Move) => this.#weigh(scene, paper, move);
    wish(boardOf(paper.sheet), this.#theirs, count, weigh, this.#wishes[seat]!);
  }

  /** The sheets after the replies of all others, as far as they can be foreseen. */
  #afterReplies(scene: Scene, { tray }: Position, pair: number, seat: Seat): Scene {
    const papers = scene.papers.map((paper, other) => {
      if (other === seat) return paper;
      const wishes = this.#wishes[other]!;
      const after = clonePaper(paper);
      crossMove(after, wishes.moves[replyTo(pair, tray, wishes)]!);
      return after;
    });
    return { ...scene, papers };
  }

  #weigh({ papers }: Scene, paper: Paper, move: Move): number {
    if (move === PASS) return worthOf(this.#judge.weigh(paper), papers.length, POINT_ALONE);
    const { columns } = boardOf(paper.sheet).placements;
    copyPaper(paper, this.#paper);
    crossMove(this.#paper, move);
    const worth = this.#judge.weigh(this.#paper, columns[placementOf(move)]!);
    return worthOf(worth, papers.length, POINT_ALONE);
  }
}
