import type { Counted } from '#bots/counted.ts';
import type { Idea } from '#bots/hint.ts';
import { say } from './words.ts';

/** A figure and the words behind it. */
export interface Line {
  readonly figure: string;
  readonly words: string;
}

/** What is counted when matches are played on: what each says alone, beside a worse idea, and beside one as good. */
const COUNTED = {
  win: ['hint.win', 'hint.win.other', 'hint.win.alike'],
  mission: ['hint.mission', 'hint.mission.other', 'hint.mission.alike'],
  points: ['hint.points', 'hint.points.other', 'hint.points.alike'],
} as const;

/** How matches went on from an idea, and from another one where enough is known to compare them. */
export function chanceOf(idea: Idea, ideas: readonly Idea[], counted: Counted): Line | undefined {
  const of = ({ win, score }: Idea) => (counted === 'points' ? score : win && 100 * win);
  const other = otherThan(idea, ideas);
  const [own, next] = [of(idea), other && of(other)];
  if (own === undefined) return undefined;
  const figureOf = (each: Idea) => (counted === 'points' ? wholeOf(each) : shareOf(each));
  const [alone, beside, alike] = COUNTED[counted];
  const figure = figureOf(idea);
  // Where all is lost, or won, no idea is better than another.
  const isSettled = counted !== 'points' && [own, next].every((each) => each === 0 || each === 100);
  if (next === undefined || isSettled) return { figure, words: say(alone) };
  const [better, worse] = idea === ideas[0] ? [own, next] : [next, own];
  const isClear =
    (idea.beside ?? other!.beside) === 'worse' && Math.round(better) > Math.round(worse);
  return { figure, words: isClear ? say(beside, { next: figureOf(other!) }) : say(alike) };
}

function wholeOf({ score = 0 }: Idea): string {
  return String(Math.round(score));
}

/** Few matches that were all won, or all lost, make no chance of all or none: only a bound is known. */
function shareOf({ win = 0, within: [low, high] = [win, win] }: Idea): string {
  const [count, least, most] = [win, low, high].map((each) => Math.round(100 * each));
  const percent = (count: number) => say('hint.percent', { count });
  if (count === 100 && least! < 100) return say('hint.over', { percent: percent(least!) });
  if (count === 0 && most! > 0) return say('hint.under', { percent: percent(most!) });
  return percent(count!);
}

/** The first idea beside the best one that can be told apart from it or not, any other beside it. */
function otherThan(idea: Idea, ideas: readonly Idea[]): Idea | undefined {
  const [first, ...others] = ideas;
  if (idea !== first) return idea.beside && first;
  return (
    others.find(({ beside }) => beside === 'alike') ??
    others.find(({ beside }) => beside === 'worse')
  );
}
