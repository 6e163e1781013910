import { writeGist } from '../bots/gist-text.ts';
import type { Learnt } from '../bots/learnt.ts';
import type { Shape } from '../bots/net.ts';
import { writeNet } from '../bots/net-text.ts';
import { writeOutlook } from '../bots/outlook.ts';
import { promiseOf } from '../bots/promise.ts';
import type { DuoTable } from './duo-table.ts';
import { gistOf } from './gists.ts';
import { learnNet } from './nets.ts';
import { learnOutlook } from './outlooks.ts';

/** How much is learnt. */
export interface Work {
  readonly gist: { readonly width: number; readonly entries: number };
  readonly net: { readonly shape: Shape; readonly matches: number };
  readonly outlooks: { readonly width: number; readonly turns: number };
}

/** The chance, roll by roll, that a match ends, which played best: by sheet and number of seats. */
const ENDS: Readonly<Record<string, number>> = {
  'classic-1': 0,
  'classic-3': 0.055,
  'classic-4': 0.06,
  'classic-5': 0.06,
  'mixed-colours-1': 0,
  'mixed-colours-2': 0.072,
  'mixed-colours-3': 0.055,
  'mixed-colours-4': 0.06,
  'mixed-colours-5': 0.06,
  'mixed-numbers-1': 0,
  'mixed-numbers-2': 0.085,
  'mixed-numbers-3': 0.07,
  'mixed-numbers-4': 0.07,
  'mixed-numbers-5': 0.07,
};

export function learnAll(
  table: DuoTable,
  work: Work,
  seed: string,
  tell: (line: string) => void,
): Learnt {
  const outlooks = learnOutlooks(work, seed, tell);
  tell('what the table says, in few numbers');
  const gist = gistOf({ ...work.gist, table, seed });
  tell('the chance to win');
  const net = learnNet({ ...work.net, promise: promiseOf(gist), seed });
  return { gist: writeGist(gist), net: writeNet(net), outlooks };
}

function learnOutlooks(
  { outlooks }: Pick<Work, 'outlooks'>,
  seed: string,
  tell: (line: string) => void,
): Learnt['outlooks'] {
  const learnt = Object.entries(ENDS).map(([table, ends]) => {
    tell(`what sheets promise: ${table}`);
    const [, sheet, seats] = /^(.*)-(\d)$/.exec(table)!;
    const plan = { ...outlooks, sheet: sheet!, seats: Number(seats), goesOn: 1 - ends, seed };
    return [table, writeOutlook(learnOutlook(plan))] as const;
  });
  return Object.fromEntries(learnt);
}
