import type { Face, TrayDie } from '#games/face.ts';
import type { DieLook } from '#ui/die.tsx';
import { choice } from '../core.ts';
import { facesOf } from '../dice.ts';
import type { Position } from '../position.ts';
import { cheers } from './cheers.ts';
import { RingMap } from './map.tsx';
import { COLOUR_KEYS, dieMark } from './marks.ts';
import { options, quiet } from './options.ts';
import { pad } from './pad.ts';
import { prompt, warning } from './prompt.ts';
import { Sheet } from './sheet.tsx';
import { crosses, spot, wish } from './spots.ts';
import { brief, deed, headline, inked, nearEnd, status, tell } from './tell.ts';
import { why } from './why.ts';

export const face: Face<Position> = {
  game: choice,
  fitsPrinted: true,
  headline,
  rollsOn: ({ phase }) => phase === 'again',
  tray,
  look,
  dieName: (word) => ({ key: 'die.name', args: { colour: word[0]!, number: word[1]! } }),
  dieUses: () => ['keep'],
  options,
  quiet,
  prompt,
  warning,
  why,
  tell,
  cheers,
  wish,
  spot,
  crosses,
  brief,
  deed,
  inked,
  page: ({ sheets }, seat) => sheets[seat]!.length - 1,
  status,
  nearEnd,
  Sheet,
  Map: RingMap,
  pad,
};

/** Dice that are rolled again leave the table first. */
function tray({ phase, dice, rerolled }: Position): readonly TrayDie[] {
  if (phase === 'first' || phase === 'over') return [];
  return facesOf(dice).flatMap((word, i) =>
    rerolled & (1 << i) ? [] : [{ mark: dieMark(i), word, group: 0 }],
  );
}

function look(word: string): DieLook {
  return { kind: 'both', colour: COLOUR_KEYS[word[0]!]!, text: word[1]! };
}
