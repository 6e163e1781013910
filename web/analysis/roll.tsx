import type { DecisionLook } from '#bots/analysis/told.ts';
import type { Counted } from '#bots/counted.ts';
import type { Reasoning } from '#bots/reasons.ts';
import type { Seat } from '#engine/contract.ts';
import { Icon } from '#ui/icon.tsx';
import type { Story } from '../story/open.ts';
import type { Words } from '../table/words.ts';
import { lostAmounts, luckAmount } from './amount.ts';
import { Choice } from './choice.tsx';
import { lossOf } from './loss.ts';
import { contrastLine, reasonLine } from './reasons.ts';
import type { RollRow } from './rows.ts';
import { toldIn } from './told-in.ts';
import { say } from './words.ts';

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

const LUCK = {
  points: 'roll.luck.points',
  lead: 'roll.luck.lead',
  mean: 'roll.luck.mean',
  mission: 'roll.luck',
} as const;

/** One roll: what was chosen, what would have been better and why. */
export function Roll({ row, ...context }: RollContext & { readonly row: RollRow }) {
  const { roll, at, decisions } = row;
  const { counted, story } = context;
  const luck = luckAmount(counted, row.luck);
  const key = LUCK[toldIn(counted, story.match.players.length)];
  return (
    <li class="roll">
      <b class="roll-number">{roll}</b>
      <div class="roll-decisions">
        {decisions.map((decision) => (
          <Decision key={decision.at} {...context} decision={decision} />
        ))}
        {decisions.length === 0 && <p class="roll-forced">{say('roll.forced')}</p>}
        <p class="roll-foot">
          <span>{luck && say(key, { amount: luck })}</span>
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
  const { at, chosen, best, isLost } = decision;
  const position = positionAt(at);
  const shown = { face: story.face, words, position, seat };
  const loss = lossOf([decision]);
  const lost = lostAmounts(counted, loss);
  return (
    <div class="roll-decision">
      <span class="roll-choices">
        <Choice {...shown} text={chosen.text} />
        {isLost && (
          <span class="roll-better">
            <em>{say('roll.better')}</em>
            <Choice {...shown} text={best.text} />
          </span>
        )}
      </span>
      <Grade {...decision} words={lost[0]} isPoints={counted !== 'mission' && loss.points > 0} />
      {lost.length > 1 && <p>{lost.slice(1).join(' ')}</p>}
      {reasoning && (
        <Why {...{ decision }} decided={{ reasoning, match: story.match, position, seat }} />
      )}
    </div>
  );
}

interface WhyProps {
  readonly decision: DecisionLook;
  readonly decided: Parameters<typeof reasonLine>[0];
}

/** What speaks for the choice if none was better, else only what the better one had and it had not. */
function Why({ decision: { chosen, best, isLost, rank }, decided }: WhyProps) {
  if (!isLost && rank > 1) return null;
  const why = isLost
    ? contrastLine(decided, best.text, chosen.text)
    : reasonLine(decided, chosen.text);
  return why ? <p>{why}</p> : null;
}

interface GradeProps extends DecisionLook {
  /** What was lost, where there is a figure for it. */
  readonly words: string | undefined;
  readonly isPoints: boolean;
}

/** What was lost, in the unit of the match; no figure if it is not significant. */
function Grade({ isLost, rank, words, isPoints }: GradeProps) {
  if (!isLost && rank > 1) return <span class="roll-grade">{say('roll.close')}</span>;
  if (!isLost) {
    return (
      <span class="roll-grade good">
        <Icon name="check" small />
        {say('roll.best')}
      </span>
    );
  }
  return (
    <span class="roll-grade bad">
      <Icon name="down" small />
      {words ?? say('roll.worse')}
      <span class="for-readers">{isPoints && say('roll.points')}</span>
    </span>
  );
}
