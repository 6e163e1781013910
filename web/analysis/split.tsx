import type { Analysis } from '#bots/analysis/told.ts';
import { HUNDREDTHS, partsOf, TENTHS } from './parts.ts';
import { percent, plain, say, signed, signedPercent } from './words.ts';

const PARTS = ['start', 'luck', 'lost', 'rest', 'final'] as const;

const TITLES = {
  points: 'split.title',
  win: 'split.title.win',
  mission: 'split.title.mission',
} as const;

/** Luck and skill: a result in its parts, which add up. Points say nothing about a mission. */
export function Split({ analysis: { counted, score, win } }: { readonly analysis: Analysis }) {
  const columns = [
    ...(counted === 'points' ? [] : [chances(win)]),
    ...(counted === 'mission' ? [] : [points(score)]),
  ];
  return (
    <section class="analysis-card">
      <h2>{say(TITLES[counted])}</h2>
      <table class="split">
        {counted === 'win' && (
          <thead>
            <tr>
              <td />
              <th scope="col">{say('split.win')}</th>
              <th scope="col">{say('split.points')}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {PARTS.map((part) => (
            <tr key={part} class={part === 'final' ? 'split-final' : undefined}>
              <th scope="row">{say(`split.${part}`)}</th>
              {columns.map((tell, i) => (
                <td key={i}>{tell(part)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Part = (typeof PARTS)[number];

/** Where it begins and ends stands without a sign. */
const isWhole = (part: Part): boolean => part === 'start' || part === 'final';

function points(split: Analysis['score']): (part: Part) => string {
  const parts = partsOf(split, TENTHS);
  return (part) => (isWhole(part) ? plain : signed)(parts[part]);
}

function chances(split: Analysis['win']): (part: Part) => string {
  const parts = partsOf(split, HUNDREDTHS);
  return (part) => (isWhole(part) ? percent : signedPercent)(parts[part]);
}
