import type { Test } from './chi.ts';
import { lookOf, picture } from './looks.ts';
import { dieName, faceName } from './names.ts';
import type { DieCount, FaceCount } from './report.ts';
import { verdictOn } from './verdict.ts';
import { escaped, type Wording } from './wording.ts';

const COLUMNS = ['face', 'times', 'share', 'expected'] as const;

/** How long the longest bar is, and how high all are. */
const BAR = { width: 120, height: 14 };

/** One kind of die: what it is called, whether it is fair, and how often each face came up. */
export function dieCard({ faces, rolled, test }: DieCount, wording: Wording): string {
  const { say, number } = wording;
  const name = dieName(
    faces.map(({ face }) => face),
    say,
  );
  const times = say('die.rolled', { count: rolled, times: number(rolled) });
  const columns = COLUMNS.map((each) => say(`table.${each}`));
  const figures = test ? ` <small>(${figuresOf(test, wording)})</small>` : '';
  const longest = Math.max(...faces.flatMap(({ share, expected }) => [share, expected]));
  return `<section class="card">
<h3>${escaped(name)}</h3>
<p>${times} ${verdictOn(test, say)}${figures}</p>
<table class="statistics-counts">
<thead><tr>${columns.map((each) => `<th scope="col">${each}</th>`).join('')}<td class="statistics-bar-cell"></td></tr></thead>
<tbody>
${faces.map((each) => row(each, longest, wording)).join('\n')}
</tbody>
</table>
</section>`;
}

function figuresOf({ chiSquare, degrees, chance }: Test, { say, number }: Wording): string {
  return say('die.figures', {
    square: number(chiSquare, 2),
    degrees,
    chance: number(chance, 3),
  });
}

function row(
  { face, count, share, expected }: FaceCount,
  longest: number,
  wording: Wording,
): string {
  const { say, number, percent } = wording;
  const look = lookOf(face);
  const name = escaped(faceName(face, say));
  // A number is on the picture already.
  const style = look.kind === 'number' ? 'for-readers' : 'statistics-name';
  return (
    `<tr><th scope="row"><span class="statistics-face">${picture(look)}<span class="${style}">${name}</span></span></th>` +
    `<td>${number(count)}</td><td>${percent(share)}</td><td class="statistics-fair">${percent(expected)}</td>` +
    `<td class="statistics-bar-cell">${bar(share / longest, expected / longest)}</td></tr>`
  );
}

/** The figures say the same to a screen reader. */
function bar(counted: number, fair: number): string {
  const { width, height } = BAR;
  const at = (part: number) => (part * (width - 2)).toFixed(1);
  return (
    `<svg class="statistics-share" viewBox="0 0 ${width} ${height}" aria-hidden="true">` +
    `<rect class="counted" y="3" width="${at(counted)}" height="${height - 6}" rx="3"/>` +
    `<path class="fair" d="M${at(fair)} 0v${height}"/></svg>`
  );
}
