import { aheadBy } from './ahead.ts';
import { type GistText, readGist } from './gist-text.ts';
import data from './learnt.json' with { type: 'json' };
import { chanceToWin } from './net.ts';
import { type NetText, readNet } from './net-text.ts';
import { type OutlookText, outlookOf, readOutlook } from './outlook.ts';
import type { Value } from './planner.ts';
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

/** The chance to win by what all sheets promise. */
export function lead(sheet: string, seats: number): Value {
  return aheadBy(promises(sheet, seats), seats);
}

/** The chance to win, as well as it is known. */
export function chances(sheet: string, seats: number): Value {
  if (isOther(sheet, seats)) return lead(sheet, seats);
  return chanceToWin(readNet(learnt.net), promises(sheet, seats));
}

function promises(sheet: string, seats: number): Promised {
  if (!isOther(sheet, seats)) return promiseOf(readGist(learnt.gist));
  return outlookOf(readOutlook(learnt.outlooks[`${sheet}-${seats}`]!));
}

function isOther(sheet: string, seats: number): boolean {
  return `${sheet}-${seats}` in learnt.outlooks;
}
