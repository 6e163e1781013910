import type { Cheer } from '#games/face.ts';
import { gridCheers } from '#kits/grid/face/cheers.ts';
import { boxAt, boxName, COLUMNS, ROW_LETTERS } from '#kits/grid/sheet.ts';
import { announceRows } from '../announce.ts';
import type { Position } from '../position.ts';
import { POINTS, ROW_POINTS } from '../score.ts';
import { rowMark } from './pad.ts';

/** Rows stand between colours and columns: their first brings more than points. */
export function cheers(before: Position, after: Position): readonly Cheer[] {
  const others = gridCheers(before, after, { columns: POINTS, hasBonus: true });
  const columns = others.filter(({ kind }) => kind === 'column');
  return [...others.filter(({ kind }) => kind !== 'column'), ...rows(before, after), ...columns];
}

interface Row {
  readonly row: string;
  readonly seats: number[];
  /** Only the first have one. */
  readonly bonus?: string;
}

function rows(before: Position, after: Position): readonly Cheer[] {
  return announceRows(before, after).map((note) => {
    const { row: letter, seats, bonus = '' } = note.args as Partial<Row> as Row;
    const row = ROW_LETTERS.indexOf(letter);
    return {
      kind: 'row',
      seats,
      isFirst: note.key === 'first',
      words: (side) => ({
        key: `cheer.row.${side}`,
        args: { row: letter, seats, count: seats.length, bonus },
      }),
      note,
      points: ROW_POINTS,
      boxes: Array.from({ length: COLUMNS }, (_, column) => boxName(boxAt(column, row))),
      value: rowMark(row),
    };
  });
}
