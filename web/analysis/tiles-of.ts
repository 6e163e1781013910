import type { Analysis, Split } from '#bots/analysis/told.ts';
import { sumOfPoints } from './loss.ts';
import { leftOf, partsOf } from './parts.ts';
import { firstShare, rowsOf, worstOf } from './rows.ts';
import { toldIn } from './told-in.ts';
import { percent, printedPoints, say, signed, signedPoints } from './words.ts';

/** What a tile says large, and the words below it. */
interface Tile {
  readonly figure: string;
  readonly words: string;
  /** Words where a figure would say more than is known. */
  readonly isWord?: boolean;
}

/** With a larger error one cannot tell average dice from others. */
const CLOSE = { points: 2, chance: 0.1 };

const LUCK = {
  points: 'tile.luck',
  lead: 'tile.luck.lead',
  mean: 'tile.luck.mean',
} as const;

/** The parts that cannot be separated from the dice. */
const OPEN = {
  dice: 'tile.luck.open.dice',
  'dice-own': 'tile.luck.open.own',
  'dice-others': 'tile.luck.open.others',
  'dice-own-others': 'tile.luck.open.all',
} as const;

export function tilesOf(analysis: Analysis, seats: number): readonly Tile[] {
  const share = firstShare(analysis);
  const first = share === undefined ? [] : [{ figure: percent(share), words: say('tile.choices') }];
  const told = toldIn(analysis.counted, seats);
  const luck =
    told === 'mission' ? missionLuck(analysis.win) : pointsLuck(analysis.score, LUCK[told]);
  return [...first, luck, leftTile(analysis)];
}

function missionLuck(win: Analysis['win']): Tile {
  const { dice } = win;
  if (!dice.isClear) return unclear(win, CLOSE.chance);
  const figure = say(dice.mean > 0 ? 'tile.luck.more' : 'tile.luck.less');
  return { figure, words: say('tile.luck.words'), isWord: true };
}

/** The same figure as among the parts of the result. */
function pointsLuck(score: Analysis['score'], key: (typeof LUCK)[keyof typeof LUCK]): Tile {
  const { mean, high, error } = score.dice;
  const { clear, left, together, step } = partsOf(score);
  const within = Math.max(1, Math.round((high - mean) / step)) * step;
  const words = say(key, { within: printedPoints(within) });
  const own = clear.find(([part]) => part === 'dice');
  if (own) return { figure: signedPoints(own[1]), words };
  if (error <= CLOSE.points || left !== 'dice') return unclear(score, CLOSE.points);
  // All choices are known, so the dice are the rest.
  return { figure: signedPoints(together), words };
}

function unclear(split: Split, close: number): Tile {
  if (split.dice.error <= close) {
    return { figure: say('tile.luck.even'), words: say('tile.luck.even.words'), isWord: true };
  }
  const left = leftOf(split) as keyof typeof OPEN;
  return { figure: say('tile.luck.open'), words: say(OPEN[left]), isWord: true };
}

/** Only what would surely have been better was left: in points, or in choices where there are none. */
function leftTile({ counted, ...analysis }: Analysis): Tile {
  const rows = rowsOf(analysis);
  const worst = worstOf(rows, counted);
  if (!worst)
    return { figure: say('tile.left.none'), words: say('tile.left.none.words'), isWord: true };
  const { roll } = worst;
  const points = sumOfPoints(rows.map(({ loss }) => loss));
  if (counted !== 'mission' && points > 0) {
    return { figure: signed(-points), words: say('tile.left', { roll }) };
  }
  const count = analysis.decisions.filter(({ isLost }) => isLost).length;
  const key = counted === 'mission' ? 'tile.left.mission' : 'tile.left.choices';
  return { figure: String(count), words: say(key, { count, roll }) };
}
