import { NO_PICKS, type Picks } from '#ui/pencil.ts';
import { remember, remembered } from '../store/memo.ts';
import type { Kept } from './choice.ts';

/** Pencil marks of one match that outlive the page. They belong to one question: a step and a seat. */
export interface KeptPencil {
  at(question: string): Kept;
  drop(): void;
}

interface Marked extends Picks {
  readonly match: string;
  readonly question: string;
}

const NAME = 'pencil';
/** Of as many matches, the latest: more are hardly played at a time. */
const MOST = 8;

export function keptPencil(match: string): KeptPencil {
  const keep = (marked: readonly Marked[]): void => {
    const others = all().filter((each) => each.match !== match);
    remember(NAME, [...others, ...marked].slice(-MOST));
  };
  return {
    at(question) {
      const own = all().find((each) => each.match === match && each.question === question);
      return {
        picks: own ? { boxes: own.boxes, dice: own.dice } : NO_PICKS,
        onPicks: ({ boxes, dice }) =>
          keep(boxes.length + dice.length > 0 ? [{ match, question, boxes, dice }] : []),
      };
    },
    drop: () => keep([]),
  };
}

function all(): readonly Marked[] {
  const kept = remembered(NAME);
  return Array.isArray(kept) ? kept.filter(isMarked) : [];
}

function isMarked(kept: unknown): kept is Marked {
  const { match, question, boxes, dice } = (kept ?? {}) as Partial<Record<keyof Marked, unknown>>;
  return (
    typeof match === 'string' && typeof question === 'string' && areTexts(boxes) && areTexts(dice)
  );
}

function areTexts(list: unknown): boolean {
  return Array.isArray(list) && list.every((each) => typeof each === 'string');
}
