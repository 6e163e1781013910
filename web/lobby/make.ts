import { botOf } from '#bots/levels.ts';
import type { TableInfo } from '#protocol/table.ts';
import { api, type Reply } from '../online/api.ts';
import { botLevels } from './bots.ts';
import { type Draft, lastWish } from './draft.ts';
import { hintsFor, timerFor } from './options-list.ts';

export interface Wanted {
  readonly game: string;
  readonly isPublic: boolean;
  readonly draft: Draft | undefined;
}

/** Opens a table as it is wanted; what an older version has kept may not do any more. */
export async function makeTable({ game, isPublic, draft }: Wanted): Promise<Reply<TableInfo>> {
  const last = lastWish(game);
  const wish = draft ? { ...last, options: draft.options, dice: draft.dice } : last;
  const timer = timerFor(isPublic, wish.timer ?? 'off');
  const hints = hintsFor(isPublic, wish.hints);
  const first = await api.makeTable({ ...wish, timer, hints, isPublic });
  const isOld = first.kind === 'denied' && (first.why === 'options' || first.why === 'shape');
  const made = isOld ? await api.makeTable({ game, isPublic }) : first;
  if (made.kind !== 'done' || !draft) return made;
  return withBots(made.value, draft.bots);
}

async function withBots(table: TableInfo, wanted: Draft['bots']): Promise<Reply<TableInfo>> {
  const levels = wanted.length > 0 ? await botLevels(table.options.game) : [];
  let last: Reply<TableInfo> = { kind: 'done', value: table };
  for (const each of levels.length > 0 ? wanted : []) {
    const next = await api.addBot(table.id, botOf(levels, each));
    if (next.kind !== 'done') break;
    last = next;
  }
  return last;
}
