import type { Seat } from '#engine/contract.ts';
import type { Quiet, Saying, TrayDie } from '#games/face.ts';
import { PASS_QUIETLY } from '#kits/grid/face/face.ts';
import { crossingOptions } from '#kits/grid/face/options.ts';
import { gridDieName, gridLook, gridTray } from '#kits/grid/face/tray.ts';
import type { DieLook } from '#ui/die.tsx';
import type { Option } from '#ui/pencil.ts';
import type { Position } from '../position.ts';
import { isAction, LOOKS, SPECIAL, specialOptions } from './special.ts';

const NO_BOMB: Quiet = { text: 'bonus pass', label: { key: 'bonusBomb.pass' } };

/** Colour dice, number dice, and the special die as a third group. */
export function tray(position: Position): readonly TrayDie[] {
  const { phase, special, specialTaken, active } = position;
  if (phase === 'roll' || special === null) return [];
  const die: TrayDie = { mark: SPECIAL, word: special, group: 2 };
  return [...gridTray(position), specialTaken ? { ...die, takenBy: active } : die];
}

export function look(word: string): DieLook {
  return isAction(word) ? LOOKS[word] : gridLook(word);
}

export function dieName(word: string): Saying {
  return isAction(word) ? { key: 'special.die', args: { face: word } } : gridDieName(word);
}

export function options(position: Position, seat: Seat): readonly Option[] {
  const special = specialOptions(position, seat);
  return position.phase === 'bonus' ? special : [...crossingOptions(position, seat), ...special];
}

export function quiet(position: Position): Quiet {
  return position.phase === 'bonus' ? NO_BOMB : PASS_QUIETLY;
}
