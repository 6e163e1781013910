import { keyOf } from './after.ts';
import { BestOfRolls } from './best.ts';
import type { Judge } from './judge.ts';
import { lineSteps } from './lines.ts';
import type { Look } from './look.ts';
import { payersOf } from './prices.ts';
import { ringSteps } from './rings.ts';

const MOST_USES = 3;

/** A whole turn of a seat: for each roll what the best use of it leads to. */
export class Turn {
  readonly #judge: Judge;
  readonly #ways = new BestOfRolls();
  readonly best = this.#ways.best;
  /** What the area becomes by the best use of each roll; see `keyOf`. */
  readonly after = this.#ways.way;
  // What the net says of the parts that are joined: without a new miss, and with one.
  readonly #rings: readonly [Float32Array, Float32Array];
  #lines: readonly [Float32Array, Float32Array] = [new Float32Array(0), new Float32Array(0)];

  constructor(judge: Judge) {
    this.#judge = judge;
    this.#rings = [new Float32Array(judge.width), new Float32Array(judge.width)];
  }

  /** `wanted` is how many dice have to be used (T6). */
  weigh({ side, ring, line, misses }: Look, wanted: number): void {
    const [judge, ways, rings] = [this.#judge, this.#ways, this.#rings];
    const marks = lineSteps(side, line);
    const lines = this.#room(marks.length);
    const isMissPlain = judge.isPlain(misses + 1);
    for (const [at, mark] of marks.entries()) {
      judge.seeLine(mark.to, misses, lines[0], at * judge.width);
      if (isMissPlain) judge.seeLine(mark.to, misses + 1, lines[1], at * judge.width);
    }
    ways.clear();
    for (const { to, key, count } of ringSteps(side, ring)) {
      judge.seeRing(to, misses, rings[0]);
      if (isMissPlain) judge.seeRing(to, misses + 1, rings[1]);
      for (let i = 0; i < marks.length; i++) {
        const mark = marks[i]!;
        if (count + mark.count > MOST_USES) continue;
        const { enough, short } = payersOf(key, mark.key);
        const [good, bad] = [enough[wanted], short[wanted]];
        const from = i * judge.width;
        const after = keyOf(to, mark.to, misses);
        if (good) {
          ways.add(judge.join(to, mark.to, misses, rings[0], lines[0], from), good, after);
        }
        if (bad) {
          ways.add(judge.join(to, mark.to, misses + 1, rings[1], lines[1], from), bad, after + 1);
        }
      }
    }
    ways.fill();
  }

  #room(marks: number): readonly [Float32Array, Float32Array] {
    const length = marks * this.#judge.width;
    if (this.#lines[0].length < length) {
      this.#lines = [new Float32Array(length), new Float32Array(length)];
    }
    return this.#lines;
  }
}
