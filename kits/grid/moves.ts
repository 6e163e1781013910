import type { Move } from '#engine/contract.ts';
import type { Board } from './board.ts';
import type { Paper } from './paper.ts';
import { blockAt, LARGE, MOST_BOXES, SLOTS } from './placements.ts';
import { COLOURS } from './sheet.ts';
import type { Tray } from './tray.ts';
import { WILD } from './tray.ts';

/**
 * A move is 0 for a pass, else a placement and which of its two dice were jokers:
 * `(placement + 1) * 4`, plus 1 for X, plus 2 for ?. The faces of the dice follow from it.
 */
export const PASS = 0;
const JOKER_COLOUR = 1;
const JOKER_NUMBER = 2;

export const placementOf = (move: Move): number => (move >> 2) - 1;
export const jokersOf = (move: Move): number => (move & 1) + ((move >> 1) & 1);
export const moveOf = (placement: number, anyColour: boolean, anyNumber: boolean): Move =>
  ((placement + 1) << 2) | (anyColour ? JOKER_COLOUR : 0) | (anyNumber ? JOKER_NUMBER : 0);

/** The highest number that `moveOf` gives. */
export const MOST_MOVES = (COLOURS.length * 6 * SLOTS + 1) << 2;

export function colourFace(board: Board, move: Move): number {
  return move & JOKER_COLOUR ? WILD : board.blocks[blockAt(placementOf(move))]!.colour;
}

export function numberFace(board: Board, move: Move): number {
  return move & JOKER_NUMBER ? WILD : board.placements.size[placementOf(move)]! - 1;
}

/** Writes all legal placements with their dice behind the first `count` moves of a list. */
export function listPlacements(
  board: Board,
  paper: Paper,
  tray: Tray,
  into: Move[],
  count: number,
): number {
  const { jokers } = paper;
  const anyColour = (tray.freeColours >> WILD) & 1 && jokers > 0;
  const plain = payments(tray, jokers, 0);
  const wild = anyColour ? payments(tray, jokers - 1, JOKER_COLOUR) : 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const pay = ((tray.freeColours >> colour) & 1 ? plain : 0) | wild;
    if (pay === 0) continue;
    const open = ~paper.crossed[colour]!;
    const reach = paper.reach[colour]! & open;
    if (reach === 0) continue;
    count = listColour(board, colour, open, reach, pay, into, count);
  }
  return count;
}

/**
 * How placements can be paid with a colour die of one kind (a plain one, or X), for every size:
 * four bits a size, one for each way to use jokers.
 */
function payments(tray: Tray, jokers: number, colour: number): number {
  const anyNumber = (tray.freeNumbers >> WILD) & 1 && jokers > 0;
  let bits = 0;
  for (let size = 1; size <= MOST_BOXES; size++) {
    if ((tray.freeNumbers >> (size - 1)) & 1) bits |= 1 << (4 * size + colour);
    if (anyNumber) bits |= 1 << (4 * size + colour + JOKER_NUMBER);
  }
  return bits;
}

function listColour(
  board: Board,
  colour: number,
  open: number,
  reach: number,
  pay: number,
  into: Move[],
  count: number,
): number {
  const { offset, within, meeting, ofSize } = board.placements;
  for (let block = colour * 6; block < colour * 6 + 6; block++) {
    const { shift, mask } = board.blocks[block]!;
    const near = (reach >> shift) & mask;
    if (near === 0) continue;
    const at = offset[block]!;
    const openAt = at + 2 * ((open >> shift) & mask);
    const nearAt = at + 2 * near;
    const small = within[openAt]! & meeting[nearAt]!;
    const large = within[openAt + 1]! & meeting[nearAt + 1]!;
    for (let size = 1; size <= MOST_BOXES; size++) {
      const ways = (pay >> (4 * size)) & 15;
      if (ways === 0) continue;
      const isSmall = size <= 3;
      let slots = (isSmall ? small : large) & ofSize[block * (MOST_BOXES + 1) + size]!;
      const base = block * SLOTS + (isSmall ? 0 : LARGE) + 1;
      while (slots !== 0) {
        const move = (base + 31 - Math.clz32(slots & -slots)) << 2;
        slots &= slots - 1;
        if (ways & 1) into[count++] = move;
        if (ways & 2) into[count++] = move | 1;
        if (ways & 4) into[count++] = move | 2;
        if (ways & 8) into[count++] = move | 3;
      }
    }
  }
  return count;
}
