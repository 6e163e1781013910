import type { GlanceProps } from '#games/face.ts';
import { ROW_LETTERS } from '#kits/grid/sheet.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { Ring } from '#ui/ring.tsx';
import { Value } from '#ui/value.tsx';
import type { Position } from '../position.ts';
import { ROW_BONUS } from '../position.ts';
import { ROW_POINTS } from '../score.ts';
import { rowMark } from './pad.ts';
import { rowStanding } from './standing.ts';
import { rowWorth } from './worth.ts';

const ICONS = { die: 'die', bomb: 'bomb', heart: 'heart' } satisfies Record<string, IconName>;

interface Props extends GlanceProps<Position> {
  readonly row: number;
}

/** P10: what a row brings to the first to complete it, and what it counts for everybody. */
export function RowBonus({ position, seat, row, say, isPad, onTap }: Props) {
  const standing = rowStanding(position, seat, row);
  const { key, args } = rowWorth(position, seat, row);
  const name = say(key, args);
  const isComplete = standing === 'won' || standing === 'done';
  const inside = (
    <span class={`plus-row ${standing}`} aria-hidden="true">
      <span class="plus-row-bonus">
        <Icon name={ICONS[ROW_BONUS[row]!]} small />
        {standing === 'won' && <Ring />}
        {(standing === 'gone' || standing === 'done') && <Ring kind="strike" />}
      </span>
      <Value state={isComplete ? 'won' : 'now'}>{ROW_POINTS}</Value>
    </span>
  );
  return isPad && onTap ? (
    <button
      type="button"
      class="plus-row-tap"
      data-mark={rowMark(row)}
      aria-pressed={(position.rowsGone & (1 << row)) !== 0}
      title={name}
    >
      <span class="for-readers">{say('pad.rowGone', { row: ROW_LETTERS[row]! })}</span>
      {inside}
    </button>
  ) : (
    <span class="plus-row-seen" title={name}>
      <span class="for-readers">{name}</span>
      {inside}
    </span>
  );
}
