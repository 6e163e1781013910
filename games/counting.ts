import type { Game, Seat } from '#engine/contract.ts';

/** A box where it lies on its sheet. */
export interface PlanBox {
  /** As the game's face marks it, which can also say its name. */
  readonly mark: string;
  /** Its left upper corner, and its width, in whole boxes of the plan. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The key of its colour in the app, `y` for yellow; numbers on white have none. */
  readonly colour?: string;
  /** What is printed in it, where that is a number. */
  readonly number?: number;
  /** Where it stands in a ring, from 1. */
  readonly place?: number;
}

/** A sheet from afar: where its boxes lie. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlanBox[];
  /** What columns and rows are called, where boxes are called by them. */
  readonly columns?: readonly string[];
  readonly rows?: readonly string[];
}

/** A column that people race for. */
export interface Column {
  readonly name: string;
  readonly boxes: readonly number[];
}

/** How a team's mission ended. */
export interface MissionEnd {
  /** Which of the game's missions, as its header names it. */
  readonly mission: string;
  /** How many of its goals were reached. */
  readonly reached: number;
  readonly goals: number;
}

/** What can be counted over many matches of a game. */
export interface Counting<Position = unknown> {
  readonly game: Game<Position>;
  /** The sheet that a seat has before it; sheets of the same name have the same plan. */
  sheet(position: Position, seat: Seat): string;
  plan(sheet: string): Plan;
  /** A seat's crossed boxes, by their places in the plan. */
  crossed(position: Position, seat: Seat): readonly number[];
  /** Columns that the first to fill gets more for, on all sheets the same places of the plan. */
  readonly columns?: readonly Column[];
  /** Only of a team's game. */
  mission?(position: Position): MissionEnd;
}
