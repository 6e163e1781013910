import { computed, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import type { Entry } from '#engine/match.ts';
import type { Saying } from '#games/face.ts';
import type { Mark, Marks } from '#ui/marks.ts';
import { NO_MARKS } from '#ui/marks.ts';
import { type Call, openCaller } from './caller.ts';
import type { Choice } from './choice.ts';
import { openChoice } from './choice.ts';
import { type Film, openFilm } from './film/film.ts';
import type { Duty } from './holder.ts';
import { dutyOf } from './holder.ts';
import type { NoAnswer } from './host.ts';
import type { KeptPencil, Question } from './kept-pencil.ts';
import { lookerOf } from './moments.ts';
import { rollingOn } from './roll-on.ts';
import { type Sealed, sealedOf } from './sealed.ts';
import { openSending, type Sent } from './sending.ts';
import type { Answer, Table } from './table.ts';
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

/** What accompanies a question, or a moment without one. */
interface Aside {
  readonly moment: string;
  readonly doubt: Doubt | undefined;
  readonly hinted: Hinted | undefined;
  readonly shown: ReadonlySet<Mark>;
  /** Whether the last decision is to be taken back: asked for again while another is open. */
  readonly isUndoing: boolean;
}

const NOTHING_ASIDE: Aside = {
  moment: '',
  doubt: undefined,
  hinted: undefined,
  shown: NO_MARKS.shown,
  isUndoing: false,
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
  /** What the holder has confirmed, until all have. */
  readonly sealed: ReadonlySignal<Sealed | undefined>;
  /** What waits for the answer of a table elsewhere. */
  readonly sending: ReadonlySignal<Sent | undefined>;
  readonly doubt: ReadonlySignal<Doubt | undefined>;
  readonly hinted: ReadonlySignal<Hinted | undefined>;
  /** Whether it is being asked back if the last decision should be taken back. */
  readonly isUndoing: ReadonlySignal<boolean>;
  /** What is being called out at the table: it stands in the strip for a while. */
  readonly called: ReadonlySignal<Call | undefined>;
  /** What is being shown of the news. */
  readonly film: Film;
  /** What everything but the dice shows: no result can be read before they lie. */
  readonly position: ReadonlySignal<unknown>;
  call(calls: readonly Call[]): void;
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
  /** Takes back the last decision, although it has happened; unless `isSure`, asks where that may be a slip. */
  undo(isSure?: boolean): Promise<void>;
  roll(words?: readonly string[]): Promise<void>;
  correct(at: number, entry: Entry | undefined): Promise<void>;
}

export function openSession(table: Table, kept?: KeptPencil): Session {
  const { face, view, mine } = table;
  // A new match starts with the person who set it up; one that goes on, with anybody.
  const isShared = mine.length > 1 && view.value.entries.length > 0;
  const holder = signal<Seat | undefined>(isShared ? undefined : (mine[0] ?? 0));
  const seat = computed(() => holder.value ?? mine[0] ?? 0);
  const trouble = signal<Answer | NoAnswer | undefined>(undefined);
  const called = signal<Call | undefined>(undefined);

  const duty = computed(() => {
    const { next, position, decided } = view.value;
    return dutyOf(next, face.game.active(position), decided, mine, holder.value ?? -1, table.dice);
  });
  const film = openFilm(table, holder);
  const isCovered = computed(() => {
    const { holder: next } = duty.value;
    const isElsewhere = next !== undefined && next !== holder.value;
    // The holder sees the outcome of their choice before they hand the device on.
    return isElsewhere && table.curtain?.isOn.value === true && film.scene.value === undefined;
  });
  if (!isCovered.value) holder.value ??= duty.value.holder;

  const sending = openSending(table);
  const sealed = computed(() =>
    // Under the cover nobody sees it, and it belongs to one of several people.
    isCovered.value ? undefined : sealedOf(table, holder.value, sending.shown.value?.text),
  );

  /** Changes only when another choice has to be made, so that pencil marks outlive other news. */
  const question = computed(() => {
    const { next } = view.value;
    const seat = holder.value;
    const isDue = next.for === 'seats' && seat !== undefined && duty.value.due.includes(seat);
    const isFree = !isCovered.value && film.scene.value === undefined && !sending.shown.value;
    return isDue && isFree ? `${stepKept()}/${seat}` : undefined;
  });
  /** Told by what is kept: pencil finds it again after a reload, where steps are counted anew. */
  function stepKept(): string {
    const { entries, corrections, takenBack = 0 } = view.value;
    return `${entries.length}/${corrections.length + takenBack}`;
  }
  const asking = (seat: Seat): Question => ({ step: untracked(stepKept), seat });
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
    const seat = untracked(() => holder.value)!;
    return openChoice(face, position, seat, kept?.at(asking(seat)));
  });

  const marks = computed<Marks>(() => {
    const fresh = freshInk(table, holder.value);
    const open = choice.value;
    if (!open) {
      const noted = sealed.value ? new Set(sealed.value.boxes) : NO_MARKS.sealed;
      return { ...NO_MARKS, fresh, sealed: noted, refused: current.value.hinted?.mark };
    }
    const { shown } = current.value;
    const { refused } = open;
    return { ...NO_MARKS, ...open.glow.value, fresh, shown, refused: refused.value?.mark };
  });

  const ask = async (work: Promise<Answer>, text?: string): Promise<void> => {
    const answer = await sending.until(work, text);
    put({});
    trouble.value = answer.kind === 'done' || answer.kind === 'late' ? undefined : answer;
  };
  const roll = async (words?: readonly string[]): Promise<void> => {
    // The app's dice are thrown only by the one whose roll it is.
    const { next, position, step } = view.value;
    const isMine = table.dice === 'app' && duty.value.due.includes(face.game.active(position));
    if (next.for === 'dice' && (words || isMine)) await ask(table.roll(step, words));
  };
  const rollOn = rollingOn(table, roll);
  const decide = async (text: string): Promise<void> => {
    const { step } = view.value;
    const seat = holder.value!;
    const asked = asking(seat);
    rollOn(step);
    await ask(table.decide(step, seat, text), text);
    // Not before it is safe: until then a reload, or a refusal, brings the pencil back.
    if (!trouble.value) kept?.drop(asked);
  };
  /** A choice that costs what others do not is asked for twice; the second time it counts. */
  const propose = async (text: string): Promise<void> => {
    const warning = choice.value?.costOf(text);
    if (warning && current.value.doubt?.text !== text) put({ doubt: { text, warning } });
    else await decide(text);
  };

  return {
    table,
    // Watching somebody is not being them.
    words: wordsOf(
      face,
      () => table.setup.players,
      () => lookerOf(holder.value, mine),
    ),
    holder,
    seat,
    duty,
    isCovered,
    choice,
    marks,
    sealed,
    sending: sending.shown,
    doubt: computed(() => current.value.doubt),
    hinted: computed(() => current.value.hinted),
    isUndoing: computed(() => current.value.isUndoing),
    called,
    call: openCaller(called),
    film,
    position: computed(() => {
      const scene = film.scene.value;
      return scene?.kind === 'roll' ? scene.before : view.value.position;
    }),
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
    async undo(isSure = false) {
      if (!view.value.isUndoable || !table.undo) return;
      // Among pencil or dice to be entered, the same button or key takes one of those back: however
      // often it is met, it only asks.
      const isEntering = table.dice === 'real' && view.value.next.for === 'dice';
      if ((choice.value || isEntering) && !isSure) put({ isUndoing: true });
      else await ask(table.undo(view.value.step));
    },
    correct: (at, entry) => ask(table.correct(view.value.step, at, entry)),
    roll,
  };
}

/** The boxes that a seat has just inked. */
function freshInk({ face, view }: Table, seat: Seat | undefined): ReadonlySet<Mark> {
  const { news } = view.value;
  if (!news) return NO_MARKS.fresh;
  const own = news.entries.filter((entry) => entry.kind === 'move' && entry.seat === seat);
  return new Set(own.flatMap(({ text }) => face.inked(news.before, seat!, text)));
}
