import { LANGUAGES, type Language } from '#engine/contract.ts';
import { nameOf } from '#engine/languages.ts';
import type { Say } from '#engine/text.ts';
import { dieCard } from './card.ts';
import { icon } from './looks.ts';
import type { DieCount } from './report.ts';
import { type Wording, wordingIn } from './wording.ts';

/** How each language calls itself. */

/** The app's sign, which the app draws itself. */
export const LOGO = `<svg viewBox="0 0 32 32" aria-hidden="true">
<path class="pad" d="M6 2h20a4 4 0 0 1 4 4v15l-9 9H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z"/>
<path class="corner" d="M30 21l-9 9v-6a3 3 0 0 1 3-3Z"/>
<circle class="pip" cx="9.5" cy="9.5" r="2.6"/><circle class="pip" cx="9.5" cy="21.5" r="2.6"/>
<path class="cross" d="M18 6l7 7M25 6l-7 7"/>
</svg>`;
export const BACK = 'M15 5l-7 7 7 7';

interface Shown {
  readonly dice: readonly DieCount[];
  readonly language: Language;
  /** Where its stylesheet is. */
  readonly style: string;
}

/** All faces ever rolled, for people: without scripts, and with nothing that people wrote. */
export function statisticsPage({ dice, language, style }: Shown): string {
  const wording = wordingIn(language);
  const { say } = wording;
  const title = say('page.title');
  const heading = say('page.heading');
  const about = [say('page.about'), say('page.fair')];
  const machines = say('page.machines');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f6f1e6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#141821" media="(prefers-color-scheme: dark)">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
</head>
<body>
<div class="statistics">
${barIn(language, say)}
<main>
<h1>${heading}</h1>
${about.map((each) => `<p class="statistics-about">${each}</p>`).join('\n')}
${(['app', 'real'] as const).map((kind) => section(kind, dice, wording)).join('\n')}
<p class="statistics-machines">${machines} <a href="/api/statistics">/api/statistics</a></p>
</main>
</div>
</body>
</html>
`;
}

function barIn(language: Language, say: Say): string {
  const home = say('page.home');
  const languages = say('page.languages');
  return `<header class="statistics-bar">
<a class="statistics-home" href="/">${icon(BACK)}<span class="logo">${LOGO}Dicepad</span>
<span class="for-readers">${home}</span></a>
<nav aria-label="${languages}"><ul>
${LANGUAGES.map((each) => linkTo(each, language)).join('\n')}
</ul></nav>
</header>`;
}

function linkTo(language: Language, shown: Language): string {
  const current = language === shown ? ' aria-current="true"' : '';
  return `<li><a href="?lang=${language}" lang="${language}" hreflang="${language}"${current}>${nameOf(language)}</a></li>`;
}

function section(kind: 'app' | 'real', all: readonly DieCount[], wording: Wording): string {
  const { say } = wording;
  const title = say(`dice.${kind}`);
  const none = say('dice.none');
  const dice = all.filter((each) => each.dice === kind).map((each) => dieCard(each, wording));
  const content =
    dice.length === 0
      ? `<p class="statistics-about">${none}</p>`
      : `<div class="statistics-dice">\n${dice.join('\n')}\n</div>`;
  return `<h2>${title}</h2>\n${content}`;
}
