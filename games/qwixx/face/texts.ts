import type { AllTexts, Language, Texts } from '#engine/contract.ts';
import { joinTexts } from '#engine/texts.ts';
import { qwixx } from '../rules.ts';
import { COLOURS } from '../sheets.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

const written: AllTexts = { en, fr, de };

/** Arguments that are boxes: each is told by its colour and number, such as “red 7”. */
const BOX_ARGS = ['box', 'last', 'first', 'second', 'third'];
const NUMBERS = Array.from({ length: 11 }, (_, i) => i + 2);

/** The words of the face, and a name for every box. */
export const texts: AllTexts = joinTexts(written, {
  en: boxTerms('en'),
  fr: boxTerms('fr'),
  de: boxTerms('de'),
});

function boxTerms(language: Language): Texts {
  const { [language]: known } = joinTexts(qwixx.texts, written);
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
