import { useState } from 'preact/hooks';
import type { TableInfo } from '#protocol/table.ts';
import { Stamp } from '#ui/stamp.tsx';
import '../screens/parts/stamps.css';
import { cardOf, gameName } from '../app/cards.ts';
import { stampOf } from './lobby-seats.tsx';
import { OpenChips } from './open-chips.tsx';
import { say } from './words.ts';

interface Props {
  readonly table: TableInfo;
  /** It is not open any more, but its line stays, so that no other comes under a finger. */
  readonly isGone: boolean;
  readonly onSit: (table: string) => Promise<void>;
}

const MOST_STAMPS = 3;

/** One table in the list: which game, who is there, and a seat or a place to watch. */
export function OpenTable({ table, isGone, onSit }: Props) {
  const [isBusy, setBusy] = useState(false);
  const sitters = table.seats.filter((each) => each !== undefined);
  const names = sitters.map(({ name }) => name);
  const card = cardOf(table.options.game);
  const count = card?.players.max ?? sitters.length;
  const game = gameName(table.options.game);
  const state = (): string => {
    if (isGone) return say('open.gone');
    return card ? say('open.seats', { taken: sitters.length, count }) : say('open.newer');
  };
  const sit = async (): Promise<void> => {
    if (isBusy || isGone) return;
    setBusy(true);
    await onSit(table.id);
    setBusy(false);
  };
  return (
    <li>
      <span class="stamp-stack">
        {sitters.slice(0, MOST_STAMPS).map((sitter, i) => (
          <Stamp key={i} name={stampOf(sitter)} />
        ))}
      </span>
      <span class="open-words">
        <b>{game}</b>
        <small>{say('open.with', { names })}</small>
        <small>{state()}</small>
        {card && <OpenChips table={table} />}
      </span>
      {card && sitters.length < count && (
        <button
          type="button"
          class={isGone ? 'button small off' : 'button primary small'}
          aria-label={say('open.sitLabel', { game, names })}
          aria-busy={isBusy}
          aria-disabled={isGone}
          onClick={sit}
        >
          {say('open.sit')}
        </button>
      )}
      {card && sitters.length >= count && (
        <a
          class="button small"
          href={`/table/${table.id}`}
          aria-label={say('open.watchLabel', { game, names })}
        >
          {say('open.watch')}
        </a>
      )}
    </li>
  );
}
