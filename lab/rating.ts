import { around, type Estimate } from '#kits/sums.ts';
import { errorsOf } from './rating-errors.ts';

/** What one bot won of another, as a share of so many encounters; ties count half. */
export interface Result {
  readonly first: string;
  readonly second: string;
  readonly share: number;
  readonly encounters: number;
  /** The standard error of the share: with paired dice it is less than that of fair coins. */
  readonly error: number;
}

/** As in chess: 400 points more, and ten of eleven encounters are won. */
const SCALE = 400 / Math.LN10;
const ROUNDS = 10_000;
const ENOUGH = 1e-9;

/**
 * The strengths that make all results together most likely (Bradley and Terry), in points, the mean
 * being 0, each with its error. An extra half win and half loss keep a bot without a win at a
 * finite distance.
 */
export function rate(results: readonly Result[]): ReadonlyMap<string, Estimate> {
  const names = [...new Set(results.flatMap(({ first, second }) => [first, second]))];
  const games = results.flatMap(({ first, second, share, encounters }) => {
    const won = share * encounters + 0.5;
    const count = encounters + 1;
    return [
      { who: first, against: second, won, count },
      { who: second, against: first, won: count - won, count },
    ];
  });
  let strengths = new Map(names.map((name) => [name, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Map(
      names.map((name) => {
        const own = games.filter(({ who }) => who === name);
        const won = own.reduce((sum, each) => sum + each.won, 0);
        const faced = own.reduce(
          (sum, { against, count }) =>
            sum + count / (strengths.get(name)! + strengths.get(against)!),
          0,
        );
        return [name, won / faced];
      }),
    );
    const mean = Math.exp(
      [...next.values()].reduce((sum, each) => sum + Math.log(each), 0) / names.length,
    );
    const scaled = new Map([...next].map(([name, each]) => [name, each / mean]));
    const change = names.map((name) =>
      Math.abs(Math.log(scaled.get(name)! / strengths.get(name)!)),
    );
    strengths = scaled;
    if (Math.max(...change) < ENOUGH) break;
  }
  const errors = errorsOf(results, strengths);
  return new Map(
    names.map((name, i) => [
      name,
      around(SCALE * Math.log(strengths.get(name)!), SCALE * errors[i]!),
    ]),
  );
}
