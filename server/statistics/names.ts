import type { Say } from '#engine/text.ts';
import { type Look, lookOf } from './looks.ts';

/** What a die is called, from what its faces show. */
export function dieName(faces: readonly string[], say: Say): string {
  const looks = faces.map(lookOf);
  const [first, ...others] = looks;
  if (first?.kind === 'both') {
    const isOneColour = others.every((each) => 'colour' in each && each.colour === first.colour);
    return isOneColour
      ? say(`die.${first.colour}`)
      : say('die.mixed', { faces: looks.map((each) => nameOf(each, say)).join(', ') });
  }
  const has = (kind: Look['kind']) => looks.some((each) => each.kind === kind);
  if (looks.every(({ kind }) => kind === 'number')) return say('die.white');
  if (has('unknown')) return faces.join(' ');
  if (has('special')) return say('die.special');
  return say(has('colour') ? 'die.colour' : 'die.number');
}

export function faceName(face: string, say: Say): string {
  return nameOf(lookOf(face), say);
}

function nameOf(look: Look, say: Say): string {
  switch (look.kind) {
    case 'number':
      return look.number;
    case 'colour':
      return say(`colour.${look.colour}`);
    case 'both':
      return say(`both.${look.colour}`, { number: look.number });
    case 'anyColour':
    case 'anyNumber':
      return say(`face.${look.kind}`);
    case 'special':
      return say(`face.${look.action}`);
    case 'unknown':
      return look.face;
  }
}
