import type { GlanceProps } from '#games/face.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { countOpen } from '#kits/grid/paper.ts';
import { ROW_LETTERS } from '#kits/grid/sheet.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { Ring } from '#ui/ring.tsx';
import { Value } from '#ui/value.tsx';
import type { Position } from '../position.ts';
import { ROW_BONUS } from '../position.ts';
import { ROW_POINTS } from '../score.ts';
import { rowMark } from './pad.ts';
import type { RowStanding } from './standing.ts';
import { rowStanding } from './standing.ts';

const ICONS = { die: 'die', bomb: 'bomb', heart: 'heart' } satisfies Record<string, IconName>;

const NAMES: Readonly<Record<RowStanding, string>> = {
  open: 'sheet.row',
  gone: 'sheet.rowGone',
  done: 'sheet.rowDone',
  won: 'sheet.rowWon',
};

interface Props extends GlanceProps<Position> {
  readonly row: number;
}

/** P10: what a row brings to the first to complete it, and what it counts for everybody. */
export function RowBonus({ position, seat, row, say, isPad, onTap }: Props) {
  const standing = rowStanding(position, seat, row);
  const bonus = ROW_BONUS[row]!;
  const paper = position.papers[seat]!;
  const open = countOpen(paper, boardOf(paper.sheet).rows[row]!);
  const letter = ROW_LETTERS[row]!;
  const name = say(NAMES[standing], { row: letter, open, bonus });
  const isComplete = standing === 'won' || standing === 'done';
  const inside = (
    <span class={`plus-row ${standing}`} aria-hidden="true">
      <span class="plus-row-bonus">
        <Icon name={ICONS[bonus]} small />
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
      <span class="for-readers">{say('pad.rowGone', { row: letter })}</span>
      {inside}
    </button>
  ) : (
    <span class="plus-row-seen" title={name}>
      <span class="for-readers">{name}</span>
      {inside}
    </span>
  );
}
