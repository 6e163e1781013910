import { bits, either, list, record, type Schema, text, whole } from '../schema.ts';

/** Of all matches together, more than anybody plays or rolls. */
const MANY = 1_000_000;
const COLOURED = 21;
const COLUMNS = 15;

const BOXES = list(
  bits(COLOURED),
  'A set of boxes: one number for each colour in the order R O Y G B. The boxes of a colour are ' +
    'bits, block by block; blocks in the order of their first box and boxes down the columns, ' +
    'A1 to A7, then B1 to B7.',
);

const DONE = `Columns A to O are the first ${COLUMNS} bits, the colours R O Y G B the next five.`;

const PAPER = record(
  {
    sheet: text('Which sheet it is: its id, or `sheet:CODE`.'),
    crossed: BOXES,
    reach: BOXES,
    done: bits(COLUMNS + 5, `What is complete. ${DONE}`),
    first: bits(COLUMNS + 5, 'Of these, what was scored at its first value.'),
    later: bits(COLUMNS + 5, 'And at its later one.'),
    jokers: whole(0, 8, 'Jokers left, to pay for X and ?.'),
  },
  'The sheet of a seat: the boxes that are crossed, and those that may be begun from.',
);

const faces = (what: string) =>
  list(whole(0, 5), `What the ${what} dice show, as an index into their faces; the last is wild.`);

const TRAY = record(
  {
    colours: faces('colour'),
    numbers: faces('number'),
    takenColour: whole(-1, 2, 'The place of the colour die that was taken away, or -1.'),
    takenNumber: whole(-1, 2, 'The place of the number die that was taken away, or -1.'),
    freeColours: bits(6, 'The colour faces that can be chosen now.'),
    freeNumbers: bits(6, 'The number faces that can be chosen now.'),
  },
  'The dice on the table.',
);

/** The position of a game of the family: what all have, its own phases, and its own fields. */
export function tableSchema(
  phases: readonly string[],
  fields: Readonly<Record<string, Schema>>,
): Schema {
  const common = ['roll', 'together', 'active', 'others', 'over'];
  return record({
    phase: either(
      [...common, ...phases],
      'What is waited for: a roll, everybody at once, the active seat, or all others.',
    ),
    active: whole(0, 5, 'The seat that rolls, or rolled last.'),
    rolls: whole(0, MANY, 'How often dice were rolled.'),
    tray: TRAY,
    papers: list(PAPER, 'One for each seat.'),
    claimed: bits(COLUMNS + 5, `What somebody had completed before. ${DONE}`),
    ...fields,
  });
}
