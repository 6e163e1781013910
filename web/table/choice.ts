import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import type { Face, Prompt, Quiet, Saying, Why } from '#games/face.ts';
import type { Mark } from '#ui/marks.ts';
import {
  NO_PICKS,
  type Option,
  type Pencil,
  type Picks,
  pencil,
  picksOf,
  tap,
} from '#ui/pencil.ts';

/** A seat's choice in pencil: taps, undo, and why not. Nothing here is known to others. */
export interface Choice {
  readonly seat: Seat;
  readonly options: readonly Option[];
  readonly quiet: Quiet | undefined;
  readonly pencil: ReadonlySignal<Pencil>;
  readonly prompt: ReadonlySignal<Prompt>;
  /** The answer to the last tap that led nowhere. */
  readonly refused: ReadonlySignal<{ readonly mark: Mark; readonly why: Why } | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** What a choice costs, unless every other one costs the same: then there is nothing to warn of. */
  costOf(text: string): Saying | undefined;
  /** True when the tap made or took back a mark. */
  tap(mark: Mark): boolean;
  /** Pencils a whole choice, as a record writes it, in one step. False when it is none of these. */
  pencilIn(text: string): boolean;
  undo(): void;
  clear(): void;
  dismiss(): void;
}

export function openChoice(face: Face, position: unknown, seat: Seat): Choice {
  const options = face.options(position, seat);
  const quiet = face.quiet(position, seat);
  const history = signal<readonly Picks[]>([NO_PICKS]);
  const refused = signal<{ readonly mark: Mark; readonly why: Why } | undefined>(undefined);
  const current = computed(() => pencil(options, history.value.at(-1)!));
  const add = (picks: Picks): void => {
    history.value = [...history.value, picks];
  };
  return {
    seat,
    options,
    quiet,
    pencil: current,
    prompt: computed(() => face.prompt(position, seat, current.value)),
    refused,
    canUndo: computed(() => history.value.length > 1),
    costOf(text) {
      const cost = face.warning(position, seat, text);
      const all = quiet ? [...options, quiet] : options;
      const isDear = (other: string) => face.warning(position, seat, other)?.key === cost?.key;
      return all.every((other) => isDear(other.text)) ? undefined : cost;
    },
    tap(mark) {
      const picks = tap(options, current.value.picks, mark);
      refused.value = picks
        ? undefined
        : { mark, why: face.why(position, seat, current.value, mark) };
      if (picks) add(picks);
      return picks !== undefined;
    },
    pencilIn(text) {
      const option = options.find((each) => each.text === text);
      refused.value = undefined;
      if (option) add(picksOf(option));
      return option !== undefined;
    },
    undo() {
      refused.value = undefined;
      if (history.value.length > 1) history.value = history.value.slice(0, -1);
    },
    clear() {
      refused.value = undefined;
      if (current.value.picks !== NO_PICKS) add(NO_PICKS);
    },
    dismiss() {
      refused.value = undefined;
    },
  };
}
