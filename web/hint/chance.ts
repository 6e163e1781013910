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
  const figureOf = (value: number) => {
    const count = Math.round(value);
    return counted === 'points' ? String(count) : say('hint.percent', { count });
  };
  const [alone, beside, alike] = COUNTED[counted];
  const figure = figureOf(own);
  // Where all is lost, or won, no idea is better than another.
  const isSettled = counted !== 'points' && [own, next].every((each) => each === 0 || each === 100);
  if (next === undefined || isSettled) return { figure, words: say(alone) };
  const [better, worse] = idea === ideas[0] ? [own, next] : [next, own];
  const isClear =
    (idea.beside ?? other!.beside) === 'worse' && figureOf(better) !== figureOf(worse);
  const isAlike = !isClear || better < worse;
  return { figure, words: isAlike ? say(alike) : say(beside, { next: figureOf(next) }) };
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
