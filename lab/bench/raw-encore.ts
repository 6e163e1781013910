import { popcount } from '#kits/bits.ts';
import { boardOf } from '#kits/grid/boards.ts';
import type { Player } from './random-play.ts';
import { addScore } from './random-play.ts';

const FIRST = [5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5];
const LATER = [3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3];
const WHOLE = (1 << 21) - 1;

/**
 * Two players of the classic sheet in one loop over typed arrays: moves are counted, not listed,
 * and only the chosen one is made. It borrows the tables of the printed sheet and nothing else.
 * Same dice, same order of moves and same choices as `randomPlay`, so the same scores.
 */
export const rawEncore: Player = (random, matches) => {
  const board = boardOf('classic');
  const {
    mask,
    size,
    halo,
    columns: columnsOf,
    offset,
    within,
    meeting,
    ofSize,
  } = board.placements;
  const shifts = Int32Array.from(board.blocks, (block) => block.shift);
  const masks = Int32Array.from(board.blocks, (block) => block.mask);
  const columns = Int32Array.from(board.columns.flat());
  const stars = Int32Array.from(board.stars);
  const start = Int32Array.from(board.columns[7]!);

  const crossed = new Int32Array(10);
  const reach = new Int32Array(10);
  const done = new Int32Array(2);
  const first = new Int32Array(2);
  const later = new Int32Array(2);
  const jokers = new Int32Array(2);
  const dice = new Int32Array(6);
  const picks = new Int32Array(2);
  /** Runs of equally payable placements: their slots, first placement and ways to pay. */
  const runSlots = new Int32Array(160);
  const runBase = new Int32Array(160);
  const runWays = new Int32Array(160);
  let colours = 0;
  let numbers = 0;

  const pick = (seat: number): number => {
    const marks = jokers[seat]!;
    const plain = payments(numbers, marks, 0);
    const wild = colours & 32 && marks > 0 ? payments(numbers, marks - 1, 1) : 0;
    let runs = 0;
    let count = 1;
    for (let colour = 0; colour < 5; colour++) {
      const pay = ((colours >> colour) & 1 ? plain : 0) | wild;
      const open = ~crossed[seat * 5 + colour]!;
      const near = reach[seat * 5 + colour]! & open;
      if (pay === 0 || near === 0) continue;
      for (let block = colour * 6; block < colour * 6 + 6; block++) {
        const nearby = (near >> shifts[block]!) & masks[block]!;
        if (nearby === 0) continue;
        const openAt = offset[block]! + 2 * ((open >> shifts[block]!) & masks[block]!);
        const nearAt = offset[block]! + 2 * nearby;
        const small = within[openAt]! & meeting[nearAt]!;
        const large = within[openAt + 1]! & meeting[nearAt + 1]!;
        for (let boxes = 1; boxes <= 5; boxes++) {
          const ways = (pay >> (4 * boxes)) & 15;
          if (ways === 0) continue;
          const slots = (boxes <= 3 ? small : large) & ofSize[block * 6 + boxes]!;
          if (slots === 0) continue;
          runSlots[runs] = slots;
          runBase[runs] = block * 64 + (boxes <= 3 ? 0 : 32) + 1;
          runWays[runs++] = ways;
          count += popcount(slots) * popcount(ways);
        }
      }
    }
    let left = random.below(count) - 1;
    if (left < 0) return 0;
    for (let run = 0; ; run++) {
      let slots = runSlots[run]!;
      let ways = runWays[run]!;
      const each = popcount(ways);
      const here = popcount(slots) * each;
      if (left >= here) {
        left -= here;
        continue;
      }
      for (; left >= each; left -= each) slots &= slots - 1;
      for (; left > 0; left--) ways &= ways - 1;
      const placement = runBase[run]! + 31 - Math.clz32(slots & -slots);
      return (placement << 2) | (31 - Math.clz32(ways & -ways));
    }
  };

  const cross = (seat: number, move: number): void => {
    if (move === 0) return;
    const placement = (move >> 2) - 1;
    const colour = (placement / 384) | 0;
    jokers[seat]! -= (move & 1) + ((move >> 1) & 1);
    crossed[seat * 5 + colour]! |= mask[placement]!;
    for (let c = 0; c < 5; c++) reach[seat * 5 + c]! |= halo[placement * 5 + c]!;
    if (crossed[seat * 5 + colour] === WHOLE) done[seat]! |= 1 << (15 + colour);
    for (const column of columnsOf[placement]!) {
      let open = 0;
      for (let c = 0; c < 5; c++) open |= columns[column * 5 + c]! & ~crossed[seat * 5 + c]!;
      if (open === 0) done[seat]! |= 1 << column;
    }
  };

  let decisions = 0;
  let checksum = 0;
  for (let match = 0; match < matches; match++) {
    crossed.fill(0);
    reach.set(start, 0);
    reach.set(start, 5);
    done.fill(0);
    first.fill(0);
    later.fill(0);
    jokers.fill(8);
    let claimed = 0;
    let active = 0;
    for (let roll = 1; ; roll++) {
      colours = 0;
      numbers = 0;
      for (let i = 0; i < 6; i++) {
        dice[i] = random.below(6);
        if (i < 3) colours |= 1 << dice[i]!;
        else numbers |= 1 << dice[i]!;
      }
      if (roll <= 3) {
        picks[0] = pick(0);
        picks[1] = pick(1);
        cross(0, picks[0]);
        cross(1, picks[1]);
      } else {
        const move = pick(active);
        cross(active, move);
        if (move !== 0) {
          const placement = (move >> 2) - 1;
          colours = without(dice, 0, move & 1 ? 5 : (placement / 384) | 0);
          numbers = without(dice, 3, move & 2 ? 5 : size[placement]! - 1);
        }
        cross(1 - active, pick(1 - active));
      }
      decisions += 2;
      const before = claimed;
      for (let seat = 0; seat < 2; seat++) {
        const fresh = done[seat]! & ~(first[seat]! | later[seat]!);
        first[seat]! |= fresh & ~before;
        later[seat]! |= fresh & before;
        claimed |= fresh;
      }
      if (popcount(done[0]! >> 15) >= 2 || popcount(done[1]! >> 15) >= 2) break;
      active ^= 1;
    }
    for (let seat = 0; seat < 2; seat++) {
      let total = 5 * popcount(first[seat]! >> 15) + 3 * popcount(later[seat]! >> 15);
      for (let column = 0; column < 15; column++) {
        if ((first[seat]! >> column) & 1) total += FIRST[column]!;
        if ((later[seat]! >> column) & 1) total += LATER[column]!;
      }
      total += jokers[seat]!;
      for (let c = 0; c < 5; c++) total -= 2 * popcount(stars[c]! & ~crossed[seat * 5 + c]!);
      checksum = addScore(checksum, total);
    }
  }
  return { matches, decisions, checksum };
};

/** The faces of three dice less one of a face, as bits. */
function without(dice: Int32Array, from: number, face: number): number {
  let bits = 0;
  let taken = false;
  for (let i = from; i < from + 3; i++) {
    if (!taken && dice[i] === face) taken = true;
    else bits |= 1 << dice[i]!;
  }
  return bits;
}

/** Four bits for each size: how it can be paid with and without jokers. */
function payments(numbers: number, marks: number, colour: number): number {
  let bits = 0;
  for (let boxes = 1; boxes <= 5; boxes++) {
    if ((numbers >> (boxes - 1)) & 1) bits |= 1 << (4 * boxes + colour);
    if (numbers & 32 && marks > 0) bits |= 1 << (4 * boxes + colour + 2);
  }
  return bits;
}
