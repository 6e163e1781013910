import type { Analysis, Change, Counted, Split as Result } from '#bots/analysis/told.ts';
import { PARTS, type Part, partsOf } from './parts.ts';
import { VAGUE } from './race-lines.ts';
import { percent, printedPoints, say, signedPercent, signedPoints } from './words.ts';

/** Luck and skill: a result in its parts, which add up. What could be chance is told in words. */
export function Split({ analysis: { counted, score, win } }: { readonly analysis: Analysis }) {
  const isMission = counted === 'mission';
  const tell = isMission ? missionTeller(win) : pointsTeller(score);
  return (
    <section class="analysis-card">
      <h2>{say(isMission ? 'split.title.mission' : 'split.title')}</h2>
      <table class="split">
        <tbody>
          {PARTS.filter((part) => isIn(part, counted)).map((part) => (
            <tr key={part} class={part === 'final' ? 'split-final' : undefined}>
              <th scope="row">{say(`split.${part}`)}</th>
              <td>{tell(part)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Who plays alone has no others. */
const isIn = (part: Part, counted: Counted): boolean => part !== 'others' || counted !== 'points';

function pointsTeller(split: Result): (part: Part) => string {
  const parts = partsOf(split);
  return (part) => {
    if (part === 'final') return printedPoints(parts.final);
    if (part === 'start') {
      const { mean, error } = split.start;
      const points = printedPoints(parts.start);
      return Math.abs(mean) > error ? say('split.about', { points }) : say('split.unknown');
    }
    return split[part].isClear ? signedPoints(parts[part]) : inWords(part, split[part]);
  };
}

/** A share of all missions: more than all of them would mean nothing. */
function missionTeller(split: Result): (part: Part) => string {
  return (part) => {
    if (part === 'final') return say(split.final === 1 ? 'split.won' : 'split.lost');
    if (part === 'start') {
      const { mean, error } = split.start;
      return error <= VAGUE ? say('split.about', { points: percent(mean) }) : say('split.unknown');
    }
    const { mean, error, isClear } = split[part];
    const isKnown = isClear && error <= VAGUE && Math.abs(mean) <= 1;
    return isKnown ? signedPercent(mean) : inWords(part, split[part]);
  };
}

function inWords(part: 'dice' | 'own' | 'others', { mean, isClear }: Change): string {
  if (!isClear) return say(`split.${part}.even`);
  return say(mean > 0 ? `split.${part}.more` : `split.${part}.less`);
}
