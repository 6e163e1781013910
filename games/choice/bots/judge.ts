import type { Seat } from '#engine/contract.ts';
import { chance, type Net, SCORE, WIN, widthOf } from '#kits/net/net.ts';
import { MISSES } from '../position.ts';
import { marksOf } from './lines.ts';
import { isEnd, isFull, type Look, pointsOf, totalOf, turned } from './look.ts';
import { crossesOf } from './rings.ts';
import {
  cornerTrait,
  countTrait,
  leadTrait,
  longTrait,
  ringTrait,
  SHEET_SLOTS,
  sheetTraits,
  shortTrait,
  stageOf,
  tempoTrait,
} from './traits.ts';

/** Points are learnt in this unit. */
export const POINTS = 20;
const MOST_POINTS = 64;

/** Another seat, as it is when one's own sheet is weighed. */
interface Rival {
  readonly look: Look;
  readonly total: number;
  readonly stage: number;
  /** What the net says of its sheet. */
  readonly sums: Float32Array;
}

/** Weighs what a seat's sheet may become, against the others' sheets as they are given. */
export class Judge {
  readonly #net: Net;
  readonly width: number;
  /** How much it has done: sheets that were weighed, and each against all others. */
  work = 0;
  readonly #traits = new Int32Array(SHEET_SLOTS);
  readonly #ringPart: Float32Array;
  readonly #linePart: Float32Array;
  /** What it is worth to turn the sheet with so many points; not a number until asked. */
  readonly #turned = new Float64Array(MOST_POINTS);
  #own: Look | undefined;
  #rivals: readonly Rival[] = [];
  #furthest = 0;
  #wait = 0;
  #isOver = false;

  constructor(net: Net) {
    this.#net = net;
    this.width = widthOf(net);
    this.#ringPart = new Float32Array(this.width);
    this.#linePart = new Float32Array(this.width);
  }

  /** Takes a place: `active` is who rolls next. */
  sit(looks: readonly Look[], seat: Seat, active: Seat): void {
    this.#own = looks[seat]!;
    this.#rivals = looks.filter((_, other) => other !== seat).map((look) => this.#rival(look));
    this.#furthest = Math.max(0, ...this.#rivals.map(({ stage }) => stage));
    this.#wait = (seat - active + looks.length) % looks.length;
    this.#isOver = this.#rivals.some(({ look }) => isEnd(look));
    this.#turned.fill(Number.NaN);
  }

  /** What the sheet is worth so; when turning it is better, it is worth that. */
  weigh(ring: number, line: number, misses: number): number {
    if (this.isPlain(misses)) {
      this.seeRing(ring, misses, this.#ringPart);
      this.seeLine(line, misses, this.#linePart, 0);
    }
    return this.join(ring, line, misses, this.#ringPart, this.#linePart, 0);
  }

  /** Whether the net has to be asked about a sheet with so many misses. */
  isPlain(misses: number): boolean {
    return misses < MISSES && !this.#isOver;
  }

  /** Whether a sheet is worth so much because it is turned now. */
  isTurning(ring: number, line: number, worth: number): boolean {
    return !this.#isOver && worth === this.#turning(ring, line);
  }

  #turning(ring: number, line: number): number {
    const points = pointsOf(ring, line);
    if (Number.isNaN(this.#turned[points])) this.#turned[points] = this.#turn(points);
    return this.#turned[points]!;
  }

  /** What the net says of a ring. */
  seeRing(ring: number, misses: number, into: Float32Array): void {
    const { side } = this.#own!;
    into.fill(0, 0, this.width);
    this.#addRow(ringTrait(side, ring, misses), into, 0);
    this.#addRow(this.#tempo(this.#stage(misses)), into, 0);
  }

  /** What the net says of a line. */
  seeLine(line: number, misses: number, into: Float32Array, from: number): void {
    const { side } = this.#own!;
    into.fill(0, from, from + this.width);
    this.#addRow(cornerTrait(side, line), into, from);
    this.#addRow(longTrait(side, line, this.#stage(misses)), into, from);
    this.#addRow(shortTrait(side, line), into, from);
  }

  /** What a sheet is worth whose ring and line have been seen. */
  join(
    ring: number,
    line: number,
    misses: number,
    ringPart: Float32Array,
    linePart: Float32Array,
    from: number,
  ): number {
    const { isSecond, bank } = this.#own!;
    const total = bank + pointsOf(ring, line);
    this.work += this.#rivals.length + 1;
    if (this.#isOver) return this.#result(total);
    if (isSecond) {
      if (misses === MISSES || isFull(ring, line)) return this.#result(total);
      return this.#ask(ring, line, misses, total, ringPart, linePart, from);
    }
    const ifTurned = this.#turning(ring, line);
    if (misses === MISSES) return ifTurned;
    return Math.max(ifTurned, this.#ask(ring, line, misses, total, ringPart, linePart, from));
  }

  #ask(
    ring: number,
    line: number,
    misses: number,
    total: number,
    ringPart: Float32Array,
    linePart: Float32Array,
    from: number,
  ): number {
    const { width } = this;
    const stage = this.#stage(misses);
    const count = countTrait(crossesOf(ring), marksOf(line), stage) * width;
    const rivals = this.#rivals;
    if (rivals.length === 0) {
      return total + POINTS * this.#answer(SCORE, count, -1, ringPart, linePart, from, NOBODY);
    }
    let sum = 0;
    for (const rival of rivals) {
      const lead = leadTrait(total - rival.total, Math.max(stage, rival.stage)) * width;
      sum += chance(this.#answer(WIN, count, lead, ringPart, linePart, from, rival.sums));
    }
    return sum / rivals.length;
  }

  #answer(
    head: number,
    count: number,
    lead: number,
    ringPart: Float32Array,
    linePart: Float32Array,
    from: number,
    rival: Float32Array,
  ): number {
    const { hidden, rows, top } = this.#net;
    const at = head * hidden;
    const [isAlone, last] = [lead < 0, hidden + head];
    let value = ringPart[last]! + linePart[from + last]! + rows[count + last]!;
    if (!isAlone) value += rival[last]! + rows[lead + last]!;
    for (let i = 0; i < hidden; i++) {
      let sum = ringPart[i]! + linePart[from + i]! + rows[count + i]!;
      if (!isAlone) sum += rival[i]! + rows[lead + i]!;
      if (sum > 0) value += sum * top[at + i]!;
    }
    return value;
  }

  #turn(points: number): number {
    const before = this.#own!;
    this.#own = turned(before.side, points);
    const { ring, line } = this.#own;
    const [ringPart, linePart] = [new Float32Array(this.width), new Float32Array(this.width)];
    this.seeRing(ring, 0, ringPart);
    this.seeLine(line, 0, linePart, 0);
    const worth = this.join(ring, line, 0, ringPart, linePart, 0);
    this.#own = before;
    return worth;
  }

  /** The match is over with so many points. */
  #result(total: number): number {
    if (this.#rivals.length === 0) return total;
    let sum = 0;
    for (const rival of this.#rivals) sum += (1 + Math.sign(total - rival.total)) / 2;
    return sum / this.#rivals.length;
  }

  #stage(misses: number): number {
    return this.#own!.isSecond ? MISSES + misses : misses;
  }

  #tempo(stage: number): number {
    return tempoTrait(stage, this.#furthest, this.#rivals.length + 1, this.#wait);
  }

  #rival(look: Look): Rival {
    const sums = new Float32Array(this.width);
    // A look at an end has no traits, and what is worth what then is plain.
    if (!isEnd(look)) {
      sheetTraits(look, true, this.#traits, 0);
      for (const trait of this.#traits) this.#addRow(trait, sums, 0);
    }
    return { look, total: totalOf(look), stage: stageOf(look), sums };
  }

  #addRow(trait: number, into: Float32Array, from: number): void {
    const [{ rows }, { width }] = [this.#net, this];
    const at = trait * width;
    for (let i = 0; i < width; i++) into[from + i]! += rows[at + i]!;
  }
}

const NOBODY = new Float32Array(0);
