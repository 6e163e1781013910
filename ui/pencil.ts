import type { Mark } from './marks.ts';

/** A legal choice as the marks that make it. */
export interface Option {
  /** How a record writes it. */
  readonly text: string;
  readonly boxes: readonly Mark[];
  readonly dice: readonly Mark[];
  /** Of several choices with the same boxes the cheapest is meant, then the one with fewest dice. */
  readonly price: number;
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
  /** The options that still contain all picks. */
  readonly kept: readonly Option[];
  /** Boxes that lead on, dice that lead on, and the dice that would pay for what is pencilled. */
  readonly open: ReadonlySet<Mark>;
  readonly usable: ReadonlySet<Mark>;
  readonly paying: ReadonlySet<Mark>;
  /** What confirming would do. */
  readonly ready: Option | undefined;
}

export const NO_PICKS: Picks = { boxes: [], dice: [] };

export function pencil(options: readonly Option[], picks: Picks): Pencil {
  const kept = keep(options, picks);
  const ready = cheapest(kept.filter((option) => isComplete(option, picks)));
  const payer = ready ?? (picks.boxes.length > 0 ? cheapest(kept) : undefined);
  return {
    picks,
    kept,
    open: collect(kept, (option) => nextBoxes(option, picks)),
    usable: collect(kept, (option) => option.dice),
    paying: new Set(payer?.dice),
    ready,
  };
}

/**
 * The picks after a tap on a box or a die. A second tap takes a mark back. When only one set of
 * boxes is left, it is pencilled at once. A tap elsewhere starts again where it can. Undefined when
 * it leads nowhere and deserves an answer.
 */
export function tap(options: readonly Option[], picks: Picks, mark: Mark): Picks | undefined {
  if (picks.boxes.includes(mark)) return withoutBox(options, picks, mark);
  if (picks.dice.includes(mark))
    return { ...picks, dice: picks.dice.filter((die) => die !== mark) };
  return options.some((option) => option.dice.includes(mark))
    ? tapDie(options, picks, mark)
    : tapBox(options, picks, mark);
}

function tapBox(options: readonly Option[], { boxes, dice }: Picks, box: Mark): Picks | undefined {
  const on = complete(options, { boxes: [...boxes, box], dice });
  // Dice chosen by hand are meant: a box they cannot pay for gets an answer, not a fresh start.
  if (on || dice.length > 0) return on;
  return complete(options, { boxes: [box], dice });
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
  return complete(options, { boxes, dice: left });
}

/** Takes a box back, with those that could only be tapped after it. */
function withoutBox(options: readonly Option[], { boxes, dice }: Picks, box: Mark): Picks {
  const at = boxes.indexOf(box);
  const left = boxes.slice(0, at);
  for (const each of boxes.slice(at + 1)) {
    left.push(each);
    if (keep(options, { boxes: left, dice }).length === 0) left.pop();
  }
  return { boxes: left, dice };
}

/** What has been tapped when an option is whole. */
export function picksOf({ boxes, dice, order = [] }: Option): Picks {
  return { boxes: [...boxes.filter((box) => !order.includes(box)), ...order], dice };
}

/** The picks with all boxes that are certain by now, or nothing if no option contains them. */
function complete(options: readonly Option[], picks: Picks): Picks | undefined {
  const kept = keep(options, picks);
  const [first] = kept;
  if (!first) return undefined;
  if (!kept.every((option) => hasSameBoxes(option, first))) return picks;
  const rest = picksOf(first).boxes.filter((box) => !picks.boxes.includes(box));
  return { boxes: [...picks.boxes, ...rest], dice: picks.dice };
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
function cheapest(options: readonly Option[]): Option | undefined {
  let best: Option | undefined;
  for (const option of options) if (!best || isCheaper(option, best)) best = option;
  return best;
}

function isCheaper(one: Option, other: Option): boolean {
  return one.price === other.price ? one.dice.length < other.dice.length : one.price < other.price;
}

function collect(
  options: readonly Option[],
  marks: (option: Option) => readonly Mark[],
): ReadonlySet<Mark> {
  const found = new Set<Mark>();
  for (const option of options) for (const mark of marks(option)) found.add(mark);
  return found;
}
