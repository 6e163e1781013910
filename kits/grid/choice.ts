import type { Move, Refusal } from '#engine/contract.ts';
import { isRefusal, refusal } from '#engine/contract.ts';
import type { Board } from './board.ts';
import { colourFace, moveOf, numberFace, PASS, placementOf } from './moves.ts';
import type { Paper } from './paper.ts';
import { isCrossed } from './paper.ts';
import { MOST_BOXES, SLOTS } from './placements.ts';
import { boxName, boxNamed, COLOURS, columnOf, neighbours, rowOf } from './sheet.ts';
import type { Tray } from './tray.ts';
import { COLOUR_DIE, NUMBER_DIE, WILD } from './tray.ts';

/** A colour die, a number die and the boxes to cross, as they were said. */
export interface Crossing {
  readonly kind: 'cross';
  readonly colour: number;
  readonly number: number;
  readonly boxes: readonly number[];
}

/** The rules that a game cites for dice that nobody rolled, and for dice that are taken. */
export interface DiceRules {
  readonly unknown: string;
  readonly taken: string;
}

export function notateCrossing(board: Board, move: Move): string {
  if (move === PASS) return 'pass';
  const dice =
    COLOUR_DIE.faces[colourFace(board, move)]! + NUMBER_DIE.faces[numberFace(board, move)]!;
  return [dice, ...board.placements.boxes[placementOf(move)]!.map(boxName)].join(' ');
}

/** Undefined when the first word is no pair of dice. */
export function parseCrossing(words: readonly string[]): Crossing | Refusal | undefined {
  const [pair = '', ...rest] = words;
  const colour = COLOUR_DIE.faces.indexOf(pair.charAt(0));
  const number = NUMBER_DIE.faces.indexOf(pair.slice(1));
  if (colour === -1 || number === -1) return undefined;
  const boxes = parseBoxes(rest);
  return isRefusal(boxes) ? boxes : { kind: 'cross', colour, number, boxes };
}

/** Boxes in canonical order. */
export function parseBoxes(words: readonly string[]): number[] | Refusal {
  const boxes: number[] = [];
  for (const word of words) {
    const box = boxNamed(word);
    if (box === undefined) return refusal('F2', 'word', { word });
    boxes.push(box);
  }
  return boxes.sort((one, other) => one - other);
}

/** E5–E9, E11: the move that is meant, or the rule it breaks. */
export function judgeCrossing(
  board: Board,
  paper: Paper,
  tray: Tray,
  choice: Crossing,
  rules: DiceRules,
): Move | Refusal {
  const fault =
    judgeDice(tray, choice, rules) ??
    judgeJokers(paper, choice) ??
    judgeNumber(board, paper, choice) ??
    judgeColour(board, choice) ??
    judgeShape(board, paper, choice.boxes);
  if (fault) return fault;
  const placement = placementWith(board, choice.boxes);
  return moveOf(placement, choice.colour === WILD, choice.number === WILD);
}

function judgeDice(tray: Tray, choice: Crossing, rules: DiceRules): Refusal | undefined {
  const colour = COLOUR_DIE.faces[choice.colour]!;
  const number = NUMBER_DIE.faces[choice.number]!;
  if (!tray.colours.includes(choice.colour)) return refusal(rules.unknown, 'noColour', { colour });
  if (!tray.numbers.includes(choice.number)) return refusal(rules.unknown, 'noNumber', { number });
  const free = (faces: number, face: number) => (faces >> face) & 1;
  if (!free(tray.freeColours, choice.colour))
    return refusal(rules.taken, 'takenColour', { colour });
  if (!free(tray.freeNumbers, choice.number))
    return refusal(rules.taken, 'takenNumber', { number });
  return undefined;
}

function judgeJokers(paper: Paper, { colour, number }: Crossing): Refusal | undefined {
  const count = Number(colour === WILD) + Number(number === WILD);
  if (count <= paper.jokers) return undefined;
  return refusal('E11', 'jokers', { count, left: paper.jokers });
}

/** E6. */
function judgeNumber(board: Board, paper: Paper, choice: Crossing): Refusal | undefined {
  const { boxes, number } = choice;
  const count = boxes.length;
  if (number === WILD && (count < 1 || count > MOST_BOXES))
    return refusal('E6', 'joker', { count });
  if (number !== WILD && count !== number + 1) {
    return refusal('E6', 'count', { count, number: number + 1 });
  }
  const twice = boxes.find((box, i) => boxes[i + 1] === box);
  if (twice !== undefined) return refusal('E6', 'twice', { box: boxName(twice) });
  const crossed = boxes.find((box) => isCrossed(board, paper, box));
  return crossed === undefined ? undefined : refusal('E6', 'crossed', { box: boxName(crossed) });
}

/** E7. */
function judgeColour(board: Board, { colour, boxes }: Crossing): Refusal | undefined {
  const wanted = colour === WILD ? board.colour[boxes[0]!]! : colour;
  const other = boxes.find((box) => board.colour[box] !== wanted);
  if (other === undefined) return undefined;
  const args = { box: boxName(other), colour: COLOURS[board.colour[other]!]! };
  return refusal('E7', 'colour', { ...args, die: COLOURS[wanted]! });
}

/** E8, E9. */
function judgeShape(board: Board, paper: Paper, boxes: readonly number[]): Refusal | undefined {
  if (placementWith(board, boxes) === -1) {
    const blocks = new Set(boxes.map((box) => board.block[box]));
    return refusal('E8', blocks.size > 1 ? 'blocks' : 'apart');
  }
  const reached = boxes.some((box) => (paper.reach[board.colour[box]!]! & board.bit[box]!) !== 0);
  if (reached) return undefined;
  if (paper.crossed.every((bits) => bits === 0)) return refusal('E9', 'start');
  const corner = boxes.some((box) => touchesAtCorner(board, paper, box));
  return refusal('E9', corner ? 'corner' : 'reach');
}

function placementWith(board: Board, boxes: readonly number[]): number {
  const { mask } = board.placements;
  const block = board.block[boxes[0]!]!;
  if (boxes.some((box) => board.block[box] !== block)) return -1;
  const bits = boxes.reduce((set, box) => set | board.bit[box]!, 0);
  const slot = mask.subarray(block * SLOTS, (block + 1) * SLOTS).indexOf(bits);
  return slot === -1 ? -1 : block * SLOTS + slot;
}

function touchesAtCorner(board: Board, paper: Paper, box: number): boolean {
  const sides = neighbours(box);
  return sides.some((side) =>
    neighbours(side).some(
      (corner) =>
        columnOf(corner) !== columnOf(box) &&
        rowOf(corner) !== rowOf(box) &&
        isCrossed(board, paper, corner),
    ),
  );
}
