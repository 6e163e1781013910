import type { Seat } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { isCrossed } from '#kits/grid/paper.ts';
import { PLUS_SHEET } from '#kits/grid/printed.ts';
import { BOXES, boxName, boxNamed, letterAt, neighbours, ROW_LETTERS } from '#kits/grid/sheet.ts';
import type { Position } from '../position.ts';

const MOST_AT_ONCE = 5;
const ROLLS_TOGETHER = 3;
const FILLER = { colour: 'X', number: '?' };
const ALL = Array.from({ length: BOXES }, (_, box) => boxName(box));

/** All boxes of the sheet but some, as a list of names. */
export function allBut(without: string): string {
  return ALL.filter((name) => !split(without).includes(name)).join(' ');
}

/** The boxes of a row, P–V, but some. */
export function row(letter: string, without = ''): string {
  return chosen((name) => name.endsWith(String(ROW_LETTERS.indexOf(letter) + 1)), without);
}

/** The boxes of a column, A–O, but some. */
export function column(letter: string, without = ''): string {
  return chosen((name) => name.startsWith(letter), without);
}

/** The boxes of a colour but some. */
export function colour(letter: string, without = ''): string {
  return chosen((name) => colourOf(numberOf(name)) === letter, without);
}

/** A solo roll with the face that a special action needs, and the action. */
export function use(action: string): string {
  const [face] = action.split(' ');
  return `roll X X ? ? ${face} / 1 ${action}`;
}

/** The boxes that a seat has crossed. */
export function crossedBy(position: Position, seat: Seat): string {
  const paper = position.papers[seat]!;
  const board = boardOf(paper.sheet);
  return ALL.filter((name) => isCrossed(board, paper, numberOf(name))).join(' ');
}

/**
 * A script in which each seat crosses the boxes that it is given, with colour and number dice that
 * fit, a roll for every few boxes. It goes on with passes until seat 1 is active again and the
 * first three rolls are over. Everybody passes up the special die, and nobody may win a bomb.
 */
export function crossing(...wanted: readonly string[]): string {
  const seats = wanted.map((list) => ({
    open: [...new Set(split(list).map(numberOf))],
    crossed: new Set<number>(),
  }));
  const least = seats.length === 1 ? 0 : ROLLS_TOGETHER;
  const lines: string[] = [];
  for (let rolls = 0; ; rolls++) {
    const active = rolls % seats.length;
    if (seats.every(({ open }) => open.length === 0) && active === 0 && rolls >= least) break;
    const parts = seats.map(({ open, crossed }) => nextPart(open, crossed));
    lines.push(rollFor(parts));
    const order = [...seats.keys()].sort((a, b) => Number(b === active) - Number(a === active));
    lines.push(...order.map((seat) => `${seat + 1} ${choiceOf(parts[seat]!)}`));
    for (const [i, part] of parts.entries()) {
      const seat = seats[i]!;
      seat.open = seat.open.filter((box) => !part.includes(box));
      for (const box of part) seat.crossed.add(box);
    }
  }
  return lines.join(' / ');
}

/** The first open box within reach, with others of its block, five at most. */
function nextPart(open: readonly number[], crossed: ReadonlySet<number>): readonly number[] {
  if (open.length === 0) return [];
  const first = open.find((box) => {
    return boxName(box).startsWith('H') || neighbours(box).some((beside) => crossed.has(beside));
  });
  if (first === undefined) throw new Error(`out of reach: ${open.map(boxName).join(' ')}`);
  const part = [first];
  for (const box of part) {
    const more = neighbours(box).filter(
      (each) => open.includes(each) && !part.includes(each) && colourOf(each) === colourOf(first),
    );
    part.push(...more.slice(0, MOST_AT_ONCE - part.length));
  }
  return part;
}

function rollFor(parts: readonly (readonly number[])[]): string {
  const dice = parts.length === 1 ? 2 : 3;
  const places = Array.from({ length: dice }, (_, place) => parts[place] ?? []);
  const colours = places.map(([box]) => (box === undefined ? FILLER.colour : colourOf(box)));
  const numbers = places.map(({ length }) => (length === 0 ? FILLER.number : length));
  return ['roll', ...colours, ...numbers, 'heart'].join(' ');
}

function choiceOf(part: readonly number[]): string {
  const [first] = part;
  if (first === undefined) return 'pass';
  return [`${colourOf(first)}${part.length}`, ...part.map(boxName)].join(' ');
}

function colourOf(box: number): string {
  return letterAt(PLUS_SHEET.grid, box);
}

function numberOf(name: string): number {
  const box = boxNamed(name);
  if (box === undefined) throw new Error(`no box is called ${name}`);
  return box;
}

function chosen(isWanted: (name: string) => boolean, without: string): string {
  return split(allBut(without)).filter(isWanted).join(' ');
}

function split(list: string): string[] {
  return list.split(' ').filter(Boolean);
}
