import type { Texts } from '#engine/contract.ts';
import { COLOURS } from './sheets.ts';

/** Arguments that are boxes: each is named by its colour and number, such as “red 7”. */
const BOX_ARGS = ['box', 'last', 'first', 'second', 'third'];
const NUMBERS = Array.from({ length: 11 }, (_, i) => i + 2);

/** A name for every box, in the order of its language: “red 7”, “7 rouge”. */
export function boxTerms(known: Texts): Texts {
  const boxes = COLOURS.flatMap((letter) => NUMBERS.map((number) => [letter, number] as const));
  return Object.fromEntries(
    boxes.flatMap(([letter, number]) => {
      const name = known['box.name']!.replace('{number}', String(number)).replace(
        '{colour}',
        known[`colour.${letter}`]!,
      );
      return [
        ...BOX_ARGS.map((arg) => [`${arg}.${letter}${number}`, name]),
        [`box.title.${letter}${number}`, name[0]!.toUpperCase() + name.slice(1)],
      ];
    }),
  );
}
