import type { Match } from '#engine/match.ts';
import { t } from '../app/language.ts';
import type { Frame } from '../story/frames.ts';
import type { Words } from '../table/words.ts';

/** Something that was called out, and the roll in which it was. */
export interface Moment {
  readonly rolls: number;
  readonly said: string;
}

/**
 * The texts of an end: the last announcement above the score, the rest roll by roll. Nothing twice, and
 * nothing that is called out with every roll.
 */
export interface Told {
  readonly last: readonly string[];
  readonly moments: readonly Moment[];
}

export function toldOf({ game, position }: Match, frames: readonly Frame[], words: Words): Told {
  const all = frames
    .filter(({ entries }) => !entries.some(({ kind }) => kind === 'roll'))
    .flatMap(({ said, rolls }) => said.map((note) => ({ rolls, said: words.note(note) })));
  // When people agree to stop, there is no final announcement.
  if (game.next(position).for !== 'nobody') return { last: [t('end.agreed.detail')], moments: all };
  const ending = all.at(-1);
  const report = (game.report?.(position) ?? []).map(words.note);
  const last = [...new Set([...(ending ? [ending.said] : []), ...report])];
  return { last, moments: all.filter((moment) => !last.includes(moment.said)) };
}
