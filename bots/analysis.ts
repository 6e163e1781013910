import { movesOf, type Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { type Decision, isInDoubt } from './analysis/decision.ts';
import { momentsOf, type PlayedMoment } from './analysis/moments.ts';
import type { Seen } from './analysis/split.ts';
import { tell, wholeWorth } from './analysis/tell.ts';
import type { Analysis } from './analysis/told.ts';
import type { Bot } from './bot.ts';
import { outcomeOf } from './outcome.ts';
import { ideasOf } from './weigh/ideas.ts';
import { PlayOut } from './weigh/play-out.ts';
import { dropWorse, lookOn, weighingOf } from './weigh/weighing.ts';

/** What is to be looked at, and how closely. */
export interface Asked {
  /** One that is over. */
  readonly match: Match;
  readonly seat: Seat;
  /** Who plays on for everybody. */
  readonly bot: Bot;
  /** Whose ideas are looked at where there are too many moves for all of them, weakest first. */
  readonly advisers: readonly Bot[];
  /** On how many sets of dice everything is looked at; what is close is looked at on more. */
  readonly samples: number;
  /** Whether so many are enough: for those who go by the clock. */
  readonly isEnough?: (samples: number) => boolean;
  readonly seed: string;
}

/** How far it has come. */
export interface Look {
  /** From 0 to 1. */
  readonly done: number;
  /** Whether every moment has been looked at on one set of dice more since the last such look. */
  readonly isRound: boolean;
  /** What is known by now. Only after the first round. */
  readonly tell: () => Analysis;
}

/**
 * The number of rolls that are played before a bot predicts how the match ends, if it can. Most of
 * what happens later says nothing about the moment in question. With so many rolls the analysis
 * finds better moves even for a player stronger than the bot (`docs/bots.md` has figures).
 */
export const AHEAD = 4;
/** Of the time, so much goes into the look at everything; the rest into what is close. */
export const FIRST_PASS = 0.7;
/** What is close is looked at on so many times the samples. */
const CLOSER = 3;

/**
 * Looks at a match as one seat played it: first roughly at everything, then better and better, and
 * in the end again at the decisions that are close. The caller may stop at any time.
 */
export function* analyse(asked: Asked): Generator<Look> {
  const { match, seat, samples, bot, seed } = asked;
  const { game } = match;
  const moments = momentsOf(match);
  const end = outcomeOf(game, match.position);
  const playOut = new PlayOut({ game, moments, bot, seed, end, ahead: AHEAD });
  const decisions = moments.flatMap((moment, nth) => decisionAt(asked, playOut, moment, nth));
  const at = moments.map((_, nth) => decisions.find((decision) => decision.nth === nth));
  const seen = (whole: number): Seen => ({ moments, playOut, seat, decisions, samples: whole });
  let known = 0;
  for (let sample = 0; sample < samples; sample++) {
    for (let nth = moments.length - 1; nth >= 0; nth--) {
      playOut.value(nth, sample);
      const decision = at[nth];
      if (decision) lookOn(decision);
      const done = (FIRST_PASS * (sample + 1 - nth / moments.length)) / samples;
      const whole = nth === 0 ? sample + 1 : sample;
      yield { done, isRound: nth === 0, tell: () => tell(match, seen(whole)) };
    }
    const worth = wholeWorth(match, seen(sample + 1));
    for (const decision of decisions) dropWorse(decision, worth);
    known = sample + 1;
    if (asked.isEnough?.(known)) break;
  }
  yield* lookCloser(match, seen(known));
}

/** Only at decisions that more samples could show in another light. */
function* lookCloser(match: Match, seen: Seen): Generator<Look> {
  const { decisions, samples } = seen;
  const worth = wholeWorth(match, seen);
  const last = samples * CLOSER;
  for (let sample = samples; sample < last; sample++) {
    for (const decision of decisions) {
      if (isInDoubt(decision, worth)) lookOn(decision);
      dropWorse(decision, worth);
      const done = FIRST_PASS + ((1 - FIRST_PASS) * (sample - samples)) / (last - samples);
      yield { done, isRound: false, tell: () => tell(match, seen) };
    }
  }
  yield { done: 1, isRound: true, tell: () => tell(match, seen) };
}

/** A seat with one legal move has no choice. */
function decisionAt(
  { match: { game }, seat, advisers: bots, seed }: Asked,
  playOut: PlayOut,
  { position, step }: PlayedMoment,
  nth: number,
): Decision[] {
  const chosen = step?.chosen?.[step.seats.indexOf(seat)];
  if (chosen === undefined || movesOf(game, position, seat).length === 1) return [];
  const ideas = ideasOf({ game, position, seat, bots, chosen, seed: `${seed}/${nth}` });
  const outcome: Decision['outcome'] = (move, sample) => playOut.decided(nth, sample, seat, move);
  return [{ nth, ...weighingOf(seat, ideas, chosen, outcome) }];
}
