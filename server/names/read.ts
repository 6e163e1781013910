import { checkNames } from '#engine/setup.ts';
import { isRude } from './filter.ts';

/** In code points. */
export const LONGEST_NAME = 24;

export type NameFault = 'empty' | 'long' | 'odd' | 'rude';

export type Read = { readonly name: string } | { readonly fault: NameFault };

/**
 * What a name is made of: letters of any language, digits, whole emoji, and the few signs that
 * names have. What is not listed is refused: markup, controls, invisible signs, and those that
 * turn the direction of a text.
 */
const SIGNS =
  /^(?:[[\p{L}\p{M}\p{N}]--[\p{Default_Ignorable_Code_Point}]]|[ .'’\-_!?\&+*\(\)~]|\p{RGI_Emoji})+$/v;
/** Something to see, and not a mark that would sit on whatever stands before the name. */
const BEGINS_WELL = /^(?!\p{M})/u;
const HAS_SUBSTANCE = /[\p{L}\p{N}]|\p{RGI_Emoji}/v;
/** More marks on one letter than any language writes: they would run over the neighbours. */
const PILED_MARKS = /\p{M}{4}/u;

/** A name as it is kept and shown, or what is wrong with it. */
export function readName(text: string): Read {
  const name = text.normalize('NFC').trim().replace(/ +/g, ' ');
  if (name === '') return { fault: 'empty' };
  if ([...name].length > LONGEST_NAME) return { fault: 'long' };
  if (!isWellMade(name) || checkNames([name])) return { fault: 'odd' };
  return isRude(name) ? { fault: 'rude' } : { name };
}

function isWellMade(name: string): boolean {
  const isVisible = BEGINS_WELL.test(name) && HAS_SUBSTANCE.test(name);
  return SIGNS.test(name) && isVisible && !PILED_MARKS.test(name);
}
