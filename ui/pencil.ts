import type { Mark } from './marks.ts';

/** A legal choice as the marks that make it. */
export interface Option {
  /** How a record writes it. */
  readonly text: string;
  readonly boxes: readonly Mark[];
  readonly dice: readonly Mark[];
  /** Those of its dice that cost something: jokers, a special die. They have to be asked for. */
  readonly dear: readonly Mark[];
  /** Whether it reaches so much of the sheet that to point at it all would tell nothing. */
  readonly isAnywhere?: boolean;
  /** Whether it gives up far more than it spares: no way out of what the others cost. */
  readonly givesUp?: boolean;
  /** Of several choices with the same boxes the lowest is meant, then the one with fewest dice. */
  readonly rank?: number;
  /** Boxes of it that must be tapped in this order. */
  readonly order?: readonly Mark[];
}

/** What has been tapped, in that order. */
export interface Picks {
  readonly boxes: readonly Mark[];
  readonly dice: readonly Mark[];
}

/** A choice in the making. */
export interface Pencil {
  readonly picks: Picks;
  /** The options that still contain all picks, at whatever price. */
  readonly kept: readonly Option[];
  /** Boxes that lead on at no further cost, and those that lead on only at one. */
  readonly open: ReadonlySet<Mark>;
  readonly costly: ReadonlySet<Mark>;
  /** Dice that lead on, and the dice that would pay for what is pencilled. */
  readonly usable: ReadonlySet<Mark>;
  readonly paying: ReadonlySet<Mark>;
  /** What confirming would do. */
  readonly ready: Option | undefined;
  /** The boxes that are missing where only one way to go on is left; else none. */
  readonly rest: readonly Mark[];
}

export const NO_PICKS: Picks = { boxes: [], dice: [] };

export function pencil(options: readonly Option[], picks: Picks): Pencil {
  const kept = keep(options, picks);
  const free = kept.filter((option) => isPaid(option, picks));
  const ready = best(free.filter((option) => isComplete(option, picks)));
  const payer = ready ?? (picks.boxes.length > 0 ? best(free) : undefined);
  const open = collect(free, (option) => nextBoxes(option, picks));
  const dear = kept.filter((option) => !isPaid(option, picks));
  const costly = collect(dear, (option) => nextBoxes(option, picks));
  return {
    picks,
    kept,
    open,
    costly: new Set([...costly].filter((box) => !open.has(box))),
    usable: collect(kept, (option) => option.dice),
    paying: new Set(payer?.dice),
    ready,
    rest: restOf(free, picks),
  };
}

/**
 * The picks after a tap on a box or a die. A tap on a box adds it or takes it off, and no other. A
 * tap elsewhere starts again where it can. Undefined when it leads nowhere, or only at a cost.
 */
export function tap(options: readonly Option[], picks: Picks, mark: Mark): Picks | undefined {
  if (picks.boxes.includes(mark)) return withoutBox(options, picks, mark);
  if (picks.dice.includes(mark))
    return { ...picks, dice: picks.dice.filter((die) => die !== mark) };
  if (options.some((option) => option.dice.includes(mark))) return tapDie(options, picks, mark);
  return withBox(options, picks, mark).find((next) => isFree(options, next));
}

/** The picks with a box that only a cost reaches, once that is paid; undefined for any other tap. */
export function pay(options: readonly Option[], picks: Picks, box: Mark): Picks | undefined {
  if (picks.boxes.includes(box) || tap(options, picks, box)) return undefined;
  return withBox(options, picks, box)
    .map((next) => payFor(options, next))
    .find((next) => next !== undefined);
}

/** The picks with the dice that have to be paid for them: as few as will do. */
export function payFor(options: readonly Option[], picks: Picks): Picks | undefined {
  const ways = keep(options, picks).map(({ dear }) => unpaid(dear, picks));
  const least = Math.min(...ways.map(({ length }) => length));
  const found = new Map(
    ways.filter(({ length }) => length === least).map((dice) => [dice.join(), dice]),
  );
  let most: { readonly picks: Picks; readonly count: number } | undefined;
  // Of several the one that leaves most to choose from.
  for (const dice of found.values()) {
    const paid = { ...picks, dice: [...picks.dice, ...dice] };
    const { length: count } = keep(options, paid).filter((option) => isPaid(option, paid));
    if (!most || count > most.count) most = { picks: paid, count };
  }
  return most?.picks;
}

/** What a tap on a new box may mean: this one too, or a fresh start with it. */
function withBox(options: readonly Option[], { boxes, dice }: Picks, box: Mark): readonly Picks[] {
  const too = { boxes: [...boxes, box], dice };
  if (keep(options, too).length > 0) return [too];
  // Dice chosen by hand are meant: a box they cannot pay for gets an answer, not a fresh start.
  // So does one that fits what is pencilled: a tap on it means more, not less.
  if (dice.length > 0 || goesWith(options, boxes, box)) return [];
  return [{ boxes: [box], dice }];
}

function goesWith(options: readonly Option[], boxes: readonly Mark[], box: Mark): boolean {
  return options.some(
    (option) => option.boxes.includes(box) && boxes.some((each) => option.boxes.includes(each)),
  );
}

/** Another die takes the place of those it cannot go with; the boxes go only if they must. */
function tapDie(options: readonly Option[], { boxes, dice }: Picks, die: Mark): Picks | undefined {
  return swapIn(options, { boxes, dice }, die) ?? swapIn(options, { boxes: [], dice }, die);
}

function swapIn(options: readonly Option[], { boxes, dice }: Picks, die: Mark): Picks | undefined {
  const left = [die];
  for (const each of dice.toReversed()) {
    left.unshift(each);
    if (keep(options, { boxes, dice: left }).length === 0) left.shift();
  }
  const picks = { boxes, dice: left };
  return keep(options, picks).length > 0 ? picks : undefined;
}

/** Undefined where others hang on it, which go first. With the last box goes what it would cost. */
function withoutBox(options: readonly Option[], picks: Picks, box: Mark): Picks | undefined {
  const boxes = picks.boxes.filter((each) => each !== box);
  const isDear = (die: Mark) => options.some(({ dear }) => dear.includes(die));
  const dice = boxes.length > 0 ? picks.dice : picks.dice.filter((die) => !isDear(die));
  const left = { boxes, dice };
  return keep(options, left).length > 0 ? left : undefined;
}

/** What has been tapped when an option is whole. */
export function picksOf({ boxes, dice, order = [] }: Option): Picks {
  return { boxes: [...boxes.filter((box) => !order.includes(box)), ...order], dice };
}

/** Whether some option contains the picks, as it must for what was tapped at another time. */
export function isPossible(options: readonly Option[], picks: Picks): boolean {
  return options.some((option) => contains(option, picks));
}

/** The boxes that are certain by now. */
function restOf(free: readonly Option[], picks: Picks): readonly Mark[] {
  const [first] = free;
  const isBegun = picks.boxes.length + picks.dice.length > 0;
  if (!first || !isBegun || !free.every((option) => hasSameBoxes(option, first))) return [];
  return picksOf(first).boxes.filter((box) => !picks.boxes.includes(box));
}

function hasSameBoxes(one: Option, other: Option): boolean {
  return (
    one.boxes.length === other.boxes.length &&
    one.boxes.every((box) => other.boxes.includes(box)) &&
    one.order?.join() === other.order?.join()
  );
}

function keep(options: readonly Option[], picks: Picks): readonly Option[] {
  return options.filter((option) => contains(option, picks));
}

function contains(option: Option, { boxes, dice }: Picks): boolean {
  return (
    boxes.every((box) => option.boxes.includes(box)) &&
    dice.every((die) => option.dice.includes(die)) &&
    followsOrder(option, boxes)
  );
}

function followsOrder({ order }: Option, boxes: readonly Mark[]): boolean {
  if (!order) return true;
  return boxes.filter((box) => order.includes(box)).every((box, i) => order[i] === box);
}

/** Whether all that an option costs was asked for. */
function isPaid({ dear }: Option, picks: Picks): boolean {
  return unpaid(dear, picks).length === 0;
}

function unpaid(dear: readonly Mark[], { dice }: Picks): readonly Mark[] {
  return dear.filter((die) => !dice.includes(die));
}

function isFree(options: readonly Option[], picks: Picks): boolean {
  return options.some((option) => contains(option, picks) && isPaid(option, picks));
}

/** Boxes say which dice pay; a choice of dice alone is made when all of them are chosen. */
function isComplete({ boxes, dice }: Option, picks: Picks): boolean {
  if (boxes.length !== picks.boxes.length) return false;
  return boxes.length > 0 || (dice.length > 0 && dice.length === picks.dice.length);
}

/** The boxes of an option that may be tapped next. */
function nextBoxes({ boxes, order }: Option, picks: Picks): readonly Mark[] {
  const left = picks.boxes.length > 0 ? boxes.filter((box) => !picks.boxes.includes(box)) : boxes;
  if (!order) return left;
  const next = order.find((box) => left.includes(box));
  return left.filter((box) => box === next || !order.includes(box));
}

/** Of equals the first: options come in the order in which the dice lie. */
function best(options: readonly Option[]): Option | undefined {
  let found: Option | undefined;
  for (const option of options) if (!found || isBetter(option, found)) found = option;
  return found;
}

function isBetter(one: Option, other: Option): boolean {
  const [a, b] = [one.rank ?? 0, other.rank ?? 0];
  return a === b ? one.dice.length < other.dice.length : a < b;
}

function collect(
  options: readonly Option[],
  marks: (option: Option) => readonly Mark[],
): ReadonlySet<Mark> {
  const found = new Set<Mark>();
  for (const option of options) for (const mark of marks(option)) found.add(mark);
  return found;
}
