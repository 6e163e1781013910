import type { Analysis } from '#bots/analysis/told.ts';
import { firstShare } from './rows.ts';
import { percent, say, signed, signedPercent } from './words.ts';

/** How good the choices were, how lucky the dice, and what was left on the table. */
export function Tiles({ analysis }: { readonly analysis: Analysis }) {
  const share = firstShare(analysis);
  const tiles = analysis.counted === 'points' ? inPoints(analysis) : inChances(analysis);
  return (
    <ul class="analysis-tiles">
      {share !== undefined && (
        <li>
          <b>{percent(share)}</b>
          <small>{say('tile.choices')}</small>
        </li>
      )}
      {tiles.map(({ figure, words }) => (
        <li key={words}>
          <b>{figure}</b>
          <small>{words}</small>
        </li>
      ))}
    </ul>
  );
}

function inPoints({ score: { luck, lost } }: Analysis) {
  return [
    { figure: signed(luck.mean), words: say('tile.luck', { error: Math.ceil(luck.error) }) },
    { figure: signed(-lost.mean), words: say('tile.left') },
  ];
}

/** Points stand beside the chance to win, but not beside a mission. */
function inChances({ counted, score, win: { luck, lost } }: Analysis) {
  const error = percent(luck.error);
  const isMission = counted === 'mission';
  return [
    {
      figure: signedPercent(luck.mean),
      words: isMission
        ? say('tile.luck.mission', { error })
        : say('tile.luck.win', { error, points: signed(score.luck.mean) }),
    },
    {
      figure: signedPercent(-lost.mean),
      words: isMission
        ? say('tile.left.mission')
        : say('tile.left.win', { points: signed(-score.lost.mean) }),
    },
  ];
}
