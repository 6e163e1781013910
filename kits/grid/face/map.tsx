import type { MapProps } from '#games/face.ts';
import type { Board } from '../board.ts';
import { boardOf } from '../boards.ts';
import type { Paper } from '../paper.ts';
import { isCrossed } from '../paper.ts';
import { boxAt, COLUMNS, ROWS } from '../sheet.ts';
import type { Table } from '../table.ts';
import { COLOUR_KEYS } from './colours.ts';
import './map.css';

/** A sheet at a glance: ink on faded colours. It turns as the sheet does. */
export function GridMap({ position, seat }: MapProps<Table<string>>) {
  const paper = position.papers[seat]!;
  const board = boardOf(paper.sheet);
  return (
    <span class="grid-map">
      <svg viewBox="0 0 15 15" aria-hidden="true">
        <g>
          {COLOUR_KEYS.map((key, colour) => (
            <path key={key} class={key} d={openArea(board, paper, colour)} />
          ))}
          <path class="ink" d={area((box) => isCrossed(board, paper, box))} />
        </g>
      </svg>
    </span>
  );
}

function openArea(board: Board, paper: Paper, colour: number): string {
  return area((box) => board.colour[box] === colour && !isCrossed(board, paper, box));
}

/** The outline of some boxes, run by run along the rows. */
function area(holds: (box: number) => boolean): string {
  let path = '';
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      let run = 0;
      while (column + run < COLUMNS && holds(boxAt(column + run, row))) run++;
      if (run > 0) path += `M${column} ${row}h${run}v1h-${run}z`;
      column += run;
    }
  }
  return path;
}
