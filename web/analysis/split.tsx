import type { Analysis } from '#bots/analysis/told.ts';
import { splitRows } from './split-rows.ts';
import { toldIn } from './told-in.ts';
import { say } from './words.ts';

const TITLES = {
  points: 'split.title',
  lead: 'split.title.lead',
  mean: 'split.title.mean',
  mission: 'split.title.mission',
} as const;

interface Props {
  readonly analysis: Analysis;
  readonly seats: number;
}

/** Luck and skill: a result in its parts, which add up. */
export function Split({ analysis, seats }: Props) {
  const rows = splitRows(analysis, seats);
  return (
    <section class="analysis-card">
      <h2>{say(TITLES[toldIn(analysis.counted, seats)])}</h2>
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
