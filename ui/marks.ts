/** The name of a place that can be tapped: a box such as `E5`, a die such as `die:R`. */
export type Mark = string;

/** How marks on a sheet look, apart from print and ink. */
export interface Marks {
  /** While a choice is open: all that could be chosen next, at whatever price. */
  readonly choosable: ReadonlySet<Mark> | undefined;
  /** Chosen, not confirmed. */
  readonly pencilled: ReadonlySet<Mark>;
  /** Confirmed, and not known to others before all have chosen. */
  readonly sealed: ReadonlySet<Mark>;
  /** Can be chosen now, at no further cost. */
  readonly open: ReadonlySet<Mark>;
  /** Within reach of some free dice, while nothing is chosen yet. */
  readonly near: ReadonlySet<Mark>;
  /** Within reach only of what costs: a joker, a special die. */
  readonly costly: ReadonlySet<Mark>;
  /** Inked just now: the pen is still moving. */
  readonly fresh: ReadonlySet<Mark>;
  /** Pointed at by “show me”. */
  readonly shown: ReadonlySet<Mark>;
  /** The box whose tap was just refused. */
  readonly refused: Mark | undefined;
  /** Pointed at by a first tap, where boxes are too small to be met with one. */
  readonly aimed?: Mark | undefined;
}

const NONE: ReadonlySet<Mark> = new Set();

export const NO_MARKS: Marks = {
  choosable: undefined,
  pencilled: NONE,
  sealed: NONE,
  open: NONE,
  near: NONE,
  costly: NONE,
  fresh: NONE,
  shown: NONE,
  refused: undefined,
};

/** Whether a tap on a mark could only say why not. */
export function isOff({ choosable, pencilled }: Marks, mark: Mark): boolean {
  return choosable !== undefined && !choosable.has(mark) && !pencilled.has(mark);
}
