import type { AllTexts, Language, Refusal } from '#engine/contract.ts';
import { sentence } from '#engine/text.ts';
import { joinTexts, RECORD_TEXTS } from '#engine/texts.ts';

/** Why a line of a record was refused, in a reader's language. */
export function refusalSentence(
  refusal: Refusal,
  texts: AllTexts,
  players: readonly string[],
  language: Language,
): string {
  return sentence(refusal, joinTexts(RECORD_TEXTS, texts)[language], players, language);
}
