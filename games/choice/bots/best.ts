import { ROLLS, WORDS } from './prices.ts';

/** Ways to play a turn, each with what it is worth and the rolls that allow it. */
export class BestOfRolls {
  readonly #worths: number[] = [];
  readonly #rolls: Int32Array[] = [];
  readonly #labels: number[] = [];
  readonly #order: number[] = [];
  /** For how many rolls each is the best. */
  readonly #counts: number[] = [];
  readonly #left = new Int32Array(WORDS);
  #count = 0;
  /** What the best way is worth for each roll, once it is asked for; −∞ where there is none. */
  readonly best = new Float64Array(ROLLS);
  /** The label of that way. */
  readonly way = new Int32Array(ROLLS);

  clear(): void {
    this.#count = 0;
  }

  add(worth: number, rolls: Int32Array, label = 0): void {
    const at = this.#count++;
    this.#worths[at] = worth;
    this.#rolls[at] = rolls;
    this.#labels[at] = label;
    this.#order[at] = at;
    this.#counts[at] = 0;
  }

  /** The dearest way first, each for the rolls that nothing dearer has taken. */
  fill(): void {
    const [worths, left, best, way] = [this.#worths, this.#left, this.best, this.way];
    this.#order.length = this.#count;
    this.#order.sort((one, other) => worths[other]! - worths[one]!);
    left.fill(-1);
    best.fill(Number.NEGATIVE_INFINITY);
    let open = ROLLS;
    for (const at of this.#order) {
      const [rolls, worth, label] = [this.#rolls[at]!, worths[at]!, this.#labels[at]!];
      const before = open;
      for (let word = 0; word < WORDS; word++) {
        let taken = left[word]! & rolls[word]!;
        left[word]! &= ~taken;
        for (; taken !== 0; taken &= taken - 1, open--) {
          const roll = word * 32 + 31 - Math.clz32(taken & -taken);
          best[roll] = worth;
          way[roll] = label;
        }
      }
      this.#counts[at] = before - open;
      if (open === 0) return;
    }
  }

  /** The mean over all rolls, if waiting takes the place of what is worth less. */
  meanOr(waiting: number): number {
    let [sum, left] = [0, ROLLS];
    for (const at of this.#order) {
      if (this.#worths[at]! <= waiting) break;
      sum += this.#counts[at]! * this.#worths[at]!;
      left -= this.#counts[at]!;
    }
    return (sum + left * waiting) / ROLLS;
  }
}
