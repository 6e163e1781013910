import type { Analysis } from '#bots/analysis/told.ts';
import { isMore } from './amount.ts';
import { partsOf } from './parts.ts';
import { firstShare, rowsOf, worstOf } from './rows.ts';
import { percent, say, signed, signedPoints } from './words.ts';

/** What a tile says large, and the words below it. */
interface Tile {
  readonly figure: string;
  readonly words: string;
  /** Words where a figure would say more than is known. */
  readonly isWord?: boolean;
}

/** With a larger error one cannot tell average dice from others. */
const CLOSE = { points: 2, chance: 0.1 };

/** How good the choices were, how lucky the dice, and what was left on the table. */
export function Tiles({ analysis }: { readonly analysis: Analysis }) {
  const share = firstShare(analysis);
  const first = share === undefined ? [] : [{ figure: percent(share), words: say('tile.choices') }];
  const tiles: readonly Tile[] = [...first, luckTile(analysis), leftTile(analysis)];
  return (
    <ul class="analysis-tiles">
      {tiles.map(({ figure, words, isWord }) => (
        <li key={words}>
          <b class={isWord ? 'tile-word' : undefined}>{figure}</b>
          <small>{words}</small>
        </li>
      ))}
    </ul>
  );
}

function luckTile(analysis: Analysis): Tile {
  return analysis.counted === 'mission' ? missionLuck(analysis) : pointsLuck(analysis);
}

function missionLuck({ win: { dice } }: Analysis): Tile {
  if (!dice.isClear) return unclear(dice.error <= CLOSE.chance);
  const figure = say(dice.mean > 0 ? 'tile.luck.more' : 'tile.luck.less');
  return { figure, words: say('tile.luck.words'), isWord: true };
}

function pointsLuck({ counted, score }: Analysis): Tile {
  const { isClear, mean, high, error } = score.dice;
  const words = say(counted === 'win' ? 'tile.luck.lead' : 'tile.luck', {
    within: Math.max(1, Math.round(high - mean)),
  });
  const { left, together } = partsOf(score);
  if (isClear) return { figure: signedPoints(Math.round(mean)), words };
  if (error <= CLOSE.points || left !== 'dice') return unclear(error <= CLOSE.points);
  // All choices are known, so the dice are the rest.
  return { figure: say('split.about', { points: signedPoints(together) }), words, isWord: true };
}

function unclear(isClose: boolean): Tile {
  const kind = isClose ? 'even' : 'open';
  return { figure: say(`tile.luck.${kind}`), words: say(`tile.luck.${kind}.words`), isWord: true };
}

/** Only what would surely have been better was left: in points, or in choices where there are none. */
function leftTile({ counted, lost, ...analysis }: Analysis): Tile {
  const rows = rowsOf(analysis);
  const worst = worstOf(rows);
  if (!worst)
    return { figure: say('tile.left.none'), words: say('tile.left.none.words'), isWord: true };
  const { roll } = worst;
  if (counted !== 'mission' && isMore(lost.score)) {
    return { figure: signed(-lost.score.mean), words: say('tile.left', { roll }) };
  }
  const count = analysis.decisions.filter(({ isLost }) => isLost).length;
  const key = counted === 'mission' ? 'tile.left.mission' : 'tile.left.choices';
  return { figure: String(count), words: say(key, { count, roll }) };
}
