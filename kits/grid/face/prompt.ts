import type { Seat } from '#engine/contract.ts';
import type { Cost, Prompt, Saying } from '#games/face.ts';
import type { Mark } from '#ui/marks.ts';
import type { Option, Pencil } from '#ui/pencil.ts';
import { bitsOf } from '../../bits.ts';
import { boardOf } from '../boards.ts';
import type { ColumnPoints } from '../claims.ts';
import { COLOUR_POINTS, COLUMN_POINTS } from '../claims.ts';
import { COLUMN_BITS } from '../paper.ts';
import { boxNamed, COLOURS, COLUMNS, columnName, columnOf, ROWS } from '../sheet.ts';
import type { Table } from '../table.ts';
import { COLOUR_DIE, NUMBER_DIE } from '../tray.ts';
import { claimOf } from './claims.ts';
import { colourToGo, columnToGo, paperWith } from './progress.ts';
import { faceOfColourMark, faceOfNumberMark } from './tray.ts';

/** What the dock says while a seat makes its choice. */
export function crossingPrompt(
  table: Table<string>,
  seat: Seat,
  pencil: Pencil,
  points: ColumnPoints = COLUMN_POINTS,
): Prompt {
  const { boxes, dice } = pencil.picks;
  if (boxes.length > 0) return boxesPrompt(table, seat, pencil, points);
  return dice.length > 0 ? dicePrompt(pencil) : openPrompt(table, seat, pencil);
}

/** What the dock says of a box that only jokers reach. */
export function crossingCost(
  table: Table<string>,
  seat: Seat,
  box: Mark,
  dear: readonly Mark[],
): Cost {
  const count = dear.length;
  return {
    title: { key: 'cost.title', args: { box, count } },
    detail: { key: 'cost.left', args: { count: table.papers[seat]!.jokers } },
    action: { key: 'cost.use', args: { count } },
  };
}

/** Nothing is chosen yet. */
function openPrompt(table: Table<string>, seat: Seat, { kept, costly }: Pencil): Prompt {
  if (kept.length === 0) {
    return {
      title: { key: 'prompt.nothing' },
      detail: { key: 'prompt.nothingDetail' },
      button: { key: 'prompt.noneButton' },
    };
  }
  const detail = kept.every(({ dear }) => dear.length > 0)
    ? { key: 'prompt.onlyJokers' }
    : (tookDetail(table, seat) ?? costlyDetail(costly));
  return {
    title: { key: 'prompt.choose' },
    ...(detail && { detail }),
    button: { key: 'prompt.noneButton' },
  };
}

function tookDetail(table: Table<string>, seat: Seat): Saying | undefined {
  const { tray, active } = table;
  if (tray.takenColour === -1 || active === seat) return undefined;
  const colour = COLOUR_DIE.faces[tray.colours[tray.takenColour]!]!;
  const number = NUMBER_DIE.faces[tray.numbers[tray.takenNumber]!]!;
  return { key: 'prompt.took', args: { seat: active, colour, number } };
}

/** What the second way of glowing means, where it is seen. */
function costlyDetail(costly: ReadonlySet<Mark>): Saying | undefined {
  return costly.size > 0 ? { key: 'prompt.costly' } : undefined;
}

function dicePrompt({ picks, kept }: Pencil): Prompt {
  const button = { key: 'prompt.noneButton' };
  const colour = picks.dice.map(faceOfColourMark).find((face) => face !== -1);
  const number = picks.dice.map(faceOfNumberMark).find((face) => face !== -1);
  const detail = priceDetail(kept);
  const args = {
    colour: COLOUR_DIE.faces[colour ?? 0]!,
    number: NUMBER_DIE.faces[number ?? 0]!,
    count: (number ?? 0) + 1,
  };
  const isAny = number !== undefined && NUMBER_DIE.faces[number] === '?';
  const kind = colour === undefined ? 'number' : number === undefined ? 'colour' : 'dice';
  const key = isAny ? `prompt.${kind}Any` : `prompt.${kind}`;
  return { title: { key, args }, ...(detail && { detail }), button };
}

function priceDetail(kept: readonly Option[]): Saying | undefined {
  const least = Math.min(...kept.map(({ dear }) => dear.length));
  return least > 0 && kept.length > 0 ? { key: 'prompt.price', args: { count: least } } : undefined;
}

function boxesPrompt(
  table: Table<string>,
  seat: Seat,
  pencil: Pencil,
  points: ColumnPoints,
): Prompt {
  const { picks, ready, rest } = pencil;
  const goal = ready ?? payer(pencil);
  const detail = progressDetail(table, seat, pencil, points);
  const board = boardOf(table.papers[seat]!.sheet);
  const colour = COLOURS[board.colour[boxNamed(picks.boxes[0]!)!]!]!;
  const [number, done] = [goal?.boxes.length ?? 0, picks.boxes.length];
  const jokers = goal?.dear.length ?? 0;
  const args = { colour, number, count: number - done, jokers };
  if (!ready) {
    const rests = jokers > 0 ? 'prompt.restJoker' : 'prompt.rest';
    const more = jokers > 0 ? 'prompt.moreJoker' : 'prompt.more';
    const title = { key: rest.length > 0 ? rests : more, args: { ...args, boxes: rest } };
    return { title, detail, button: { key: 'prompt.countButton', args: { done, number } } };
  }
  const isPaid = jokers > 0;
  return {
    title: { key: isPaid ? 'prompt.readyJoker' : 'prompt.ready', args },
    detail,
    button: { key: isPaid ? 'prompt.crossJoker' : 'prompt.cross', args: { count: done, jokers } },
  };
}

/** The option whose dice are lit while the choice is not complete. */
function payer({ kept, paying }: Pencil): Option | undefined {
  return kept.find(
    ({ dice }) => dice.length === paying.size && dice.every((die) => paying.has(die)),
  );
}

/** What the pencilled boxes complete, or else how far their column and colour are with them. */
function progressDetail(
  table: Table<string>,
  seat: Seat,
  { picks }: Pencil,
  points: ColumnPoints,
): Saying {
  const paper = paperWith(table, seat, picks.boxes);
  const fresh = paper.done & ~table.papers[seat]!.done;
  const boxes = picks.boxes.map((mark) => boxNamed(mark)!);
  const colour = boardOf(paper.sheet).colour[boxes[0]!]!;
  const isFirst = (bit: number) => claimOf(table, seat, 1 << bit).first === 'now';
  if (fresh >> COLUMNS) {
    const value = isFirst(COLUMNS + colour) ? COLOUR_POINTS.first : COLOUR_POINTS.later;
    return { key: 'prompt.allColour', args: { colour: COLOURS[colour]!, points: value } };
  }
  const columns = bitsOf(fresh & COLUMN_BITS);
  if (columns.length > 0) {
    const worth = columns.map((at) => (isFirst(at) ? points.first : points.later)[at]!);
    const sum = worth.reduce((one, other) => one + other, 0);
    const args = { column: columns.map(columnName), count: columns.length, points: sum };
    return { key: 'prompt.allColumns', args };
  }
  const column = boxes
    .map(columnOf)
    .sort((a, b) => columnToGo(paper, a) - columnToGo(paper, b))[0]!;
  return {
    key: 'prompt.progress',
    args: {
      column: columnName(column),
      done: ROWS - columnToGo(paper, column),
      colour: COLOURS[colour]!,
      left: colourToGo(paper, colour),
    },
  };
}
