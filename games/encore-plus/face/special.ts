import type { Move, Seat } from '#engine/contract.ts';
import { movesOf } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { isCrossed } from '#kits/grid/paper.ts';
import { boxName, boxNamed } from '#kits/grid/sheet.ts';
import type { DieLook } from '#ui/die.tsx';
import type { Mark } from '#ui/marks.ts';
import type { Option, Pencil } from '#ui/pencil.ts';
import { encorePlus } from '../core.ts';
import type { Position } from '../position.ts';
import type { Action } from '../special.ts';
import { boxesOf, isSpecial } from '../special.ts';

/** What a tap on the special die means. */
export const SPECIAL: Mark = 'special';

/** The golden faces. */
export const LOOKS: Readonly<Record<Action, DieLook>> = {
  heart: { kind: 'special', icon: 'heart' },
  bomb: { kind: 'special', icon: 'bomb' },
  stars: { kind: 'special', icon: 'star' },
  line: { kind: 'special', icon: 'row3' },
  block: { kind: 'special', icon: 'block' },
};

export function isAction(word: string): word is Action {
  return Object.hasOwn(LOOKS, word);
}

/** Whether the choice in the making takes the special die. */
export function takesSpecial({ picks, paying }: Pencil): boolean {
  return picks.dice.includes(SPECIAL) || (picks.boxes.length > 0 && paying.has(SPECIAL));
}

/** Every legal choice with the special die, or of a bonus bomb, which costs nothing. */
export function specialOptions(position: Position, seat: Seat): readonly Option[] {
  const isBonus = position.phase === 'bonus';
  const moves = movesOf(encorePlus, position, seat).filter(isSpecial);
  const dice = isBonus ? [] : [SPECIAL];
  const isAnywhere = position.special === 'bomb' && !isBonus;
  return moves.map((move) => ({
    text: encorePlus.notate(position, seat, move),
    boxes: marksOf(position, seat, move),
    dice,
    dear: dice,
    isAnywhere,
  }));
}

/** The boxes that a special choice crosses, as a record writes it; undefined for any other. */
export function specialBoxes(
  position: Position,
  seat: Seat,
  text: string,
): readonly Mark[] | undefined {
  const [word = '', ...boxes] = text.split(' ');
  if (word === 'block') return openInBlock(position, seat, boxes[0]!);
  if (word === 'bonus') return boxes[0] === 'pass' ? [] : boxes;
  return isAction(word) ? boxes : undefined;
}

function openInBlock(position: Position, seat: Seat, name: Mark): readonly Mark[] {
  const paper = position.papers[seat]!;
  const board = boardOf(paper.sheet);
  const { boxes } = board.blocks[board.block[boxNamed(name)!]!]!;
  return boxes.filter((box) => !isCrossed(board, paper, box)).map(boxName);
}

function marksOf(position: Position, seat: Seat, move: Move): readonly Mark[] {
  const paper = position.papers[seat]!;
  return boxesOf(boardOf(paper.sheet), paper, move).map(boxName);
}
