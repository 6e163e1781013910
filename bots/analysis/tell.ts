import type { Match } from '#engine/match.ts';
import { estimateOf } from '#kits/sums.ts';
import { countedIn } from '../counted.ts';
import { winChance } from '../outcome.ts';
import {
  bestOf,
  figuresOf,
  lead,
  type Value,
  type Weighed,
  type Worth,
  worthOf,
} from '../weigh/compare.ts';
import { inOrder } from '../weigh/weighing.ts';
import { changeOf, changeOfAll } from './change.ts';
import { type Decision, isLost, rankOf, weightOf } from './decision.ts';
import type { PlayedMoment } from './moments.ts';
import { luckOf, type Seen, splitOf, valuesAt } from './split.ts';
import type { Analysis, DecisionLook, Idea, RollLook } from './told.ts';

/** What was seen of a match, in figures. */
export function tell(match: Match, seen: Seen): Analysis {
  const { seat, samples } = seen;
  const worth = wholeWorth(match, seen);
  const rolls = seen.moments.flatMap((moment, nth) =>
    moment.step ? [] : [rollLook(seen, moment, nth)],
  );
  const decisions = seen.decisions.map((decision) => decisionLook(match, seen, decision, worth));
  const lost = decisions.filter(({ isLost }) => isLost).map((decision) => decision.lead);
  return {
    seat,
    samples,
    counted: countedIn(match.game, match.players.length),
    rolls,
    decisions,
    score: splitOf(seen, 'leads'),
    win: splitOf(seen, 'wins'),
    lost: changesOf(lost, samples),
  };
}

/** What points and winning are worth, by how such matches end. */
export function wholeWorth({ game }: Match, seen: Seen): Worth {
  return worthOf(game.isTeam, {
    scores: valuesAt(seen, 0, 'scores'),
    wins: valuesAt(seen, 0, 'wins'),
  });
}

function rollLook(seen: Seen, { at, rolls }: PlayedMoment, nth: number): RollLook {
  return {
    at,
    roll: rolls + 1,
    before: {
      score: estimateOf(valuesAt(seen, nth, 'scores')),
      win: winChance(valuesAt(seen, nth, 'wins')),
    },
    luck: {
      score: changeOf(luckOf(seen, nth, 'leads')),
      win: changeOf(luckOf(seen, nth, 'wins')),
    },
  };
}

function decisionLook(match: Match, seen: Seen, decision: Decision, worth: Worth): DecisionLook {
  const { at, position, rolls } = seen.moments[decision.nth]!;
  const { kept, tried, seat } = decision;
  const best = bestOf(tried, kept, worth);
  const ideaOf = (each: Weighed): Idea => ({
    text: match.game.notate(position, seat, each.move),
    ...figuresOf(each, kept),
  });
  return {
    at,
    roll: rolls,
    chosen: ideaOf(kept),
    best: ideaOf(best),
    ideas: inOrder(decision, worth).map(ideaOf),
    lead: changesOf([lead(best, kept)], best.scores.length),
    isLost: isLost(decision, worth),
    rank: rankOf(decision, worth),
    weight: weightOf(decision, worth),
  };
}

function changesOf(all: readonly Value[], samples: number): Analysis['lost'] {
  return {
    score: changeOfAll(
      all.map(({ score }) => score),
      samples,
    ),
    win: changeOfAll(
      all.map(({ win }) => win),
      samples,
    ),
  };
}
