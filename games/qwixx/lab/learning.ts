import { type Random, randomFrom } from '#kits/random.ts';
import { aheadBy } from '../bots/ahead.ts';
import { writeGist } from '../bots/gist-text.ts';
import type { Learnt } from '../bots/learnt.ts';
import type { Net, Shape } from '../bots/net.ts';
import { writeNet } from '../bots/net-text.ts';
import { chanceToWin } from '../bots/net-worth.ts';
import { writeOutlook } from '../bots/outlook.ts';
import { type Promised, promiseOf } from '../bots/promise.ts';
import type { DuoTable } from './duo-table.ts';
import { gistOf } from './gists.ts';
import { learn } from './learn.ts';
import { noLessons } from './lessons.ts';
import { learnOutlook } from './outlooks.ts';
import { netOf, newPupil } from './pupil.ts';
import { practise } from './self-play.ts';

/** How much is learnt. */
export interface Work {
  readonly gist: { readonly width: number; readonly entries: number };
  /** Positions of matches, for each of two nets: the second learns from how the first plays. */
  readonly net: { readonly shape: Shape; readonly lessons: number };
  readonly outlooks: { readonly width: number; readonly turns: number };
}

/** The chance, roll by roll, that a match ends, which played best: by sheet and number of seats. */
const ENDS: Readonly<Record<string, number>> = {
  'classic-3': 0.055,
  'classic-4': 0.06,
  'classic-5': 0.06,
  'mixed-colours-3': 0.055,
  'mixed-colours-4': 0.06,
  'mixed-colours-5': 0.06,
  'mixed-numbers-2': 0.085,
  'mixed-numbers-3': 0.07,
  'mixed-numbers-4': 0.07,
  'mixed-numbers-5': 0.07,
};

const [FIRST_RATE, LAST_RATE] = [1e-3, 1e-6];
/** Each lesson is learnt so often, and the rate falls in so many steps. */
const TIMES = 2;
const STEPS = 20;
const LONGEST_MATCH = 300;
/** How much what came later counts against what the first net thought. */
const TRUST = 0.6;
const STRAYS = 12;

export function learnAll(
  table: DuoTable,
  work: Work,
  seed: string,
  tell: (line: string) => void,
): Learnt {
  tell('what the table says, in few numbers');
  const gist = gistOf({ ...work.gist, table, seed });
  const promise = promiseOf(gist);
  tell('the chance to win, from matches played for promises');
  const first = learnNet(promise, undefined, work.net, randomFrom(`${seed}/1`));
  tell('the chance to win, from matches played for it');
  const net = learnNet(promise, first, work.net, randomFrom(`${seed}/2`));
  return { gist: writeGist(gist), net: writeNet(net), outlooks: learnOutlooks(work, seed, tell) };
}

function learnOutlooks({ outlooks }: Work, seed: string, tell: (line: string) => void) {
  const learnt = Object.entries(ENDS).map(([table, ends]) => {
    tell(`what sheets promise: ${table}`);
    const [, sheet, seats] = /^(.*)-(\d)$/.exec(table)!;
    const plan = { ...outlooks, sheet: sheet!, seats: Number(seats), goesOn: 1 - ends, seed };
    return [table, writeOutlook(learnOutlook(plan))] as const;
  });
  return Object.fromEntries(learnt);
}

/** Plays matches of two, then learns from them. */
function learnNet(
  promise: Promised,
  teacher: Net | undefined,
  { shape, lessons: count }: Work['net'],
  random: Random,
): Net {
  const chance = teacher && chanceToWin(teacher, promise);
  const worth = chance ?? aheadBy(promise);
  const lessons = noLessons(count + LONGEST_MATCH);
  while (lessons.count < count) {
    const strays = random.below(2) * STRAYS;
    const practice = { worth, promise, sheet: 'classic', trust: TRUST, strays, random };
    practise(chance ? { ...practice, chance } : practice, lessons);
  }
  const pupil = newPupil(shape, random);
  for (let step = 0; step < STEPS; step++) {
    const part = 0.5 * (1 + Math.cos((Math.PI * step) / STEPS));
    const rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * part;
    learn(pupil, lessons, Math.ceil((TIMES * count) / STEPS), rate, random);
  }
  return netOf(pupil);
}
