import type { DieUse, Saying, TrayDie } from '#games/face.ts';
import type { DieLook } from '#ui/die.tsx';
import { type Position, WHITE } from '../position.ts';
import { COLOURS } from '../sheets.ts';
import { keyOf } from './lanes.ts';
import { colourMark, whiteMark } from './marks.ts';

/** White dice that show the same are as good as each other, once only one of them counts. */
export function whiteMarks({ dice, phase }: Position): readonly [string, string] {
  const areTwins = phase === 'colour' && dice[0] === dice[1];
  return [whiteMark(0), whiteMark(areTwins ? 0 : 1)];
}

/** The dice on the table; those of closed rows have left the game. */
export function tray(position: Position): readonly TrayDie[] {
  const { dice, phase } = position;
  if (phase === 'roll' || phase === 'over') return [];
  const white = whiteMarks(position).map((mark, die) => ({
    mark,
    word: String(dice[die]),
    group: 0,
  }));
  const coloured = COLOURS.flatMap((letter, colour) => {
    const face = dice[WHITE + colour]!;
    return face === 0 ? [] : [{ mark: colourMark(colour), word: letter + face, group: 1 }];
  });
  return [...white, ...coloured];
}

export function look(word: string): DieLook {
  const colour = COLOURS.indexOf(word[0] as 'R');
  return colour === -1
    ? { kind: 'white', text: word }
    : { kind: 'both', colour: keyOf(colour), text: word.slice(1) };
}

export function dieName(word: string): Saying {
  const [letter = ''] = word;
  return COLOURS.includes(letter as 'R')
    ? { key: 'die.colour', args: { colour: letter, number: word.slice(1) } }
    : { key: 'die.white', args: { number: word } };
}

/** The die of a closed row leaves the game; white ones are always rolled. */
export function dieUses(word: string): readonly DieUse[] {
  return look(word).kind === 'white' ? [] : ['away'];
}
