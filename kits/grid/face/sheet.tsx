// biome-ignore-all lint/a11y/useSemanticElements: a table could not turn
// biome-ignore-all lint/a11y/useKeyWithClickEvents: useRoving answers the keys
// biome-ignore-all lint/a11y/useFocusableInteractive: boxes are the stops, rows and values are not
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Saying, SheetProps } from '#games/face.ts';
import { Print } from '#ui/box.tsx';
import type { Mark } from '#ui/marks.ts';
import { useRoving } from '#ui/roving.ts';
import { useSweep } from '#ui/sweep.ts';
import { START_COLUMN } from '../board.ts';
import type { ColumnPoints } from '../claims.ts';
import { COLUMN_POINTS } from '../claims.ts';
import { COLUMN_LETTERS, ROW_LETTERS, ROWS } from '../sheet.ts';
import type { Table } from '../table.ts';
import type { InkedBox } from './boxes.ts';
import { changing, inkedBoxes, sheetBox } from './boxes.ts';
import { ColumnValue } from './column-value.tsx';
import { firstColumnMark } from './pad.ts';
import './sheet.css';

interface Props extends SheetProps<Table<string>> {
  readonly points?: ColumnPoints;
  /** What a column is worth in words, where a game has more to say than its points. */
  readonly worthOf?: (column: number) => Saying;
  /** What stands behind the values of a column, such as its heart. */
  readonly columnExtra?: (column: number) => ComponentChildren;
  /** What stands before the first column, row by row, where a game calls its rows by more than numbers. */
  readonly rowName?: (row: number) => ComponentChildren;
  /** What they are together, where screen readers should hear them. */
  readonly rowNamesLabel?: string;
  /** What stands behind the last column, row by row. */
  readonly rowExtra?: (row: number) => ComponentChildren;
  readonly rowExtraLabel?: string;
  /** What a tap there asks about. */
  readonly rowExtraMark?: (row: number) => Mark;
  /** Drawn over the boxes; `GridPlace` puts it where it belongs on either turn of the sheet. */
  readonly overlay?: ComponentChildren;
  /** Whether columns are worth points to the player who completes them. */
  readonly hasValues?: boolean;
  /** Whether golden dice are printed on it. */
  readonly hasGold?: boolean;
  readonly class?: string;
}

/**
 * A sheet of 15 columns of 7 boxes. One DOM, column by column: phones held upright let it flow
 * across, so that columns run from left to right; wide screens let it flow down, as printed.
 */
export function GridSheet(props: Props) {
  const { seat, say, isPad, picking, onTap, rowExtra } = props;
  const grid = useRef<HTMLDivElement>(null);
  const sweep = useSweep(props.marks, onTap);
  const { position, hasGold = false } = props;
  const boxes = useMemo(
    () => inkedBoxes(position.papers[seat]!, hasGold),
    [position, seat, hasGold],
  );
  useRoving(grid, { onPick: (mark) => onTap?.(mark) });
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={isPad ? say('pad.sheet') : say('sheet.mine', { seat })}
      class={['grid-sheet turns', picking && 'picking', props.class].filter(Boolean).join(' ')}
      {...sweep}
      onClick={onTap && ((event) => tapAt(event, onTap))}
    >
      <i class="grid-start-column" aria-hidden="true" />
      <RowNames {...props} />
      {[...COLUMN_LETTERS].map((letter, column) => (
        <Column key={letter} {...props} letter={letter} column={column} boxes={boxes[column]!} />
      ))}
      {rowExtra && <RowExtras {...props} rowExtra={rowExtra} />}
      {props.overlay}
    </div>
  );
}

/** One listener for all boxes and values. */
function tapAt({ target }: MouseEvent, onTap: (mark: Mark) => void): void {
  const place = (target as Element).closest<HTMLElement>('[data-mark]');
  if (place) onTap(place.dataset.mark!);
}

/** Puts what it holds over some boxes: from a column and a row on, so many columns and rows. */
export function GridPlace(props: {
  readonly column: number;
  readonly row: number;
  readonly columns?: number;
  readonly rows?: number;
  readonly class?: string;
  readonly children?: ComponentChildren;
}) {
  const { column, row, columns = 1, rows = 1 } = props;
  const style = { '--column': column, '--row': row, '--columns': columns, '--rows': rows };
  return (
    <div class={`grid-place ${props.class ?? ''}`} style={style}>
      {props.children}
    </div>
  );
}

interface ColumnProps extends Props {
  readonly letter: string;
  readonly column: number;
  readonly boxes: readonly InkedBox[];
}

function Column(props: ColumnProps) {
  const { letter, column, say, hasValues = true, points = COLUMN_POINTS } = props;
  const mark = hasValues ? firstColumnMark(letter) : undefined;
  return (
    <div role="row" class="grid-row" aria-label={say('sheet.column', { column: letter })}>
      <b class={column === START_COLUMN ? 'grid-key start' : 'grid-key'} aria-hidden="true">
        {letter}
      </b>
      <Boxes {...props} />
      <span class="grid-values" role="gridcell" {...asked(props, mark)}>
        {hasValues && <ColumnValue {...props} column={column} points={points} />}
        {props.columnExtra?.(column)}
      </span>
    </div>
  );
}

/** Most taps change few boxes: a column whose boxes look as before is not drawn again. */
function Boxes(props: ColumnProps) {
  const { say, boxes } = props;
  const look = changing(props, boxes);
  return useMemo(() => <>{boxes.map((box) => drawBox(props, box))}</>, [say, boxes, look]);
}

function drawBox(props: ColumnProps, inked: InkedBox) {
  const box = sheetBox(props, inked);
  return (
    <div
      key={box.mark}
      role="gridcell"
      class={box.class}
      data-mark={box.mark}
      data-open={box.isOpen ? '' : undefined}
      data-costly={box.isCostly ? '' : undefined}
      tabIndex={-1}
      style={box.nth > 0 ? { '--nth': box.nth } : undefined}
      aria-label={props.say(box.name.key, box.name.args)}
      aria-selected={box.isPencilled}
      aria-disabled={box.isOff}
    >
      <Print {...inked} />
    </div>
  );
}

/** A row by its number and by the letter that some editions of the game print next to it. */
export function RowLetter({ row }: { readonly row: number }) {
  return (
    <span aria-hidden="true">
      {row + 1}
      <small>{ROW_LETTERS.charAt(row)}</small>
    </span>
  );
}

/** The numbers of the rows, so that a box is found by its name on either turn of the sheet. */
function RowNames({ rowName, rowNamesLabel }: Props) {
  return (
    <div role="row" class="grid-row" aria-label={rowNamesLabel} aria-hidden={!rowNamesLabel}>
      <span role="presentation" />
      {Array.from({ length: ROWS }, (_, row) => (
        <span key={row} class="grid-row-name" role="gridcell">
          {rowName?.(row) ?? row + 1}
        </span>
      ))}
      <span role="presentation" />
    </div>
  );
}

/** A tap on a value explains what it is worth. A pad has buttons there, which change it. */
function asked({ isPad, onTap }: Props, mark: Mark | undefined) {
  return mark !== undefined && onTap && !isPad ? { 'data-mark': mark, tabIndex: -1 } : {};
}

function RowExtras(props: Props & { readonly rowExtra: (row: number) => ComponentChildren }) {
  const { rowExtra, rowExtraLabel, rowExtraMark } = props;
  return (
    <div role="row" class="grid-row" aria-label={rowExtraLabel}>
      <span role="presentation" />
      {Array.from({ length: ROWS }, (_, row) => (
        <span
          key={row}
          class="grid-row-extra"
          role="gridcell"
          {...asked(props, rowExtraMark?.(row))}
        >
          {rowExtra(row)}
        </span>
      ))}
      <span role="presentation" />
    </div>
  );
}
