import type { TableInfo } from '#protocol/table.ts';
import { api, type Reply } from '../online/api.ts';
import { botLevels } from './bots.ts';
import { type Draft, lastWish } from './draft.ts';
import { timerFor } from './options-list.ts';

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
  const first = await api.makeTable({ ...wish, timer, isPublic });
  const isOld = first.kind === 'denied' && (first.why === 'options' || first.why === 'shape');
  const made = isOld ? await api.makeTable({ game, isPublic }) : first;
  if (made.kind !== 'done' || !draft) return made;
  return withBots(made.value, draft.bots);
}

async function withBots(table: TableInfo, count: number): Promise<Reply<TableInfo>> {
  const level = (await botLevels(table.options.game)).at(-1);
  let last: Reply<TableInfo> = { kind: 'done', value: table };
  for (let i = 0; level !== undefined && i < count; i++) {
    const next = await api.addBot(table.id, level);
    if (next.kind !== 'done') break;
    last = next;
  }
  return last;
}
