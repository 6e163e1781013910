import { MISSES_TO_END } from '../play.ts';
import { LAST, type Position, start } from '../position.ts';
import { qwixx } from '../rules.ts';
import { promised, type SoloTable } from './solo-table.ts';

/** What perfect play scores from a position that people would like to know about. */
interface Insight {
  readonly says: string;
  readonly score: number;
}

export function soloInsights(table: SoloTable): readonly Insight[] {
  const insights: Insight[] = [];
  const tell = (says: string, position: Position) => {
    const score = qwixx.scores(position)[0]!.total + promised(table, position, 0);
    insights.push({ says, score });
  };
  for (let misses = 0; misses < MISSES_TO_END; misses++) {
    const position = start(1, 'classic');
    position.misses[0] = misses;
    tell(`Nothing crossed, misses: ${misses}`, position);
  }
  for (let place = 0; place < LAST; place++) {
    const position = start(1, 'classic');
    position.rows[0] = 1 << place;
    tell(`One cross, in box ${place + 1} of a row`, position);
  }
  return insights;
}
