import type { Options } from '#engine/contract.ts';
import type { TableOptions } from '#protocol/table.ts';
import type { TableWish } from '../online/api.ts';
import { isOptions, isRecord } from '../store/guard.ts';
import { remember, remembered } from '../store/memo.ts';

/** What was set up on another screen for the table that is opened next. */
export interface Draft {
  readonly game: string;
  readonly options: Options;
  readonly dice: TableOptions['dice'];
  /** How each bot is to play. */
  readonly bots: readonly (string | undefined)[];
}

let draft: Draft | undefined;

export function keepDraft(next: Draft): void {
  draft = next;
}

/** Once: going back and coming again opens a table like the last one. */
export function takeDraft(game: string): Draft | undefined {
  const kept = draft?.game === game ? draft : undefined;
  draft = undefined;
  return kept;
}

/** As tables of this game were set up last, but for the dice: real ones lie on one table only. */
export function lastWish(game: string): TableWish {
  const kept = remembered(memoOf(game));
  if (!isRecord(kept) || !isOptions(kept.options)) return { game };
  const { options, timer, hints, standIn } = kept as unknown as TableOptions;
  return { game, options, timer, hints, standIn };
}

/** How strangers play, their time and their hints, says nothing about how friends do. */
export function keepWish({ isPublic, ...options }: TableOptions): void {
  const { timer = 'off', hints = true } = isPublic ? lastWish(options.game) : options;
  remember(memoOf(options.game), { ...options, timer, hints });
}

function memoOf(game: string): string {
  return `online.${game}`;
}
