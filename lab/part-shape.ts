import type { Sums } from '#kits/sums.ts';
import type { JobKind } from './jobs.ts';
import type { Part } from './parts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The kinds of work that are saved and continued. */
export type KeptKind = Exclude<JobKind, 'records'>;

interface Shape {
  readonly isJob: (job: Fields) => boolean;
  readonly isDone: (done: unknown, job: Fields) => boolean;
}

const SHAPES: Readonly<Record<KeptKind, Shape>> = {
  fight: {
    isJob: ({ game, bots, options }) =>
      isText(game) && isList(bots, isText, 2) && isFields(options),
    isDone: (done, { from, to }) =>
      isFields(done) &&
      [done.share, done.margin].every((sums) => isSumsOf(sums, Number(to) - Number(from))) &&
      [done.points, done.won].every((both) => isList(both, isSums, 2)) &&
      isSums(done.differing),
  },
  team: {
    isJob: ({ bot, mission, goals }) => isText(bot) && isNumber(mission) && isText(goals),
    isDone: (done) =>
      isFields(done) &&
      isNumber(done.matches) &&
      isList(done.points, isSpread, 3) &&
      isSpread(done.counted),
  },
  totals: {
    isJob: ({ game, bot, options }) => isText(game) && isText(bot) && isFields(options),
    isDone: (done, { from, to }) => isList(done, isNumber, Number(to) - Number(from)),
  },
};

/** Whether something that was read is a part of such work: files may hold anything. */
export function isPart<Kind extends KeptKind>(kind: Kind, value: unknown): value is Part<Kind> {
  if (!isFields(value) || !isFields(value.job)) return false;
  const { job, done } = value;
  const { isJob, isDone } = SHAPES[kind];
  const isNumbered = isText(job.seed) && [job.seats, job.from, job.to].every(isNumber);
  return job.kind === kind && isNumbered && isJob(job) && isDone(done, job);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSums(value: unknown): value is Sums {
  return isFields(value) && [value.count, value.sum, value.squares].every(isNumber);
}

function isSumsOf(value: unknown, count: number): boolean {
  return isSums(value) && value.count === count;
}

function isSpread(value: unknown): boolean {
  return isList(value, isNumber);
}

function isList(value: unknown, isEach: (each: unknown) => boolean, length?: number): boolean {
  return (
    Array.isArray(value) && value.every(isEach) && (length === undefined || value.length === length)
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}
