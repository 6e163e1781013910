import type { Level } from './levels.ts';

/** What was measured of a level; `docs/bots.md` says how. */
interface Figure {
  /** Matches won of a hundred against the level below, for two, a tie as half of one. */
  readonly wins?: number;
  /** Missions accomplished of a hundred, where all are one team. */
  readonly missions?: number;
  /** The same for each mission, from the first. */
  readonly byMission?: readonly number[];
  /** Points on average when it plays alone. */
  readonly points?: number;
  /** Points between two of it in the middle one of many matches: half of all are closer. */
  readonly margin?: number;
}

/** The levels that a game offers, the weakest first, each with what is known of it. */
export type Figures = Readonly<Partial<Record<Level, Figure>>>;
