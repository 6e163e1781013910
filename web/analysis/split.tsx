import type { Analysis, Split as Result } from '#bots/analysis/told.ts';
import { PARTS, type Part, partsOf } from './parts.ts';
import { VAGUE } from './race-lines.ts';
import { percent, printedPoints, say, signedPercent, signedPoints } from './words.ts';

const TITLES = {
  points: 'split.title',
  win: 'split.title.lead',
  mission: 'split.title.mission',
} as const;

interface Props {
  readonly analysis: Analysis;
  readonly seats: number;
}

/** Luck and skill: a result in its parts, which add up. */
export function Split({ analysis: { counted, score, win }, seats }: Props) {
  const isMission = counted === 'mission';
  const rows = isMission ? missionRows(win) : pointsRows(score, counted === 'win');
  return (
    <section class="analysis-card">
      <h2>{say(counted === 'win' && seats > 2 ? 'split.title.mean' : TITLES[counted])}</h2>
      <table class="split">
        <tbody>
          {rows.map(([title, amount], nth) => (
            <tr key={title} class={nth === rows.length - 1 ? 'split-final' : undefined}>
              <th scope="row">{title}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Row = readonly [title: string, amount: string];

/** What could be chance is told together: its sum is known even where its parts are not. */
function pointsRows(split: Result, isLead: boolean): readonly Row[] {
  const { start, final, clear, together, left } = partsOf(split);
  const about = (points: string) => say('split.about', { points });
  const printed = isLead ? signedPoints : printedPoints;
  return [
    [say(isLead ? 'split.start.lead' : 'split.start'), about(printed(start))],
    ...clear.map(([part, points]): Row => [say(`split.${part}`), signedPoints(points)]),
    ...(left ? [[say(`split.${left}`), about(signedPoints(together))] satisfies Row] : []),
    [say(isLead ? 'split.final.lead' : 'split.final'), printed(final)],
  ];
}

/** A share of all missions: more than all of them would mean nothing, nor does what could be chance. */
function missionRows(split: Result): readonly Row[] {
  const { mean, error } = split.start;
  const start =
    error <= VAGUE ? say('split.about', { points: percent(mean) }) : say('split.unknown');
  const clear = PARTS.filter((part) => split[part].isClear);
  const amount = (part: Part): string => {
    const change = split[part];
    const isKnown = change.error <= VAGUE && Math.abs(change.mean) <= 1;
    if (isKnown) return signedPercent(change.mean);
    return say(change.mean > 0 ? `split.${part}.more` : `split.${part}.less`);
  };
  return [
    [say('split.start'), start],
    ...clear.map((part): Row => [say(`split.${part}`), amount(part)]),
    [say('split.final'), say(split.final === 1 ? 'split.won' : 'split.lost')],
  ];
}
