import type { Seat } from '#engine/contract.ts';
import type { Estimate } from '#kits/sums.ts';
import type { Counted } from '../counted.ts';
import type { Value } from '../weigh/compare.ts';

/** What something brought, or cost. */
export interface Change extends Estimate {
  /** Whether it is statistically significant; only then is it shown in figures. */
  readonly isClear: boolean;
}

/** What something brought in points, and in chance to win. */
interface Changes {
  readonly score: Change;
  readonly win: Change;
}

/** A roll, and what it brought to the analysed seat. */
export interface RollLook {
  /** How many entries stand before it. */
  readonly at: number;
  /** Which roll of the match, from 1. */
  readonly roll: number;
  /** What is expected before it. */
  readonly before: Value;
  /** What is expected with these dice, compared with what is expected of any; points as in `Analysis`. */
  readonly luck: Changes;
}

/** An analysed move. */
export interface Idea extends Value {
  /** As a record writes it. */
  readonly text: string;
}

/** A decision of the analysed seat. */
export interface DecisionLook {
  /** How many entries stand before its step. */
  readonly at: number;
  readonly roll: number;
  readonly chosen: Idea;
  /** The same as what was chosen where nothing is better. */
  readonly best: Idea;
  /** All analysed moves, the best first. */
  readonly ideas: readonly Idea[];
  /** What the best would have brought more; in one's own points. */
  readonly lead: Changes;
  /** Whether that is statistically significant; otherwise nothing is called lost. */
  readonly isLost: boolean;
  /** 1 for the bot’s first choice or one that is as good, 2 where one is better. */
  readonly rank: number;
  /** How much depended on it: what was lost, or half of what the right choice saved. */
  readonly weight: number;
}

/** A result: `final` = `start` + `dice` + `own` + `others`, on every set of dice and on average. */
export interface Split {
  readonly final: number;
  /** What is expected of such a match before the first roll. */
  readonly start: Estimate;
  /** What the dice brought, compared with average dice. */
  readonly dice: Change;
  /** What the seat’s own choices brought, compared with the bot’s. */
  readonly own: Change;
  /** What the choices of the others brought to the seat, compared with the bot’s. */
  readonly others: Change;
}

/** A match as one seat played it. */
export interface Analysis {
  readonly seat: Seat;
  /** The number of sets of dice. */
  readonly samples: number;
  readonly counted: Counted;
  readonly rolls: readonly RollLook[];
  /** Where the seat had a choice. */
  readonly decisions: readonly DecisionLook[];
  /**
   * In points: alone one's own, among others those ahead of them, of their mean where there are
   * several. To win, it may be right to end a match before anybody has many points.
   */
  readonly score: Split;
  readonly win: Split;
  /** What better moves would have brought, if significant; in one's own points. */
  readonly lost: Changes;
}
