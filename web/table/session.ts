import { computed, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import type { Entry } from '#engine/match.ts';
import type { Saying } from '#games/face.ts';
import type { Mark, Marks } from '#ui/marks.ts';
import { NO_MARKS } from '#ui/marks.ts';
import { openCaller } from './caller.ts';
import type { Choice } from './choice.ts';
import { openChoice } from './choice.ts';
import type { Duty } from './holder.ts';
import { dutyOf } from './holder.ts';
import type { NoAnswer } from './host.ts';
import type { Answer, Table } from './table.ts';
import { rollsIn, type Seen } from './tumble.ts';
import type { Words } from './words.ts';
import { wordsOf } from './words.ts';

/** A choice that costs something, to be made a second time before it counts. */
interface Doubt {
  readonly text: string;
  readonly warning: Saying;
}

/** The place of a tap that asked why nothing can be chosen now, or what a value is worth. */
interface Hinted {
  readonly mark: Mark;
}

/** What stands beside a question, or beside a moment without one. */
interface Aside {
  readonly moment: string;
  readonly doubt: Doubt | undefined;
  readonly hinted: Hinted | undefined;
  readonly shown: ReadonlySet<Mark>;
}

const NOTHING_ASIDE: Aside = {
  moment: '',
  doubt: undefined,
  hinted: undefined,
  shown: NO_MARKS.shown,
};

/** What one device does at a table: who holds it, what is in pencil, what is under way. */
export interface Session {
  readonly table: Table;
  readonly words: Words;
  /** Whose sheet is open; nobody's before the device was first handed over. */
  readonly holder: ReadonlySignal<Seat | undefined>;
  /** The same; where nobody holds it, the first seat of this device. */
  readonly seat: ReadonlySignal<Seat>;
  readonly duty: ReadonlySignal<Duty>;
  /** Whether the device has to be handed on first. */
  readonly isCovered: ReadonlySignal<boolean>;
  readonly choice: ReadonlySignal<Choice | undefined>;
  readonly marks: ReadonlySignal<Marks>;
  readonly doubt: ReadonlySignal<Doubt | undefined>;
  readonly hinted: ReadonlySignal<Hinted | undefined>;
  /** What is being called out at the table: it stands in the bar for a while. */
  readonly called: ReadonlySignal<string | undefined>;
  /** The rolls that were seen on this device. */
  readonly seen: Seen;
  call(texts: readonly string[]): void;
  /** The last answer, when it was not what was asked for. */
  readonly trouble: Signal<Answer | NoAnswer | undefined>;
  accept(seat: Seat): void;
  /** False when the tap was refused. */
  tap(mark: Mark): boolean;
  /** Lets go of what a tap was answered. */
  dismiss(): void;
  /** Points at boxes, and takes back a choice that was asked for only once. */
  show(marks: readonly Mark[]): void;
  cancel(): void;
  confirm(): Promise<void>;
  pass(): Promise<void>;
  decide(text: string): Promise<void>;
  takeBack(seat: Seat): Promise<void>;
  roll(words?: readonly string[]): Promise<void>;
  correct(at: number, entry: Entry | undefined): Promise<void>;
}

export function openSession(table: Table): Session {
  const { face, view, mine } = table;
  // A new match is in the hands of whoever set it up; one that goes on, in anybody's.
  const isShared = mine.length > 1 && view.value.entries.length > 0;
  const holder = signal<Seat | undefined>(isShared ? undefined : (mine[0] ?? 0));
  const seat = computed(() => holder.value ?? mine[0] ?? 0);
  const trouble = signal<Answer | NoAnswer | undefined>(undefined);
  const called = signal<string | undefined>(undefined);

  const duty = computed(() => {
    const { next, position, decided } = view.value;
    return dutyOf(next, face.game.active(position), decided, mine, holder.value ?? -1, table.dice);
  });
  const isCovered = computed(
    () => mine.length > 1 && duty.value.holder !== undefined && duty.value.holder !== holder.value,
  );

  /** Changes only when another choice has to be made, so that pencil marks outlive other news. */
  const question = computed(() => {
    const { next, step, corrections } = view.value;
    const seat = holder.value;
    const isDue = next.for === 'seats' && seat !== undefined && duty.value.due.includes(seat);
    return isDue && !isCovered.value ? `${step}/${corrections.length}/${seat}` : undefined;
  });
  /** Doubts and hints belong to one question, or to the step that asks none, and go with it. */
  const moment = computed(() => question.value ?? `${view.value.step}`);
  const aside = signal<Aside>(NOTHING_ASIDE);
  const current = computed(() =>
    aside.value.moment === moment.value ? aside.value : NOTHING_ASIDE,
  );
  const put = (part: Partial<Aside>): void => {
    aside.value = { ...NOTHING_ASIDE, moment: moment.value, ...part };
  };
  const choice = computed(() => {
    if (question.value === undefined) return undefined;
    const { position } = untracked(() => view.value);
    if (face.decision?.(position)) return undefined;
    return openChoice(face, position, untracked(() => holder.value)!);
  });

  const marks = computed<Marks>(() => {
    const fresh = freshInk(table, holder.value);
    const open = choice.value;
    if (!open) return { ...NO_MARKS, fresh, refused: current.value.hinted?.mark };
    const { picks, open: glowing } = open.pencil.value;
    const isEmpty = picks.boxes.length + picks.dice.length === 0;
    const free = open.options.filter(({ price }) => price === 0);
    return {
      choosable: glowing,
      pencilled: new Set([...picks.boxes, ...picks.dice]),
      open: isEmpty ? NO_MARKS.open : glowing,
      near: isEmpty ? new Set(free.flatMap(({ boxes }) => boxes)) : NO_MARKS.near,
      fresh,
      shown: current.value.shown,
      refused: open.refused.value?.mark,
    };
  });

  const ask = async (work: Promise<Answer>): Promise<void> => {
    const answer = await work;
    put({});
    trouble.value = answer.kind === 'done' || answer.kind === 'late' ? undefined : answer;
  };
  const decide = (text: string): Promise<void> =>
    ask(table.decide(view.value.step, holder.value!, text));
  /** A choice that costs what others do not is asked for twice; the second time it counts. */
  const propose = async (text: string): Promise<void> => {
    const warning = choice.value?.costOf(text);
    if (warning && current.value.doubt?.text !== text) put({ doubt: { text, warning } });
    else await decide(text);
  };

  return {
    table,
    words: wordsOf(face, table.setup.players),
    holder,
    seat,
    duty,
    isCovered,
    choice,
    marks,
    doubt: computed(() => current.value.doubt),
    hinted: computed(() => current.value.hinted),
    called,
    call: openCaller(called),
    seen: { rolls: rollsIn(view.value.entries) },
    trouble,
    accept(seat) {
      holder.value = seat;
    },
    show: (marks) => put({ shown: new Set(marks) }),
    cancel: () => put({}),
    tap(mark) {
      const isValue = face.worth?.(view.value.position, seat.value, mark) !== undefined;
      if (choice.value && !isValue) {
        put({});
        return choice.value.tap(mark);
      }
      choice.value?.dismiss();
      put({ doubt: current.value.doubt, hinted: { mark } });
      return isValue;
    },
    dismiss() {
      choice.value?.dismiss();
      put({ doubt: current.value.doubt });
    },
    async confirm() {
      const ready = choice.value?.pencil.value.ready;
      if (ready) await propose(ready.text);
    },
    async pass() {
      const quiet = choice.value?.quiet;
      if (quiet) await propose(quiet.text);
    },
    decide,
    async takeBack(seat) {
      const { step } = view.value;
      await ask(table.takeBack(step, seat));
      if (view.value.step === step) holder.value = seat;
    },
    correct: (at, entry) => ask(table.correct(view.value.step, at, entry)),
    async roll(words) {
      // The app's dice are thrown only by the one whose roll it is.
      const { next, position, step } = view.value;
      const isMine = table.dice === 'app' && duty.value.due.includes(face.game.active(position));
      if (next.for === 'dice' && (words || isMine)) await ask(table.roll(step, words));
    },
  };
}

/** The boxes that a seat has just inked. */
function freshInk({ face, view }: Table, seat: Seat | undefined): ReadonlySet<Mark> {
  const { news } = view.value;
  if (!news) return NO_MARKS.fresh;
  const own = news.entries.filter((entry) => entry.kind === 'move' && entry.seat === seat);
  return new Set(own.flatMap(({ text }) => face.inked(news.before, seat!, text)));
}
