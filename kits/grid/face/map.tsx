import type { MapProps } from '#games/face.ts';
import { Crosses, FreshBoxes } from '#ui/crosses.tsx';
import { boardOf } from '../boards.ts';
import { isCrossed } from '../paper.ts';
import { BOXES, boxAt, boxNamed, COLUMNS, columnOf, ROWS, rowOf } from '../sheet.ts';
import type { Table } from '../table.ts';
import { COLOUR_KEYS } from './colours.ts';
import './map.css';

/** A sheet at a glance: crosses on pale colour, open boxes in full. It turns as the sheet does. */
export function GridMap({ position, seat, fresh = [] }: MapProps<Table<string>>) {
  const paper = position.papers[seat]!;
  const board = boardOf(paper.sheet);
  const isDone = (box: number): boolean => isCrossed(board, paper, box);
  const crossed = Array.from({ length: BOXES }, (_, box) => box).filter(isDone);
  return (
    <span class="grid-map">
      <svg viewBox="0 0 15 15" aria-hidden="true">
        <g>
          {COLOUR_KEYS.map((key, colour) => (
            <g key={key} class={key}>
              <path d={area((box) => board.colour[box] === colour && !isDone(box))} />
              <path class="done" d={area((box) => board.colour[box] === colour && isDone(box))} />
            </g>
          ))}
          <Crosses
            spots={crossed.map((box) => ({ x: columnOf(box), y: rowOf(box) }))}
            width={1}
            height={1}
          />
          <FreshBoxes
            spots={fresh
              .map((mark) => boxNamed(mark)!)
              .map((box) => ({ x: columnOf(box), y: rowOf(box) }))}
            width={1}
            height={1}
          />
        </g>
      </svg>
    </span>
  );
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
