import type { Solvable, Trial } from '#lab/solve.ts';
import { statisticsLines } from '../statistics.ts';
import { tableLines } from '../table.ts';

export function jsonLines(
  solvable: Solvable,
  table: Float64Array,
  trial: Trial | undefined,
): string[] {
  const result = {
    value: solvable.value(table),
    puzzle: solvable.id,
    insights: solvable.insights(table),
    ...(trial && { trial: trialData(trial) }),
  };
  return [JSON.stringify(result)];
}

export function readableLines(
  solvable: Solvable,
  table: Float64Array,
  trial: Trial | undefined,
  columns: number,
): string[] {
  const value = solvable.value(table).toFixed(4);
  const rows = solvable.insights(table).map(({ says, score }) => {
    return { title: says, cells: [score.toFixed(2)] };
  });
  return [
    `${solvable.about}: perfect play scores ${value} points on average.`,
    '',
    ...tableLines(['Score'], rows, columns),
    ...(trial ? ['', ...trialLines(trial, columns)] : []),
  ];
}

function trialLines(trial: Trial, columns: number): string[] {
  const { simulation, statistics, mean, standardError, distance } = trial;
  const side = distance < 0 ? 'below' : 'above';
  return [
    ...statisticsLines(simulation, statistics, columns),
    '',
    `Mean ${mean.toFixed(4)}, standard error ${standardError.toFixed(4)}: ` +
      `${Math.abs(distance).toFixed(2)} standard errors ${side} perfect play.`,
  ];
}

function trialData({ simulation, statistics, mean, standardError, distance }: Trial) {
  const { matches, seed } = simulation;
  const { total, parts } = statistics.seats[0]!;
  return { matches, seed, mean, standardError, distance, rolls: statistics.rolls, total, parts };
}
