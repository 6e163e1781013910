import { aheadBy } from './ahead.ts';
import { type GistText, readGist } from './gist-text.ts';
import data from './learnt.json' with { type: 'json' };
import { type NetText, readNet } from './net-text.ts';
import { chanceToWin } from './net-worth.ts';
import { type OutlookText, outlookOf, readOutlook } from './outlook.ts';
import type { Worth } from './planner.ts';
import { type Promised, promiseOf } from './promise.ts';

/** Everything that was learnt, as a file holds it. */
export interface Learnt {
  /** For two on the classic sheet. */
  readonly gist: GistText;
  readonly net: NetText;
  /** For all other tables, by sheet and number of seats, such as “classic-3”. */
  readonly outlooks: Readonly<Record<string, OutlookText>>;
}

const learnt: Learnt = data;

/** What sheets promise at a table. */
export function promises(sheet: string, seats: number): Promised {
  const outlook = learnt.outlooks[`${sheet}-${seats}`];
  return outlook ? outlookOf(readOutlook(outlook)) : promiseOf(readGist(learnt.gist));
}

/** The chance to win at a table, as well as it is known. */
export function chances(sheet: string, seats: number): Worth {
  const promise = promises(sheet, seats);
  if (`${sheet}-${seats}` in learnt.outlooks) return aheadBy(promise);
  return chanceToWin(readNet(learnt.net), promise);
}
