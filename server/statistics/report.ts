import { speaker } from '#engine/text.ts';
import type { Queries } from '../database/database.ts';
import { chiSquareTest, type Test } from './chi.ts';
import { readKind } from './count.ts';
import { STATISTICS_TEXTS } from './texts.ts';
import { verdictOn } from './verdict.ts';

export interface FaceCount {
  readonly face: string;
  readonly count: number;
  readonly share: number;
  /** The share that a fair die would have. */
  readonly expected: number;
}

/** One kind of die: all that have the same faces. */
export interface DieCount {
  /** Who threw: the server, or people, who entered what they saw. */
  readonly dice: 'app' | 'real';
  readonly rolled: number;
  readonly faces: readonly FaceCount[];
  /** Undefined while there are too few to tell. */
  readonly test: Test | undefined;
  /** What the test means, in English. */
  readonly verdict: string;
}

/** A test needs so many of each face to mean anything. */
const FEWEST = 5;

const inEnglish = speaker(STATISTICS_TEXTS.en, [], 'en');

export async function readStatistics(queries: Queries): Promise<readonly DieCount[]> {
  const rows = await queries.selectFrom('faces').selectAll().execute();
  const counts = new Map<string, Map<string, number>>();
  for (const { die, face, count } of rows) {
    counts.set(die, (counts.get(die) ?? new Map()).set(face, count));
  }
  return [...counts]
    .map(([kind, faces]) => dieCount(kind, faces))
    .sort((one, other) => one.dice.localeCompare(other.dice) || other.rolled - one.rolled);
}

function dieCount(kind: string, counts: ReadonlyMap<string, number>): DieCount {
  const { dice, faces: all } = readKind(kind);
  const names = [...new Set(all)];
  const rolled = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const faces = names.map((face) => {
    const count = counts.get(face) ?? 0;
    const expected = all.filter((each) => each === face).length / all.length;
    return { face, count, share: count / rolled, expected };
  });
  const isEnough = faces.every(({ expected }) => expected * rolled >= FEWEST);
  const test = isEnough
    ? chiSquareTest(
        faces.map(({ count }) => count),
        faces.map(({ expected }) => expected * rolled),
      )
    : undefined;
  return { dice, rolled, faces, test, verdict: verdictOn(test, inEnglish) };
}
