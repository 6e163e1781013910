import type { Move, Note, Seat } from '#engine/contract.ts';
import type { Why } from '#games/face.ts';
import type { Mark } from '#ui/marks.ts';
import type { Option, Pencil } from '#ui/pencil.ts';
import { bitsOf } from '../../bits.ts';
import type { Board } from '../board.ts';
import { boardOf } from '../boards.ts';
import type { DiceRules } from '../choice.ts';
import { colourFace, listPlacements, numberFace, placementOf } from '../moves.ts';
import type { Paper } from '../paper.ts';
import { isCrossed } from '../paper.ts';
import { MOST_BOXES } from '../placements.ts';
import { ENCORE_RULES } from '../plain.ts';
import { boxNamed, COLOURS, columnOf, rowOf } from '../sheet.ts';
import type { Table } from '../table.ts';
import type { Tray } from '../tray.ts';
import { COLOUR_DIE, NUMBER_DIE, WILD } from '../tray.ts';
import { colourMark, faceOfColourMark, faceOfNumberMark, numberMark } from './tray.ts';
import { whyNotDie } from './why-die.ts';
import { partOf, spanOf, touchesCorner } from './why-shape.ts';

/** A tap that leads nowhere: who tapped what, with what already chosen. */
export interface Tap {
  readonly table: Table<string>;
  readonly seat: Seat;
  readonly paper: Paper;
  readonly board: Board;
  readonly pencil: Pencil;
  readonly mark: Mark;
  readonly rules: DiceRules;
}

/** Why a box or a die cannot be chosen together with the picks, and the nearest boxes that can. */
export function whyNot(
  table: Table<string>,
  seat: Seat,
  pencil: Pencil,
  mark: Mark,
  rules: DiceRules = ENCORE_RULES,
): Why {
  const paper = table.papers[seat]!;
  const tap: Tap = { table, seat, paper, board: boardOf(paper.sheet), pencil, mark, rules };
  const box = boxNamed(mark);
  const note = box === undefined ? whyNotDie(tap) : whyNotBox(tap, box);
  return { note, show: box === undefined ? [] : nearest(tap, box) };
}

/** The first failing test wins, in the order of the design guide. */
function whyNotBox(tap: Tap, box: number): Note {
  return (
    crossed(tap, box) ??
    taken(tap) ??
    jokers(tap) ??
    colour(tap, box) ??
    count(tap, box) ??
    shape(tap, box) ??
    touch(tap, box)
  );
}

function crossed({ board, paper, mark }: Tap, box: number): Note | undefined {
  return isCrossed(board, paper, box)
    ? { rule: 'E6', key: 'crossed', args: { box: mark } }
    : undefined;
}

/** Whether it would have worked with a die that the active seat took away. */
function taken(tap: Tap): Note | undefined {
  const { table, paper, rules } = tap;
  const { tray, active: seat } = table;
  const { takenColour, takenNumber } = tray;
  if (takenColour === -1 || tap.seat === seat) return undefined;
  const colours = tray.freeColours | (1 << tray.colours[takenColour]!);
  const numbers = tray.freeNumbers | (1 << tray.numbers[takenNumber]!);
  const fits = (more: Partial<Tray>) => isPossible(tap, paper, { ...tray, ...more });
  if (!fits({ freeColours: colours, freeNumbers: numbers })) return undefined;
  if (fits({ freeColours: colours }) || !fits({ freeNumbers: numbers })) {
    const given = COLOUR_DIE.faces[tray.colours[takenColour]!]!;
    return { rule: rules.taken, key: 'tookColour', args: { seat, colour: given } };
  }
  const number = NUMBER_DIE.faces[tray.numbers[takenNumber]!]!;
  const faces = bitsOf(tray.freeNumbers).filter((face) => face !== WILD || paper.jokers > 0);
  const free = faces.map((face) => NUMBER_DIE.faces[face]!);
  if (free.length === 0) return { rule: rules.taken, key: 'takenNumber', args: { number } };
  return { rule: rules.taken, key: 'tookNumber', args: { seat, number, free } };
}

function jokers(tap: Tap): Note | undefined {
  const { paper, table } = tap;
  const { jokers: left } = paper;
  const enough = [1, 2].find(
    (more) => more > left && isPossible(tap, { ...paper, jokers: more }, table.tray),
  );
  return enough ? { rule: 'E11', key: 'jokers', args: { count: enough, left } } : undefined;
}

function colour(tap: Tap, box: number): Note | undefined {
  const { board, table, mark } = tap;
  const own = board.colour[box]!;
  const chosen = chosenColour(tap);
  const args = { box: mark, colour: COLOURS[own]! };
  if (chosen !== undefined && chosen !== WILD && chosen !== own) {
    return { rule: 'E7', key: 'colour', args: { ...args, die: COLOURS[chosen]! } };
  }
  if (payableSizes(tap, own).length > 0) return undefined;
  const given = bitsOf(table.tray.freeColours).map((face) => COLOUR_DIE.faces[face]!);
  return given.length > 0 && !given.includes(COLOURS[own]!)
    ? { rule: 'E7', key: 'dice', args: { ...args, given } }
    : undefined;
}

function count(tap: Tap, box: number): Note | undefined {
  const { board, pencil } = tap;
  const wanted = pencil.picks.boxes.length + 1;
  if (wanted > MOST_BOXES) return { rule: 'E6', key: 'most', args: {} };
  const sizes = payableSizes(tap, board.colour[box]!);
  const most = Math.max(0, ...sizes);
  if (wanted <= most) return undefined;
  return { rule: 'E6', key: 'enough', args: { count: most } };
}

/** E8, and whether the block has room. */
function shape(tap: Tap, box: number): Note | undefined {
  const { board, paper, pencil } = tap;
  const boxes = [...pencil.picks.boxes.map((each) => boxNamed(each)!), box];
  if (boxes.some((each) => board.block[each] !== board.block[box])) {
    return { rule: 'E8', key: 'blocks', args: {} };
  }
  const sizes = payableSizes(tap, board.colour[box]!).filter((size) => size >= boxes.length);
  const span = spanOf(board, paper, boxes);
  if (span === undefined || span > Math.max(...sizes))
    return { rule: 'E8', key: 'apart', args: {} };
  const room = partOf(board, paper, box).length;
  const least = Math.min(...sizes.filter((size) => size >= span));
  if (room >= least) return undefined;
  return { rule: 'E6', key: 'few', args: { count: room, number: least } };
}

/** E9. */
function touch({ board, paper, pencil }: Tap, box: number): Note {
  if (paper.crossed.every((bits) => bits === 0)) return { rule: 'E9', key: 'start', args: {} };
  const boxes = [...pencil.picks.boxes.map((each) => boxNamed(each)!), box];
  const corner = boxes.some((each) => touchesCorner(board, paper, each));
  return { rule: 'E9', key: corner ? 'corner' : 'reach', args: {} };
}

/** How many boxes of a colour the dice that may still be chosen would pay for. */
function payableSizes(tap: Tap, own: number): readonly number[] {
  const { tray } = tap.table;
  const colourDie = chosenColour(tap);
  const isPlain = colourDie === undefined ? (tray.freeColours >> own) & 1 : colourDie === own;
  const isWild = colourDie === undefined ? (tray.freeColours >> WILD) & 1 : colourDie === WILD;
  const left = tap.paper.jokers - (isPlain ? 0 : 1);
  if ((!isPlain && !isWild) || left < 0) return [];
  const chosen = tap.pencil.picks.dice.map(faceOfNumberMark).find((face) => face !== -1);
  const faces = chosen === undefined ? bitsOf(tray.freeNumbers) : [chosen];
  const any = faces.includes(WILD) && left > 0;
  return any ? [1, 2, 3, 4, 5] : faces.filter((face) => face !== WILD).map((face) => face + 1);
}

function chosenColour({ pencil }: Tap): number | undefined {
  return pencil.picks.dice.map(faceOfColourMark).find((face) => face !== -1);
}

/** Whether a paper would allow the picks together with the tapped box, with some dice. */
function isPossible({ board, pencil, mark }: Tap, paper: Paper, tray: Tray): boolean {
  const boxes = [...pencil.picks.boxes, mark].map((each) => boxNamed(each)!);
  const { dice } = pencil.picks;
  const moves: Move[] = [];
  const count = listPlacements(board, paper, tray, moves, 0);
  return moves.slice(0, count).some((move) => {
    const crossing = board.placements.boxes[placementOf(move)]!;
    if (!boxes.every((box) => crossing.includes(box))) return false;
    const own = [colourMark(colourFace(board, move)), numberMark(numberFace(board, move))];
    return dice.every((die) => own.includes(die));
  });
}

/** The boxes that go on from the picks nearest to a box. */
function nearest({ pencil }: Tap, box: number): readonly Mark[] {
  let best: { readonly option: Option; readonly far: number } | undefined;
  for (const option of pencil.kept) {
    const far = farFrom(box, option) + option.dear.length / 4;
    if (!best || far < best.far) best = { option, far };
  }
  return best?.option.boxes.filter((each) => !pencil.picks.boxes.includes(each)) ?? [];
}

function farFrom(box: number, option: Option): number {
  const steps = option.boxes.map((mark) => {
    const other = boxNamed(mark)!;
    return Math.abs(columnOf(other) - columnOf(box)) + Math.abs(rowOf(other) - rowOf(box));
  });
  return Math.min(...steps);
}
