import { movesOf, type Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { type Decision, decisionOf, dropWorse, isInDoubt } from './analysis/decision.ts';
import { ideasOf } from './analysis/ideas.ts';
import { type Moment, momentsOf } from './analysis/moments.ts';
import { PlayOut } from './analysis/play-out.ts';
import { type Seen, tell, worthOf } from './analysis/tell.ts';
import type { Analysis } from './analysis/told.ts';
import type { Bot } from './bot.ts';

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

/** Of the time, so much goes into the look at everything. */
const FIRST_PASS = 0.7;
/** What is close is looked at on so many times the samples. */
const CLOSER = 3;

/**
 * Looks at a match as one seat played it: first roughly at everything, then better and better, and
 * in the end again at the decisions that are close. Whoever has seen enough stops asking.
 */
export function* analyse(asked: Asked): Generator<Look> {
  const { match, seat, samples, seed } = asked;
  const moments = momentsOf(match);
  const playOut = new PlayOut(match, moments, asked.bot, seed);
  const decisions = moments.flatMap((moment, nth) => decisionAt(asked, moment, nth));
  const at = moments.map((_, nth) => decisions.find((decision) => decision.nth === nth));
  const seen = (known: number): Seen => ({
    ...{ match, moments, playOut, seat, decisions },
    samples: known,
  });
  for (let sample = 0; sample < samples; sample++) {
    for (let nth = moments.length - 1; nth >= 0; nth--) {
      playOut.value(nth, sample);
      const decision = at[nth];
      if (decision) lookAt(playOut, decision, sample);
      const done = (FIRST_PASS * (sample + 1 - nth / moments.length)) / samples;
      yield { done, isRound: nth === 0, tell: () => tell(seen(nth === 0 ? sample + 1 : sample)) };
    }
    const worth = worthOf(seen(sample + 1));
    for (const decision of decisions) dropWorse(decision, worth);
  }
  yield* lookCloser(seen(samples));
}

/** Only at decisions that more samples could show in another light. */
function* lookCloser(seen: Seen): Generator<Look> {
  const { decisions, playOut, samples } = seen;
  const worth = worthOf(seen);
  const last = samples * CLOSER;
  for (let sample = samples; sample < last; sample++) {
    for (const decision of decisions) {
      if (isInDoubt(decision, worth)) lookAt(playOut, decision, sample);
      dropWorse(decision, worth);
      const done = (sample - samples) / (last - samples);
      yield { done: FIRST_PASS + (1 - FIRST_PASS) * done, isRound: false, tell: () => tell(seen) };
    }
  }
  yield { done: 1, isRound: true, tell: () => tell(seen) };
}

function lookAt(playOut: PlayOut, { nth, seat, tried }: Decision, sample: number): void {
  for (const { isDropped, move, scores, wins } of tried) {
    // Moves are compared on the dice that both have seen.
    if (isDropped || scores.length !== sample) continue;
    const outcome = playOut.decided(nth, sample, seat, move);
    scores.push(outcome.scores[seat]!);
    wins.push(outcome.wins[seat]!);
  }
}

/** A seat with one legal move has no choice. */
function decisionAt(asked: Asked, { position, step }: Moment, nth: number): Decision[] {
  const { match, seat, advisers: bots, seed } = asked;
  const { game } = match;
  const chosen = step?.chosen[step.seats.indexOf(seat)];
  if (chosen === undefined || movesOf(game, position, seat).length === 1) return [];
  const ideas = ideasOf({ game, position, seat, bots, chosen, seed: `${seed}/${nth}` });
  return [decisionOf(nth, seat, chosen, ideas)];
}
