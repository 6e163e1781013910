import type { Note } from '#engine/contract.ts';
import { COLOUR_DIE, NUMBER_DIE, WILD } from '../tray.ts';
import { faceOfColourMark, faceOfNumberMark } from './tray.ts';
import type { Tap } from './why.ts';

/** Why a die is of no use: any other takes the place of those it cannot go with. */
export function whyNotDie(tap: Tap): Note {
  const colour = faceOfColourMark(tap.mark);
  const number = faceOfNumberMark(tap.mark);
  const { jokers } = tap.paper;
  const isJoker = colour === WILD || number === WILD;
  return (
    gone(tap, colour, number) ??
    (isJoker && jokers === 0
      ? { rule: 'E11', key: 'jokers', args: { count: 1, left: jokers } }
      : { rule: 'E5', key: 'nowhere', args: {} })
  );
}

function gone({ table, rules }: Tap, colour: number, number: number): Note | undefined {
  const { freeColours, freeNumbers } = table.tray;
  const rule = rules.taken;
  if (colour !== -1 && !((freeColours >> colour) & 1)) {
    return { rule, key: 'takenColour', args: { colour: COLOUR_DIE.faces[colour]! } };
  }
  if (number !== -1 && !((freeNumbers >> number) & 1)) {
    return { rule, key: 'takenNumber', args: { number: NUMBER_DIE.faces[number]! } };
  }
  return undefined;
}
