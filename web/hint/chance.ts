import type { Counted } from '#bots/counted.ts';
import type { Idea } from '#bots/hint.ts';
import { say } from './words.ts';

/** A figure and the words behind it. */
export interface Line {
  readonly figure: string;
  readonly words: string;
}

/** What is counted when matches are played on: texts for one idea, a worse one, and one as good. */
const COUNTED = {
  win: ['hint.win', 'hint.win.other', 'hint.win.alike'],
  mission: ['hint.mission', 'hint.mission.other', 'hint.mission.alike'],
  points: ['hint.points', 'hint.points.other', 'hint.points.alike'],
} as const;

/** A share that may lie further apart than this is no figure to tell. */
const WIDEST = 0.2;

/** How matches went on from an idea, and from another one where enough is known to compare them. */
export function chanceOf(idea: Idea, ideas: readonly Idea[], counted: Counted): Line | undefined {
  const of = ({ win, score }: Idea) => (counted === 'points' ? score : win && 100 * win);
  const other = otherThan(idea, ideas);
  const [own, next] = [of(idea), other && of(other)];
  if (own === undefined) return undefined;
  const figureOf = (each: Idea) => (counted === 'points' ? wholeOf(each) : shareOf(each));
  const [alone, beside, alike] = COUNTED[counted];
  const figure = figureOf(idea);
  // Where all is lost, or won, whatever is done, no idea is better than another.
  const isSettled = counted !== 'points' && own === next && (own === 0 || own === 100);
  if (next === undefined || isSettled) return { figure, words: say(alone) };
  const isFirst = idea === ideas[0];
  const [better, worse] = isFirst ? [own, next] : [next, own];
  const isClear =
    (idea.beside ?? other!.beside) === 'worse' && Math.round(better) > Math.round(worse);
  if (!isClear) return { figure, words: say(alike) };
  // Which is better is known long before how good both are: ranges that overlap would deny it.
  const isVague = counted !== 'points' && [idea, other!].some(isWide);
  const words = isVague
    ? say(isFirst ? 'hint.worse' : 'hint.better', { chance: say(alone) })
    : say(beside, { next: figureOf(other!) });
  return { figure, words };
}

function wholeOf({ score = 0 }: Idea): string {
  return String(Math.round(score));
}

/**
 * Few matches that were all won, or all lost, make no chance of all or none: only a bound is known.
 * Nor do few that ended differently make a figure: then there is a range.
 */
function shareOf(idea: Idea): string {
  const { win = 0, within = [win, win] } = idea;
  const [count, low, high] = [win, ...within].map((each) => Math.round(100 * each));
  const percent = (count: number) => say('hint.percent', { count });
  const isVague = isWide(idea);
  const isOver = count === 100 || (isVague && high === 100 && low! > 0);
  const isUnder = count === 0 || (isVague && low === 0 && high! < 100);
  if (isOver && low! < 100) return say('hint.over', { percent: percent(low!) });
  if (isUnder && high! > 0) return say('hint.under', { percent: percent(high!) });
  return isVague ? say('hint.range', { low: low!, high: high! }) : percent(count!);
}

function isWide({ within: [low, high] = [0, 0] }: Idea): boolean {
  return high - low > WIDEST;
}

/** Compares the first idea with the best of the others, and any other with the first. */
export function otherThan(idea: Idea, ideas: readonly Idea[]): Idea | undefined {
  const [first, ...others] = ideas;
  if (idea !== first) return idea.beside && first;
  return (
    others.find(({ beside }) => beside === 'alike') ??
    others.find(({ beside }) => beside === 'worse')
  );
}
