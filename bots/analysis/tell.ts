import type { Match } from '#engine/match.ts';
import { add, type Estimate, estimate, noSums } from '#kits/sums.ts';
import {
  bestOf,
  type Decision,
  isLost,
  lead,
  rankOf,
  type Tried,
  type Worth,
  weightOf,
} from './decision.ts';
import type { Moment } from './moments.ts';
import type { Outcome, PlayOut } from './play-out.ts';
import {
  type Analysis,
  countedIn,
  type DecisionLook,
  type Idea,
  type RollLook,
  type Split,
} from './told.ts';

/** What has been seen so far of a match. */
export interface Seen {
  readonly match: Match;
  readonly moments: readonly Moment[];
  readonly playOut: PlayOut;
  readonly seat: number;
  readonly decisions: readonly Decision[];
  /** Samples on which every moment was looked at. */
  readonly samples: number;
}

/** How one outcome counts. */
type Measure = (outcome: Outcome) => number;

/** What was seen, in figures. */
export function tell(seen: Seen): Analysis {
  const { seat, samples } = seen;
  const worth = worthOf(seen);
  const rolls = seen.moments.flatMap((moment, nth) =>
    moment.step ? [] : [rollLook(seen, moment, nth)],
  );
  const decisions = seen.decisions.map((decision) => decisionLook(seen, decision, worth));
  const lost = decisions.filter(({ isLost }) => isLost).map((decision) => decision.lead);
  return {
    seat,
    samples,
    counted: countedIn(seen.match),
    rolls,
    decisions,
    score: split(
      seen,
      ({ scores }) => scores[seat]!,
      lost.map(({ score }) => score),
    ),
    win: split(
      seen,
      ({ wins }) => wins[seat]!,
      lost.map(({ win }) => win),
    ),
  };
}

/**
 * What points and winning are worth. Where both count, as matches differ by points, so they differ
 * by winning: whoever gives up points to win the match loses nothing.
 */
export function worthOf({ match, playOut, seat, samples }: Omit<Seen, 'decisions'>): Worth {
  if (match.game.isTeam) return { score: 0, win: 1 };
  const [score, win] = [noSums(), noSums()];
  for (let k = 0; k < samples; k++) {
    const { scores, wins } = playOut.value(0, k);
    add(score, scores[seat]!);
    add(win, wins[seat]!);
  }
  const spread = estimate(win).error;
  return { score: 1, win: spread === 0 ? 0 : estimate(score).error / spread };
}

function rollLook(seen: Seen, { at, rolls }: Moment, nth: number): RollLook {
  const { seat } = seen;
  return {
    at,
    roll: rolls + 1,
    before: {
      score: over(seen, (k) => seen.playOut.value(nth, k).scores[seat]!),
      win: over(seen, (k) => seen.playOut.value(nth, k).wins[seat]!),
    },
    luck: {
      score: over(seen, (k) => luckOf(seen, nth, k, ({ scores }) => scores[seat]!)),
      win: over(seen, (k) => luckOf(seen, nth, k, ({ wins }) => wins[seat]!)),
    },
  };
}

function luckOf({ playOut }: Seen, nth: number, sample: number, of: Measure): number {
  return of(playOut.value(nth + 1, sample)) - of(playOut.value(nth, sample));
}

function decisionLook(seen: Seen, decision: Decision, worth: Worth): DecisionLook {
  const { at, rolls } = seen.moments[decision.nth]!;
  const { chosen, tried } = decision;
  const found = bestOf(decision, worth);
  const ideas = tried.map((each) => ideaOf(seen, decision, each));
  const mean = ({ score, win }: Idea) => worth.score * score.mean + worth.win * win.mean;
  return {
    at,
    roll: rolls,
    chosen: ideaOf(seen, decision, chosen),
    best: ideaOf(seen, decision, found),
    ideas: ideas.toSorted((a, b) => mean(b) - mean(a)),
    lead: lead(found, chosen),
    isLost: isLost(decision, worth),
    rank: rankOf(decision, worth),
    weight: weightOf(decision, worth),
  };
}

function ideaOf({ match, moments }: Seen, { nth, seat }: Decision, tried: Tried): Idea {
  const text = match.game.notate(moments[nth]!.position, seat, tried.move);
  return { text, score: spread(tried.scores), win: spread(tried.wins) };
}

/** The rest is what is left, so that all of it adds up. */
function split(seen: Seen, of: Measure, losses: readonly Estimate[]): Split {
  const { moments, playOut } = seen;
  const start = over(seen, (k) => of(playOut.value(0, k)));
  // Sample by sample: what one roll gives another may take, and only the sum of both is sure.
  const luck = over(seen, (k) =>
    moments.reduce((sum, { step }, nth) => sum + (step ? 0 : luckOf(seen, nth, k, of)), 0),
  );
  const lost = sumOf(losses);
  const final = of(playOut.value(moments.length, 0));
  return { final, start, luck, lost, rest: final - start.mean - luck.mean + lost.mean };
}

function over({ samples }: Seen, each: (sample: number) => number): Estimate {
  return spread(Array.from({ length: samples }, (_, k) => each(k)));
}

function spread(values: readonly number[]): Estimate {
  const sums = noSums();
  for (const value of values) add(sums, value);
  return estimate(sums);
}

function sumOf(all: readonly Estimate[]): Estimate {
  const mean = all.reduce((sum, each) => sum + each.mean, 0);
  const error = Math.hypot(...all.map((each) => each.error));
  const within = all.reduce((sum, { high, mean }) => sum + (high - mean) ** 2, 0) ** 0.5;
  return { mean, error, low: mean - within, high: mean + within };
}
