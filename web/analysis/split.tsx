import type { Analysis } from '#bots/analysis/told.ts';
import { partsOf } from './parts.ts';
import { plain, say, signed } from './words.ts';

const PARTS = ['start', 'luck', 'lost', 'rest', 'final'] as const;

/** Luck and skill: a result in its parts, which add up. */
export function Split({ analysis: { score } }: { readonly analysis: Analysis }) {
  const parts = partsOf(score);
  return (
    <section class="analysis-card">
      <h2>{say('split.title')}</h2>
      <table class="split">
        <tbody>
          {PARTS.map((part) => (
            <tr key={part} class={part === 'final' ? 'split-final' : undefined}>
              <th scope="row">{say(`split.${part}`)}</th>
              {/* Where it begins and ends stands without a sign. */}
              <td>{(part === 'start' || part === 'final' ? plain : signed)(parts[part])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
