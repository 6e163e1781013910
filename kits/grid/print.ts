import { bitsOf } from '../bits.ts';
import { boardOf } from './boards.ts';
import type { Paper } from './paper.ts';
import { COLUMN_BITS, isCrossed } from './paper.ts';
import { boxAt, COLOURS, COLUMN_LETTERS, COLUMNS, ROWS } from './sheet.ts';
import type { Table } from './table.ts';
import type { Tray } from './tray.ts';
import { COLOUR_DIE, NUMBER_DIE } from './tray.ts';

/** The whole table as text, for golden playthroughs and bug reports, with what a game adds to it. */
export function printTable(table: Table<string>): string {
  const { phase, active, rolls, tray, papers, claimed, ...own } = table;
  return [
    `${phase}, roll ${rolls}, active ${active + 1}`,
    `dice ${printTray(tray)}`,
    `claimed ${completions(claimed)}`,
    ...papers.flatMap(printPaper),
    ...(Object.keys(own).length > 0 ? [JSON.stringify(own)] : []),
  ].join('\n');
}

/** Dice that were taken away in brackets, and the faces that are left to choose from. */
function printTray(tray: Tray): string {
  const show = (faces: readonly number[], words: readonly string[], taken: number) =>
    faces.map((face, i) => (i === taken ? `(${words[face]})` : words[face])).join(' ');
  const colours = show(tray.colours, COLOUR_DIE.faces, tray.takenColour);
  const numbers = show(tray.numbers, NUMBER_DIE.faces, tray.takenNumber);
  const freeColours = bitsOf(tray.freeColours).map((face) => COLOUR_DIE.faces[face]);
  const freeNumbers = bitsOf(tray.freeNumbers).map((face) => NUMBER_DIE.faces[face]);
  return `${colours} | ${numbers}, free ${freeColours.join('')} | ${freeNumbers.join('')}`;
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
  const { done, first, later, jokers } = paper;
  const reach = paper.reach.map((bits) => bits.toString(16));
  return [
    `seat ${seat + 1}: ${paper.sheet}, jokers ${jokers}`,
    `  done ${completions(done)}; first ${completions(first)}; later ${completions(later)}`,
    ...rows,
    `  reach ${reach.join(' ')}`,
  ];
}

/** Columns by their letters, and colours. */
function completions(bits: number): string {
  const columns = bitsOf(bits & COLUMN_BITS).map((column) => COLUMN_LETTERS[column]);
  const colours = bitsOf(bits >> COLUMNS).map((colour) => COLOURS[colour]);
  return [...columns, ...colours.map((letter) => `all-${letter}`)].join(' ') || '-';
}
