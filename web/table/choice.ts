import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import type { Cost, Face, Prompt, Quiet, Saying, Why } from '#games/face.ts';
import { type Mark, type Marks, NO_MARKS } from '#ui/marks.ts';
import {
  isPossible,
  NO_PICKS,
  type Option,
  type Pencil,
  type Picks,
  pay,
  payFor,
  pencil,
  picksOf,
  tap,
} from '#ui/pencil.ts';

/** A box that only a cost reaches, what it is, and what would be chosen once it is spent. */
interface Asked {
  readonly mark: Mark;
  readonly picks: Picks;
  readonly cost: Cost;
}

/** How marks look while a choice is open. */
type Glow = Pick<Marks, 'choosable' | 'pencilled' | 'open' | 'near' | 'costly'>;

/** A seat's choice in pencil: taps, undo, and why not. Nothing here is known to others. */
export interface Choice {
  readonly seat: Seat;
  readonly options: readonly Option[];
  readonly quiet: Quiet | undefined;
  readonly pencil: ReadonlySignal<Pencil>;
  readonly prompt: ReadonlySignal<Prompt>;
  /** The answer to the last tap that led nowhere. */
  readonly refused: ReadonlySignal<{ readonly mark: Mark; readonly why: Why } | undefined>;
  /** A cost that was asked for by a tap and is not spent yet. */
  readonly asked: ReadonlySignal<Asked | undefined>;
  /** How many boxes the last tap rubbed out to start again elsewhere. */
  readonly dropped: ReadonlySignal<number>;
  /** Whether anything is chosen or asked for, so that what does not go with it fades. */
  readonly isBegun: ReadonlySignal<boolean>;
  /** What can be tapped next, and how. */
  readonly glow: ReadonlySignal<Glow>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** What a choice costs, unless every other way costs the same: then there is nothing to warn of. */
  costOf(text: string): Saying | undefined;
  /** What a box would cost that nothing else reaches. */
  costAt(mark: Mark): Cost | undefined;
  /** True when the tap made or took back a mark, or asked for what costs. */
  tap(mark: Mark): boolean;
  /** Pencils the boxes that are left, where there is only one way. */
  fill(): void;
  /** Spends what was asked for. */
  pay(): void;
  /** Pencils a whole choice, as a record writes it, in one step. False when it is none of these. */
  pencilIn(text: string): boolean;
  undo(): void;
  clear(): void;
  dismiss(): void;
}

/** What was pencilled when the page was left, and a callback for every change. */
export interface Kept {
  readonly picks: Picks;
  readonly onPicks: (picks: Picks) => void;
}

const UNKEPT: Kept = { picks: NO_PICKS, onPicks: () => undefined };

export function openChoice(face: Face, position: unknown, seat: Seat, kept = UNKEPT): Choice {
  const options = face.options(position, seat);
  const telling = options.filter(({ isAnywhere }) => !isAnywhere);
  const quiet = face.quiet(position, seat);
  const isKept = kept.picks !== NO_PICKS && isPossible(options, kept.picks);
  const history = signal<readonly Picks[]>(isKept ? [NO_PICKS, kept.picks] : [NO_PICKS]);
  const refused = signal<{ readonly mark: Mark; readonly why: Why } | undefined>(undefined);
  const tapped = signal<Asked | undefined>(undefined);
  const current = computed(() => pencil(options, history.value.at(-1)!));
  const asked = computed(() => tapped.value ?? unpaid(current.value));

  const isBegun = computed(() => {
    const { boxes, dice } = current.value.picks;
    return boxes.length + dice.length > 0 || asked.value !== undefined;
  });
  const glow = computed<Glow>(() => {
    const { picks, open, costly } = current.value;
    const isEmpty = picks.boxes.length + picks.dice.length === 0;
    const wanted = asked.value;
    const pointed = isEmpty ? pencil(telling, picks).costly : costly;
    return {
      choosable: new Set([...open, ...costly]),
      pencilled: new Set([...picks.boxes, ...picks.dice]),
      open: isEmpty ? NO_MARKS.open : open,
      near: isBegun.value ? NO_MARKS.near : open,
      // Of a box that was asked for, what would go with it.
      costly: wanted ? new Set([wanted.mark, ...pencil(options, wanted.picks).open]) : pointed,
    };
  });

  /** Boxes whose joker was let go of again stay, and ask for it. */
  const unpaid = ({ picks, paying }: Pencil): Asked | undefined => {
    const mark = picks.boxes.at(-1);
    if (mark === undefined || paying.size > 0) return undefined;
    const paid = payFor(options, picks);
    return paid && paid.dice.length > picks.dice.length ? askFor(mark, picks, paid) : undefined;
  };
  const askFor = (mark: Mark, { dice }: Picks, paid: Picks): Asked | undefined => {
    const dear = paid.dice.filter((die) => !dice.includes(die));
    const cost = face.cost?.(position, seat, mark, dear);
    return cost && { mark, picks: paid, cost };
  };
  const offer = (mark: Mark): Asked | undefined => {
    const { picks } = current.value;
    const paid = pay(options, picks, mark);
    return paid && askFor(mark, picks, paid);
  };
  const keep = (picks: readonly Picks[]): void => {
    tapped.value = undefined;
    refused.value = undefined;
    history.value = picks;
    kept.onPicks(picks.at(-1)!);
  };
  const add = (picks: Picks): void => keep([...history.value, picks]);

  return {
    seat,
    options,
    quiet,
    pencil: current,
    prompt: computed(() => {
      const usual = face.prompt(position, seat, current.value);
      if (!asked.value) return usual;
      const { title, detail } = asked.value.cost;
      return { title, ...(detail && { detail }), button: usual.button };
    }),
    refused,
    asked,
    isBegun,
    glow,
    dropped: computed(() => droppedBy(...history.value.slice(-2))),
    canUndo: computed(() => history.value.length > 1 || tapped.value !== undefined),
    costOf(text) {
      const cost = face.warning(position, seat, text);
      const ways = options.filter(({ givesUp }) => !givesUp);
      const all = quiet ? [...ways, quiet] : ways;
      const isDear = (other: string) => face.warning(position, seat, other)?.key === cost?.key;
      return all.every((other) => isDear(other.text)) ? undefined : cost;
    },
    costAt: (mark) => offer(mark)?.cost,
    tap(mark) {
      const picks = tap(options, current.value.picks, mark);
      if (picks) {
        add(picks);
        return true;
      }
      tapped.value = offer(mark);
      refused.value = tapped.value
        ? undefined
        : { mark, why: face.why(position, seat, current.value, mark) };
      return tapped.value !== undefined;
    },
    fill() {
      const { picks, rest } = current.value;
      if (rest.length > 0) add({ ...picks, boxes: [...picks.boxes, ...rest] });
    },
    pay() {
      if (asked.value) add(asked.value.picks);
    },
    pencilIn(text) {
      const option = options.find((each) => each.text === text);
      refused.value = undefined;
      if (option) add(picksOf(option));
      return option !== undefined;
    },
    undo() {
      if (tapped.value) tapped.value = undefined;
      else if (history.value.length > 1) keep(history.value.slice(0, -1));
      refused.value = undefined;
    },
    clear() {
      tapped.value = undefined;
      refused.value = undefined;
      const { boxes, dice } = current.value.picks;
      if (boxes.length + dice.length > 0) add(NO_PICKS);
    },
    dismiss() {
      tapped.value = undefined;
      refused.value = undefined;
    },
  };
}

/** Boxes that went because of something new; to take one off is to take off just that one. */
function droppedBy(before = NO_PICKS, now = before): number {
  const isNew = ({ boxes, dice }: Picks, mark: Mark) =>
    !boxes.includes(mark) && !dice.includes(mark);
  const hasNew = [...now.boxes, ...now.dice].some((mark) => isNew(before, mark));
  return hasNew ? before.boxes.filter((box) => isNew(now, box)).length : 0;
}
