import type { Face, TrayDie } from '#games/face.ts';
import type { DieLook } from '#ui/die.tsx';
import { facesOf } from '../dice.ts';
import type { Position } from '../position.ts';
import { choice } from '../rules.ts';
import { RingMap } from './map.tsx';
import { COLOUR_KEYS, dieMark } from './marks.ts';
import { options, quiet } from './options.ts';
import { pad } from './pad.ts';
import { prompt, warning } from './prompt.ts';
import { Sheet } from './sheet.tsx';
import { crosses, spot, wish } from './spots.ts';
import { deed, headline, inked, nearEnd, status, tell } from './tell.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import { why } from './why.ts';

export const face: Face<Position> = {
  game: choice,
  texts: { en, fr, de },
  headline,
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
  wish,
  spot,
  crosses,
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
