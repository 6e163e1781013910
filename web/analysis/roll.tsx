import type { Counted, DecisionLook } from '#bots/analysis/told.ts';
import type { Reasoning } from '#bots/reasons.ts';
import type { Seat } from '#engine/contract.ts';
import { Icon } from '#ui/icon.tsx';
import type { Story } from '../story/open.ts';
import type { Words } from '../table/words.ts';
import { amount } from './amount.ts';
import { Choice } from './choice.tsx';
import { reasonLine } from './reasons.ts';
import type { RollRow } from './rows.ts';
import { say, signed, signedPercent } from './words.ts';

/** What rows of rolls need to be drawn. */
export interface RollContext {
  readonly story: Story;
  readonly words: Words;
  readonly seat: Seat;
  readonly counted: Counted;
  /** The table before the entry of a number. */
  readonly positionAt: (at: number) => unknown;
  /** Missing until it has been fetched. */
  readonly reasoning: Reasoning | undefined;
  readonly onRetry: (at: number) => void;
}

/** One roll: what was chosen, what would have been better and why. */
export function Roll({ row, ...context }: RollContext & { readonly row: RollRow }) {
  const { roll, at, luck, luckWin, decisions } = row;
  return (
    <li class="roll">
      <b class="roll-number">{roll}</b>
      <div class="roll-decisions">
        {decisions.map((decision) => (
          <Decision key={decision.at} {...context} decision={decision} />
        ))}
        {decisions.length === 0 && <p class="roll-forced">{say('roll.forced')}</p>}
        <p class="roll-foot">
          <span>{say('roll.luck', { amount: amount(context.counted, luck, luckWin) })}</span>
          <button
            type="button"
            class="button quiet small"
            aria-label={say('roll.retry.label', { roll })}
            onClick={() => context.onRetry(at)}
          >
            <Icon name="undo" small />
            {say('roll.retry')}
          </button>
        </p>
      </div>
    </li>
  );
}

function Decision({ decision, ...context }: RollContext & { readonly decision: DecisionLook }) {
  const { story, words, seat, counted, positionAt, reasoning } = context;
  const { at, chosen, best, isLost, lead } = decision;
  const position = positionAt(at);
  const shown = { face: story.face, words, position, seat };
  const why = reasoning && reasonLine(reasoning, story.match, position, seat, best.text);
  return (
    <div class="roll-decision">
      <span class="roll-choices">
        <Choice {...shown} text={chosen.text} />
        {isLost && (
          <>
            <em>{say('roll.better')}</em>
            <Choice {...shown} text={best.text} />
          </>
        )}
      </span>
      <Grade {...decision} counted={counted} />
      {isLost && counted === 'win' && !isInPoints(decision, counted) && (
        <p>{say('roll.beside', { points: signed(-lead.score.mean) })}</p>
      )}
      {(isLost || chosen.text === best.text) && why && <p>{why}</p>}
    </div>
  );
}

/** What was lost, in what the match is played for; where that is not sure, no verdict. */
function Grade({ counted, ...decision }: DecisionLook & { readonly counted: Counted }) {
  const {
    isLost,
    rank,
    lead: { score, win },
  } = decision;
  if (!isLost && rank > 1) return <span class="roll-grade">{say('roll.close')}</span>;
  if (!isLost) {
    return (
      <span class="roll-grade good">
        <Icon name="check" small />
        {say('roll.best')}
      </span>
    );
  }
  const isPoints = isInPoints(decision, counted);
  return (
    <span class="roll-grade bad">
      <Icon name="down" small />
      {isPoints
        ? signed(-score.mean)
        : say(counted === 'win' ? 'roll.win' : 'amount.mission', {
            percent: signedPercent(-win.mean),
          })}
      <span class="for-readers">{isPoints && say('roll.points')}</span>
    </span>
  );
}

/** Where a match is won or lost either way, points are all that can be lost. */
function isInPoints({ lead: { win } }: DecisionLook, counted: Counted): boolean {
  return counted === 'points' || (counted === 'win' && Math.round(100 * win.mean) === 0);
}
