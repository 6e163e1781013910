import { useEffect } from 'preact/hooks';
import type { TableInfo } from '#protocol/table.ts';
import { Confirm } from '#ui/confirm.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Room } from '../lobby/room.ts';
import './company.css';
import { botFor, playMeanwhile } from './meanwhile.ts';
import { waitAt, waiting } from './waiting.ts';
import { say } from './words.ts';

/** Tells the host of a public table where nobody else sits that it is listed, and what to do now. */
export function Listed({ room }: { readonly room: Room }) {
  const { table, isHost } = room;
  const { game, isPublic } = table.options;
  const isMine = isHost && isPublic;
  useEffect(() => {
    const held = waiting.peek();
    const isKnown = held?.table === table.id;
    const match = isKnown && held.game === game ? held.match : undefined;
    if (isMine) waitAt({ table: table.id, game, match });
    else if (isKnown) waitAt(undefined);
  }, [table.id, game, isMine]);
  if (!isMine || !isAlone(table)) return null;
  const bot = botFor(game);
  const held = waiting.value ?? { table: table.id, game };
  return (
    <section class="company-own" aria-labelledby="company-listed">
      <div>
        <h2 id="company-listed">{say('company.listed')}</h2>
        <p>{say('company.listed.detail', { bot })}</p>
      </div>
      <div class="company-own-ways">
        <button type="button" class="button" onClick={() => playMeanwhile(held)}>
          <Icon name="play" small />
          {held.match === undefined
            ? say('company.listed.play', { bot })
            : say('company.listed.resume', { bot })}
        </button>
      </div>
    </section>
  );
}

/** Whether a public table has no people but its host: then it is asked before it starts. */
export function startsAlone(table: TableInfo): boolean {
  return table.options.isPublic && isAlone(table);
}

interface Props {
  readonly table: TableInfo;
  readonly onKeep: () => void;
  readonly onStart: () => void;
}

/** Asks before the host of a public table starts without anybody by mistake. */
export function StartAlone({ table, onKeep, onStart }: Props) {
  return (
    <Confirm
      title={say('company.alone')}
      detail={say('company.alone.detail')}
      keep={say('company.alone.keep')}
      onKeep={onKeep}
      confirm={table.seats.length > 1 ? say('company.alone.bots') : say('company.alone.start')}
      onConfirm={onStart}
    />
  );
}

function isAlone({ seats }: TableInfo): boolean {
  return seats.filter((each) => each?.kind === 'person').length === 1;
}
