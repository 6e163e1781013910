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
  const kept = options.filter((option) => contains(option, picks));
  const isEmpty = picks.boxes.length + picks.dice.length === 0;
  const complete = kept.filter((option) => option.boxes.length === picks.boxes.length);
  const ready = isEmpty ? undefined : cheapest(complete);
  const payer = picks.boxes.length === 0 ? ready : (ready ?? cheapest(kept));
  return {
    picks,
    kept,
    open: new Set(kept.flatMap((option) => nextBoxes(option, picks))),
    usable: new Set(kept.flatMap((option) => option.dice)),
    paying: new Set(payer?.dice ?? []),
    ready,
  };
}

/**
 * The picks after a tap on a box or a die: a second tap takes a mark back, and when only one set
 * of boxes is left, it is pencilled at once. Undefined when the tap leads nowhere.
 */
export function tap(options: readonly Option[], picks: Picks, mark: Mark): Picks | undefined {
  const taken = without(picks, mark);
  if (taken) return taken;
  const isDie = options.some((option) => option.dice.includes(mark));
  const more: Picks = isDie
    ? { boxes: picks.boxes, dice: [...picks.dice, mark] }
    : { boxes: [...picks.boxes, mark], dice: picks.dice };
  const kept = options.filter((option) => contains(option, more));
  if (kept.length > 0) return { ...more, boxes: onlyBoxes(kept) ?? more.boxes };
  // A tap elsewhere starts again, unless a die was chosen by hand: then it deserves an answer.
  const fresh = isDie ? undefined : { boxes: [mark], dice: [] };
  const canRestart = fresh && picks.dice.length === 0 && picks.boxes.length > 0;
  return canRestart && options.some((option) => contains(option, fresh)) ? fresh : undefined;
}

function contains(option: Option, { boxes, dice }: Picks): boolean {
  return (
    boxes.every((box) => option.boxes.includes(box)) &&
    dice.every((die) => option.dice.includes(die)) &&
    followsOrder(option, boxes)
  );
}

function followsOrder({ order = [] }: Option, boxes: readonly Mark[]): boolean {
  return boxes.filter((box) => order.includes(box)).every((box, i) => order[i] === box);
}

/** The boxes of an option that may be tapped next. */
function nextBoxes({ boxes, order = [] }: Option, picks: Picks): readonly Mark[] {
  const next = order.find((box) => !picks.boxes.includes(box));
  return boxes.filter(
    (box) => !picks.boxes.includes(box) && (!order.includes(box) || box === next),
  );
}

function cheapest(options: readonly Option[]): Option | undefined {
  let best: Option | undefined;
  for (const option of options) if (!best || isCheaper(option, best)) best = option;
  return best;
}

function isCheaper(one: Option, other: Option): boolean {
  return (
    one.price - other.price < 0 ||
    (one.price === other.price && one.dice.length < other.dice.length)
  );
}

function onlyBoxes([first, ...rest]: readonly Option[]): readonly Mark[] | undefined {
  if (!first || first.order) return undefined;
  const same = rest.every(
    ({ boxes }) =>
      boxes.length === first.boxes.length && boxes.every((box) => first.boxes.includes(box)),
  );
  return same ? first.boxes : undefined;
}

function without({ boxes, dice }: Picks, mark: Mark): Picks | undefined {
  if (boxes.includes(mark)) return { boxes: boxes.filter((box) => box !== mark), dice };
  if (dice.includes(mark)) return { boxes, dice: dice.filter((die) => die !== mark) };
  return undefined;
}
