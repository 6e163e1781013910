import type { Language } from '#engine/contract.ts';
import { localeOf } from '#engine/languages.ts';
import { type Say, speaker } from '#engine/text.ts';
import { STATISTICS_TEXTS } from './texts.ts';

/** How a page of figures speaks. */
export interface Wording {
  readonly say: Say;
  readonly number: (value: number, digits?: number) => string;
  readonly percent: (share: number) => string;
}

export function wordingIn(language: Language): Wording {
  const locale = localeOf(language);
  const exactly = (digits: number) => ({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', ...exactly(2) });
  return {
    say: speaker(STATISTICS_TEXTS[language], [], language),
    number: (value, digits = 0) => value.toLocaleString(locale, exactly(digits)),
    percent: (share) => percents.format(share),
  };
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
