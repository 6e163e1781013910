import { bitsOf } from '../bits.ts';
import { boardOf } from './boards.ts';
import type { Paper } from './paper.ts';
import { COLUMN_BITS, isCrossed } from './paper.ts';
import { boxAt, COLOURS, COLUMN_LETTERS, COLUMNS, ROWS } from './sheet.ts';
import type { Table } from './table.ts';
import { COLOUR_DIE, NUMBER_DIE } from './tray.ts';

/** The whole table as text, for golden playthroughs and bug reports. */
export function printTable(table: Table<string>): string {
  const { tray } = table;
  const show = (faces: readonly number[], words: readonly string[], taken: number) =>
    faces.map((face, i) => (i === taken ? `(${words[face]})` : words[face])).join(' ');
  const colours = show(tray.colours, COLOUR_DIE.faces, tray.takenColour);
  const numbers = show(tray.numbers, NUMBER_DIE.faces, tray.takenNumber);
  return [
    `${table.phase}, roll ${table.rolls}, active ${table.active + 1}`,
    `dice ${colours} | ${numbers}`,
    ...table.papers.flatMap(printPaper),
  ].join('\n');
}

/** Crossed boxes in lower case, so that a sheet can be compared with its print. */
function printPaper(paper: Paper, seat: number): string[] {
  const board = boardOf(paper.sheet);
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const letters = [...COLUMN_LETTERS].map((_, column) => {
      const box = boxAt(column, row);
      const letter = COLOURS[board.colour[box]!]!;
      return isCrossed(board, paper, box) ? letter.toLowerCase() : letter;
    });
    return `  ${letters.join('')}`;
  });
  const won = (bits: number) => {
    const columns = bitsOf(bits & COLUMN_BITS).map((column) => COLUMN_LETTERS[column]);
    const colours = bitsOf(bits >> COLUMNS).map((colour) => COLOURS[colour]);
    return [...columns, ...colours.map((letter) => `all-${letter}`)].join(' ') || '-';
  };
  const { first, later, jokers } = paper;
  const title = `seat ${seat + 1}: ${paper.sheet}, jokers ${jokers}`;
  return [`${title}, first ${won(first)}, later ${won(later)}`, ...rows];
}
