import { LANGUAGES, type Language } from '#engine/contract.ts';
import { type Say, speaker } from '#engine/text.ts';
import type { Test } from './chi.ts';
import type { DieCount, FaceCount } from './report.ts';
import { STATISTICS_TEXTS } from './texts.ts';
import { verdictOn } from './verdict.ts';

/** How each language calls itself. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

const COLUMNS = ['face', 'times', 'share', 'expected'] as const;

interface Words {
  readonly say: Say;
  readonly number: (value: number, digits?: number) => string;
  readonly percent: (share: number) => string;
}

/** All faces ever rolled, for people: without scripts, and with nothing that people wrote. */
export function statisticsPage(dice: readonly DieCount[], language: Language): string {
  const words = wordsIn(language);
  const { say } = words;
  const about = [say('page.about'), say('page.letters'), say('page.machines')].join(' ');
  const [title, heading, languages] = [
    say('page.title'),
    say('page.heading'),
    say('page.languages'),
  ];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/api/page.css">
<nav aria-label="${languages}">${LANGUAGES.map((each) => linkTo(each, language)).join(' · ')}</nav>
<main>
<h1>${heading}</h1>
<p>${about} <a href="/api/statistics">/api/statistics</a></p>
${(['app', 'real'] as const).map((kind) => section(kind, dice, words)).join('\n')}
</main>
</html>
`;
}

function linkTo(language: Language, shown: Language): string {
  const current = language === shown ? ' aria-current="true"' : '';
  return `<a href="?lang=${language}" lang="${language}" hreflang="${language}"${current}>${NAMES[language]}</a>`;
}

function section(kind: 'app' | 'real', all: readonly DieCount[], words: Words): string {
  const { say } = words;
  const title = say(`dice.${kind}`);
  const none = say('dice.none');
  const dice = all.filter((each) => each.dice === kind).map((each) => die(each, words));
  return `<h2>${title}</h2>\n${dice.length === 0 ? `<p>${none}</p>` : dice.join('\n')}`;
}

function die({ faces, rolled, test }: DieCount, words: Words): string {
  const { say, number } = words;
  const names = faces.map(({ face }) => face).join(' ');
  const times = say('die.rolled', { count: rolled, times: number(rolled) });
  const columns = COLUMNS.map((each) => say(`table.${each}`));
  return `<h3>${escaped(names)}</h3>
<p>${times} ${verdictOn(test, say)}${test ? ` <small>(${figures(test, words)})</small>` : ''}</p>
<table>
<tr>${columns.map((each) => `<th scope="col">${each}`).join('')}
${faces.map((each) => row(each, words)).join('\n')}
</table>`;
}

function figures({ chiSquare, degrees, chance }: Test, { say, number }: Words): string {
  return say('die.figures', {
    square: number(chiSquare, 2),
    degrees,
    chance: number(chance, 3),
  });
}

function row({ face, count, share, expected }: FaceCount, { number, percent }: Words): string {
  return `<tr><th scope="row">${escaped(face)}<td>${number(count)}<td>${percent(share)}<td>${percent(expected)}`;
}

function wordsIn(language: Language): Words {
  const locale = language === 'en' ? 'en-GB' : language;
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
