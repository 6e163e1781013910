import type { Change, DecisionLook } from '#bots/analysis/told.ts';

/** Significant losses, rounded as shown, so that the sum agrees with its parts. */
export interface Loss {
  /** In tenths. */
  readonly points: number;
  /** Of the chance to win, in hundredths. */
  readonly chance: number;
}

type Lost = Pick<DecisionLook, 'isLost' | 'lead'>;

/** What better choices would have brought more, each figure only where it could not be chance. */
export function lossOf(decisions: readonly Lost[]): Loss {
  const lost = decisions.filter(({ isLost }) => isLost).map(({ lead }) => lead);
  const sum = (changes: readonly Change[], finest: number) =>
    changes.reduce((sum, change) => sum + Math.round(finest * more(change)), 0) / finest;
  return {
    points: sum(
      lost.map(({ score }) => score),
      10,
    ),
    chance: sum(
      lost.map(({ win }) => win),
      100,
    ),
  };
}

/** All of these together. */
export function sumOfPoints(losses: readonly Loss[]): number {
  return losses.reduce((sum, { points }) => sum + Math.round(10 * points), 0) / 10;
}

/** Only what would surely have been more counts. */
function more({ mean, isClear }: Change): number {
  return isClear && mean > 0 ? mean : 0;
}
