/** What a number of players has to reach. */
export interface Goals {
  /** Points after turns 10, 19 and 27. */
  readonly points: readonly [number, number, number];
  /** Jokers struck when the first goal is missed. */
  readonly strikes: number;
  /** How many different colours or rows each mission asks for, by mission. */
  readonly colours: readonly number[];
  readonly rows: readonly number[];
}

/** Tables of goals by name. A published table never changes, since records refer to it. */
const TABLES: Readonly<Record<string, readonly Goals[]>> = {
  'house-1': [
    goals([3, 8, 20], 3, [1, 3, 0, 1, 0]),
    goals([4, 13, 30], 4, [2, 4, 1, 2, 0]),
    goals([5, 18, 40], 6, [3, 5, 2, 2, 1]),
    goals([7, 24, 52], 8, [4, 6, 2, 3, 2]),
    goals([9, 30, 64], 10, [5, 6, 3, 3, 3]),
  ],
  'house-2': [
    goals([4, 9, 18], 3, [1, 3, 0, 1, 0]),
    goals([4, 14, 30], 4, [2, 4, 1, 2, 0]),
    goals([5, 18, 40], 6, [3, 5, 2, 2, 1]),
    goals([7, 21, 48], 8, [4, 6, 2, 3, 2]),
    goals([8, 26, 57], 10, [5, 6, 3, 3, 3]),
  ],
};

/** The oldest is what records without a name mean; new tables have the newest. */
export const GOAL_TABLES: readonly string[] = Object.keys(TABLES);
export const NEWEST_GOALS = GOAL_TABLES.at(-1)!;

export function goalsOf(table: string, seats: number): Goals {
  return TABLES[table]![seats - 1]!;
}

/** The columns of the printed table: missions 2 and 4 ask for rows, the others for colours. */
function goals(points: Goals['points'], strikes: number, asked: readonly number[]): Goals {
  const [m1, m2, m3, m4, m5] = asked as [number, number, number, number, number];
  return { points, strikes, colours: [m1, 0, m3, 0, m5], rows: [0, m2, 0, m4, 0] };
}
