import { NO_PICKS, type Picks } from '#ui/pencil.ts';
import { remember, remembered } from '../store/memo.ts';
import type { Kept } from './choice.ts';

/**
 * Pencil marks of one match that outlive the page. They belong to one question, of one step and one
 * seat: around an open table several people have some at once. Those of other steps are stale.
 */
export interface KeptPencil {
  at(question: Question): Kept;
  drop(question: Question): void;
}

/** Whom a step asks; the step by what is kept of it. */
export interface Question {
  readonly step: string;
  readonly seat: number;
}

interface Marked extends Picks {
  readonly match: string;
  readonly step: string;
  readonly seat: number;
}

const NAME = 'pencil';
/** The latest: more are hardly open at a time. */
const MOST = 8;

export function keptPencil(match: string): KeptPencil {
  const isOwn = (each: Marked, { step, seat }: Question): boolean =>
    each.match === match && each.step === step && each.seat === seat;
  const keep = (question: Question, { boxes, dice }: Picks): void => {
    const others = all().filter(
      (each) => each.match !== match || (each.step === question.step && !isOwn(each, question)),
    );
    const own = boxes.length + dice.length > 0 ? [{ match, ...question, boxes, dice }] : [];
    remember(NAME, [...others, ...own].slice(-MOST));
  };
  return {
    at(question) {
      const own = all().find((each) => isOwn(each, question));
      return {
        picks: own ? { boxes: own.boxes, dice: own.dice } : NO_PICKS,
        onPicks: (picks) => keep(question, picks),
      };
    },
    drop: (question) => keep(question, NO_PICKS),
  };
}

function all(): readonly Marked[] {
  const kept = remembered(NAME);
  return Array.isArray(kept) ? kept.filter(isMarked) : [];
}

function isMarked(kept: unknown): kept is Marked {
  const { match, step, seat, boxes, dice } = (kept ?? {}) as Partial<Record<keyof Marked, unknown>>;
  const isAsked = typeof match === 'string' && typeof step === 'string' && Number.isInteger(seat);
  return isAsked && areTexts(boxes) && areTexts(dice);
}

function areTexts(list: unknown): boolean {
  return Array.isArray(list) && list.every((each) => typeof each === 'string');
}
