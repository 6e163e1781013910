import type { DieCount, FaceCount } from './report.ts';

const TITLES = {
  app: 'Dice of the app',
  real: 'Real dice, as people entered them',
} as const;

/** All faces ever rolled, for people: without scripts, and with nothing that people wrote. */
export function statisticsPage(dice: readonly DieCount[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Dicepad: every face ever rolled</title>
<link rel="stylesheet" href="/api/page.css">
<h1>Every face ever rolled here</h1>
<p>At the tables of this server, in finished matches and, up to an hour ago, in others. Before each
match with the app’s dice the server promises its secret, and afterwards everybody can compute all
rolls again: that proves a single match. This page is for those who would rather count. The same
for machines: <a href="/api/statistics">/api/statistics</a>.</p>
${(['app', 'real'] as const).map((kind) => section(kind, dice)).join('\n')}
</html>
`;
}

function section(kind: 'app' | 'real', all: readonly DieCount[]): string {
  const dice = all.filter((each) => each.dice === kind);
  const body = dice.length === 0 ? '<p>None have been rolled yet.</p>' : dice.map(die).join('\n');
  return `<h2>${TITLES[kind]}</h2>\n${body}`;
}

function die({ faces, rolled, test, verdict }: DieCount): string {
  const names = faces.map(({ face }) => face).join(' ');
  const figures = test
    ? ` <small>(χ² = ${test.chiSquare.toFixed(2)}, ${test.degrees} degrees of freedom, p = ${test.chance.toFixed(3)})</small>`
    : '';
  return `<h3>${escaped(names)}</h3>
<p>Rolled ${rolled.toLocaleString('en')} times. ${escaped(verdict)}${figures}</p>
<table>
<tr><th scope="col">Face<th scope="col">Times<th scope="col">Share<th scope="col">Expected
${faces.map(row).join('\n')}
</table>`;
}

function row({ face, count, share, expected }: FaceCount): string {
  const times = count.toLocaleString('en');
  return `<tr><th scope="row">${escaped(face)}<td>${times}<td>${percent(share)}<td>${percent(expected)}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
