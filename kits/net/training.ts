import type { Net } from './net.ts';

/** A part of how a net learns by playing. */
export interface Training {
  readonly seed: string;
  /** In all; a course of a training may begin after some of them and end before the last. */
  readonly matches: number;
  readonly done?: number;
  readonly until?: number;
  /** Where to go on from. It is changed. */
  readonly net: Net;
  /** Steps of learning: the first, and the last after falling evenly by factors. */
  readonly rate: readonly [number, number];
  /** How many play; one of these is drawn for each match. */
  readonly seats: readonly number[];
  /** How many of the first matches are those of the greedy bot. */
  readonly lessons: number;
}

export interface Progress {
  readonly done: number;
  /** The mean score, and the mean square error of the chance to win. */
  readonly score: number;
  readonly error: number;
}
