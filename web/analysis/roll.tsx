import type { DecisionLook } from '#bots/analysis/told.ts';
import type { Reasoning } from '#bots/reasons.ts';
import type { Seat } from '#engine/contract.ts';
import { Icon } from '#ui/icon.tsx';
import type { Story } from '../story/open.ts';
import type { Words } from '../table/words.ts';
import { Choice } from './choice.tsx';
import { reasonLine } from './reasons.ts';
import type { RollRow } from './rows.ts';
import { percent, say, signed } from './words.ts';

/** What rows of rolls need to be drawn. */
export interface RollContext {
  readonly story: Story;
  readonly words: Words;
  readonly seat: Seat;
  /** The table before the entry of a number. */
  readonly positionAt: (at: number) => unknown;
  /** Missing until it has been fetched. */
  readonly reasoning: Reasoning | undefined;
  readonly onRetry: (at: number) => void;
}

/** One roll: what was chosen, what would have been better and why. */
export function Roll({ row, ...context }: RollContext & { readonly row: RollRow }) {
  const { roll, at, luck, decisions } = row;
  return (
    <li class="roll">
      <b class="roll-number">{roll}</b>
      <div class="roll-decisions">
        {decisions.map((decision) => (
          <Decision key={decision.at} {...context} decision={decision} />
        ))}
        {decisions.length === 0 && <p class="roll-forced">{say('roll.forced')}</p>}
        <p class="roll-foot">
          <span>{say('roll.luck', { points: signed(luck) })}</span>
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
  const { story, words, seat, positionAt, reasoning } = context;
  const { at, chosen, best, isLost } = decision;
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
      <Grade {...decision} />
      {(isLost || chosen.text === best.text) && why && <p>{why}</p>}
    </div>
  );
}

/** Where winning was worth more than points, what was lost is told in chances to win. */
function Grade({ isLost, rank, lead: { score, win } }: DecisionLook) {
  if (!isLost) {
    return (
      <span class="roll-grade good">
        <Icon name="check" small />
        {say(rank === 1 ? 'roll.best' : 'roll.fine')}
      </span>
    );
  }
  const isPoints = score.mean > 0;
  return (
    <span class="roll-grade bad">
      <Icon name="down" small />
      {isPoints ? signed(-score.mean) : say('roll.win', { percent: percent(-win.mean) })}
      <span class="for-readers">{isPoints && say('roll.points')}</span>
    </span>
  );
}
