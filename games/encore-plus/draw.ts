import type { Seat } from '#engine/contract.ts';
import type { Brush } from '#kits/brush.ts';
import { boardOf } from '#kits/grid/boards.ts';
import type { ScoreLine } from '#kits/grid/draw.ts';
import {
  coloursLine,
  diceLine,
  dieText,
  jokersLine,
  litBoxes,
  marked,
  scoreLines,
  sheetLines,
  starsLine,
  ticked,
} from '#kits/grid/draw.ts';
import { countOpen } from '#kits/grid/paper.ts';
import { boxName, ROW_LETTERS } from '#kits/grid/sheet.ts';
import { isSolo, SOLO_ROLLS } from './play.ts';
import type { Position } from './position.ts';
import { MOST_HEARTS, ROW_BONUS } from './position.ts';
import { encorePlus } from './rules.ts';
import { POINTS, scores } from './score.ts';
import { blockOf } from './special.ts';

/** The dice, the sheet as it is printed, and the points so far. */
export function draw(position: Position, seat: Seat, brush: Brush): string[] {
  const drawing = {
    table: position,
    seat,
    brush,
    points: POINTS,
    lit: litOf(position, seat, brush),
    hasGold: true,
    side: (row: number) => rowText(position, seat, row),
  };
  const { special, specialTaken } = position;
  const { total, parts } = scores(position)[seat]!;
  const rolls: ScoreLine[] = isSolo(position)
    ? [{ title: 'Rolls', text: `${SOLO_ROLLS - position.rolls} left`, points: parts.rolls }]
    : [];
  const lines: readonly ScoreLine[] = [
    { title: 'Columns', points: parts.columns },
    { title: 'Colours', points: parts.colours },
    { title: 'Rows', text: '5 for each', points: parts.rows },
    { title: 'Hearts', text: heartText(position, seat), points: parts.hearts },
    jokersLine(drawing),
    { title: 'Special', text: specialText(position.specials[seat]!), points: parts.dice },
    starsLine(drawing, parts.stars!),
    ...rolls,
    { title: 'Total', points: total },
  ];
  return [
    diceLine(position, brush, dieText(special ?? '', specialTaken, { bold: true }, brush)),
    '',
    ...sheetLines(drawing),
    '',
    coloursLine(drawing, true),
    ...scoreLines(lines, brush),
  ];
}

/** Boxes to go in a row, and the bonus for its first (P10). */
function rowText(position: Position, seat: Seat, row: number): string {
  const paper = position.papers[seat]!;
  const letter = ROW_LETTERS[row]!;
  const open = countOpen(paper, boardOf(paper.sheet).rows[row]!);
  if (open === 0) return ticked(`${letter} 5`, true);
  const bonus = position.rowsGone & (1 << row) ? '' : ` ${ROW_BONUS[row]}`;
  return `${letter} ${open} to go${bonus}`;
}

/** P12: what a column brings in addition to its points. */
function heartText(position: Position, seat: Seat): string {
  const hearts = position.hearts[seat]!;
  return `${marked('♥', hearts, MOST_HEARTS)}  ${hearts} a column`;
}

/** P4: special dice that are circled and not used. */
function specialText(circled: number): string {
  return circled === 0 ? 'none circled' : marked('+', circled, circled);
}

/** P9: a block is lit as a whole, because any of its boxes names it. */
function litOf(position: Position, seat: Seat, brush: Brush): ReadonlySet<string> {
  const board = boardOf(position.papers[seat]!.sheet);
  return litBoxes(encorePlus, position, seat, brush.lit, ([word, ...names], move) =>
    word === 'block' ? blockOf(board, move).boxes.map(boxName) : names,
  );
}
