import type { Texts } from '#engine/contract.ts';
import { COLOURS } from './sheets.ts';

/** Arguments that are boxes: each is told by its colour and number, such as “red 7”. */
const BOX_ARGS = ['box', 'last', 'first', 'second', 'third'];
const NUMBERS = Array.from({ length: 11 }, (_, i) => i + 2);

/** A name for every box, made of the words for its colour. */
export function boxTerms(known: Texts): Texts {
  const boxes = COLOURS.flatMap((letter) => NUMBERS.map((number) => [letter, number] as const));
  return Object.fromEntries(
    boxes.flatMap(([letter, number]) => {
      const [name, title] = [known[`colour.${letter}`], known[`colour.title.${letter}`]];
      return [
        ...BOX_ARGS.map((arg) => [`${arg}.${letter}${number}`, `${name} ${number}`]),
        [`box.title.${letter}${number}`, `${title} ${number}`],
      ];
    }),
  );
}
