import { useMemo } from 'preact/hooks';
import type { GlanceProps, Saying } from '#games/face.ts';
import { Value } from '#ui/value.tsx';
import type { ColumnPoints } from '../claims.ts';
import { columnName } from '../sheet.ts';
import type { Table } from '../table.ts';
import type { Claim } from './claims.ts';
import { claimOf, columnBit } from './claims.ts';
import { firstColumnMark } from './pad.ts';
import { columnWorth } from './worth.ts';

interface Props extends GlanceProps<Table<string>> {
  readonly column: number;
  readonly points: ColumnPoints;
  /** What a column is worth in words, where a game has more to say than its points. */
  readonly worthOf?: ((column: number) => Saying) | undefined;
}

/** What a column is worth, to the first and to later ones, and who had it first. */
export function ColumnValue(props: Props) {
  const { position, seat, column, points, isPad, onTap, say } = props;
  const claim = claimOf(position, seat, columnBit(column));
  const canTap = isPad === true && onTap !== undefined;
  const look = JSON.stringify(claim);
  // Drawn again only when it changes, not with every tap on a box.
  return useMemo(() => draw(props, claim, canTap), [say, seat, column, points, canTap, look]);
}

function draw(props: Props, claim: Claim, canTap: boolean) {
  const { position, seat, column, points, say } = props;
  const letter = columnName(column);
  const { key, args } = props.worthOf?.(column) ?? columnWorth(position, seat, column, points);
  const name = say(key, args);
  const values = (
    <span class="grid-value-pair" aria-hidden="true">
      <Value state={claim.first}>{points.first[column]}</Value>
      <Value state={claim.later}>{points.later[column]}</Value>
    </span>
  );
  return canTap ? (
    <button
      type="button"
      class="grid-value-tap"
      data-mark={firstColumnMark(letter)}
      aria-pressed={claim.first === 'gone'}
      title={name}
    >
      <span class="for-readers">{say('pad.firstColumn', { column: letter })}</span>
      {values}
    </button>
  ) : (
    <span class="grid-value" title={name}>
      <span class="for-readers">{name}</span>
      {values}
    </span>
  );
}
