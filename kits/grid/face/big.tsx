import type { ComponentChildren } from 'preact';
import type { BigLayout, BigSheetProps } from '#games/face.ts';
import { BigFact } from '#ui/big.tsx';
import { boxClass, Print } from '#ui/box.tsx';
import { Tile } from '#ui/tile.tsx';
import { Value } from '#ui/value.tsx';
import { START_COLUMN } from '../board.ts';
import { COLUMN_POINTS, type ColumnPoints } from '../claims.ts';
import { COLUMN_LETTERS, COLUMNS, ROWS } from '../sheet.ts';
import type { Table } from '../table.ts';
import { inkedBoxes } from './boxes.ts';
import { claimOf, columnBit } from './claims.ts';
import { COLOUR_KEYS } from './colours.ts';
import { colourToGo, starsToGo } from './progress.ts';
import './big.css';

interface Props extends BigSheetProps<Table<string>> {
  readonly points?: ColumnPoints;
  /** Whether columns are worth points to the player who completes them. */
  readonly hasValues?: boolean;
  /** Whether open stars cost points. */
  readonly hasStars?: boolean;
  /** Whether golden dice are printed on it. */
  readonly hasGold?: boolean;
  /** What stands behind the last column, row by row. */
  readonly rowExtra?: (row: number) => ComponentChildren;
  /** Drawn over the boxes, each part in the cells that it names. */
  readonly overlay?: ComponentChildren;
  /** What else is counted below the sheet. */
  readonly children?: ComponentChildren;
}

/** More than four sheets are in three columns, where values of columns have no room. */
const FEW = 4;

/** A sheet of 15 columns as printed, and below it what can still be scored. */
export function BigGrid(props: Props) {
  const { position, seat, fresh, hasGold = false, hasValues = true, rowExtra } = props;
  const boxes = inkedBoxes(position.papers[seat]!, hasGold);
  const isFew = position.papers.length <= FEW;
  return (
    <div class={isFew ? 'big-grid-sheet' : 'big-grid-sheet dense'}>
      <div class="big-grid as-printed">
        <i class="big-grid-start" />
        {[...COLUMN_LETTERS].map((letter, column) => (
          <b key={letter} class={keyClass(column)} style={at(0, column)}>
            {letter}
          </b>
        ))}
        {boxes.flatMap((each, column) =>
          each.map((box, row) => {
            const nth = fresh.indexOf(box.mark);
            return (
              <div
                key={box.mark}
                class={boxClass({ ...box, fresh: nth >= 0 })}
                style={{ ...at(row + 1, column), ...(nth > 0 && { '--nth': nth }) }}
              >
                <Print {...box} />
              </div>
            );
          }),
        )}
        {hasValues && isFew && <Values {...props} />}
        {rowExtra &&
          Array.from({ length: ROWS }, (_, row) => (
            <span key={row} class="big-grid-extra" style={at(row + 1, COLUMNS)}>
              {rowExtra(row)}
            </span>
          ))}
        {props.overlay}
      </div>
      <Facts {...props} />
    </div>
  );
}

/** One sheet below the other as long as there is room for the names next to them. */
export function gridLayout(seats: number): BigLayout {
  if (seats <= 2) return { columns: 1, name: 'beside' };
  return { columns: seats <= FEW ? 2 : 3, name: 'above' };
}

/** The place of a box, a letter above it or a value below it, in rows and columns from 0. */
export function at(row: number, column: number) {
  return { gridArea: `${row + 1} / ${column + 1}` };
}

function keyClass(column: number): string {
  return column === START_COLUMN ? 'big-grid-key start' : 'big-grid-key';
}

/** What each column is worth to this seat now, ringed if it was won. */
function Values({ position, seat, points = COLUMN_POINTS }: Props) {
  return (
    <>
      {[...COLUMN_LETTERS].map((letter, column) => {
        const claim = claimOf(position, seat, columnBit(column));
        const isLater = claim.first === 'gone';
        return (
          <span key={letter} class="big-grid-value" style={at(ROWS + 1, column)}>
            <Value state={isLater ? claim.later : claim.first}>
              {(isLater ? points.later : points.first)[column]}
            </Value>
          </span>
        );
      })}
    </>
  );
}

/** The order of the colours on the strip next to a sheet: yellow, orange, red, green, blue. */
const ORDER = [2, 1, 0, 3, 4];

function Facts({ position, seat, hasStars = true, children }: Props) {
  const paper = position.papers[seat]!;
  return (
    <div class={children ? 'big-facts many' : 'big-facts'}>
      {ORDER.map((colour) => (
        <BigFact key={colour} count={colourToGo(paper, colour)}>
          <Tile colour={COLOUR_KEYS[colour]!} />
        </BigFact>
      ))}
      <BigFact count={paper.jokers}>
        <i class="big-joker">!</i>
      </BigFact>
      {hasStars && (
        <BigFact count={starsToGo(paper)}>
          <i class="big-star" />
        </BigFact>
      )}
      {children}
    </div>
  );
}
