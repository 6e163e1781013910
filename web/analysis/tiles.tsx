import type { Analysis } from '#bots/analysis/told.ts';
import { goodShare } from './rows.ts';
import { percent, say, signed } from './words.ts';

/** How good the choices were, how lucky the dice, and what was left on the table. */
export function Tiles({ analysis }: { readonly analysis: Analysis }) {
  const { luck, lost } = analysis.score;
  const share = goodShare(analysis);
  return (
    <ul class="analysis-tiles">
      {share !== undefined && (
        <li>
          <b>{percent(share)}</b>
          <small>{say('tile.choices')}</small>
        </li>
      )}
      <li>
        <b>{signed(luck.mean)}</b>
        <small>{say('tile.luck', { error: Math.ceil(luck.error) })}</small>
      </li>
      <li>
        <b>{signed(-lost.mean)}</b>
        <small>{say('tile.left')}</small>
      </li>
    </ul>
  );
}
