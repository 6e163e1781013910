import type { AllTexts, Texts } from '#engine/contract.ts';
import { COLOURS } from './sheets.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

/** Arguments that are boxes: each is told by its colour and number, such as “red 7”. */
const BOX_ARGS = ['box', 'last', 'first', 'second', 'third'];
const NUMBERS = Array.from({ length: 11 }, (_, i) => i + 2);

/** The words of the rules, and a name for every box. */
export const texts: AllTexts = {
  en: { ...en, ...boxTerms(en) },
  fr: { ...fr, ...boxTerms(fr) },
  de: { ...de, ...boxTerms(de) },
};

function boxTerms(known: Texts): Texts {
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
