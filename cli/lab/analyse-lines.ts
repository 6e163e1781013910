import type { Analysis, Change, DecisionLook, RollLook, Split } from '#bots/analysis/told.ts';
import type { Match } from '#engine/match.ts';
import type { Estimate } from '#kits/sums.ts';
import { type Row, tableLines } from '../table.ts';
import { plain } from '../text.ts';

interface About {
  readonly bot: string;
  readonly seed: string;
  readonly columns: number;
}

/** The analysis of a match, as lines for people. */
export function analysisLines(
  { game, players }: Match,
  looks: readonly Analysis[],
  { bot, seed, columns }: About,
): string[] {
  const samples = looks[0]!.samples;
  return [
    `${game.name}: ${samples} sets of dice, ${bot} plays on, seed ${seed}`,
    `“${UNCLEAR}”: could be chance.`,
    ...(looks[0]!.counted === 'win'
      ? ['Luck and Lost are in points; Win is the chance to win that was lost.']
      : []),
    ...looks.flatMap((look) => [
      '',
      `${plain(players[look.seat]!)}, ${whatOf(look, players.length)}`,
      ...tableLines(
        ['', look.counted === 'mission' ? WITHIN : '±'],
        partsOf(look, players.length),
        columns,
      ),
      choices(look.decisions),
      '',
      ...tableLines(
        HEADS[look.counted],
        look.rolls.map((roll) => rowOf(roll, look)),
        columns,
      ),
    ]),
  ];
}

const WHAT = {
  points: 'in points',
  win: 'in points ahead of the other',
  mission: 'chance for the mission',
} as const;

function whatOf({ counted }: Analysis, seats: number): string {
  return counted === 'win' && seats > 2 ? 'in points ahead of the others’ mean' : WHAT[counted];
}

/** The columns for each roll: points, points and the chance to win, or the chance of the mission. */
const HEADS = {
  points: ['Luck', 'Lost'],
  win: ['Luck', 'Lost', 'Win'],
  mission: ['Luck', 'Lost'],
} as const;

const UNCLEAR = '·';
/** The heading of 95 % confidence intervals. */
const WITHIN = '95 %';

type Figure = (value: number) => string;

const points: Figure = (value) => signless(value.toFixed(1));
const percent: Figure = (value) => `${signless((100 * value).toFixed(0))} %`;

/** The result, split into what was expected and what came on top. */
function partsOf({ counted, score, win }: Analysis, seats: number): Row[] {
  const isMission = counted === 'mission';
  const [figure, split]: [Figure, Split] = isMission ? [percent, win] : [points, score];
  const within = ({ mean, high }: Estimate): string => figure(high - mean);
  const part = (title: string, change: Change): Row => ({
    title,
    cells: [told(change, figure), isMission ? `± ${within(change)}` : within(change)],
  });
  // Near 0 or 1 the interval of a chance is not symmetrical.
  const { mean, low, high } = split.start;
  const start = isMission ? `${percent(low)} to ${percent(high)}` : within(split.start);
  return [
    {
      title: 'expected of such a game',
      cells: [figure(mean), start],
    },
    part('the dice, compared with average dice', split.dice),
    part('this player’s choices, compared with the bot’s', split.own),
    ...(seats === 1 ? [] : [part('the others’ choices, compared with the bot’s', split.others)]),
    {
      title: 'in the end',
      cells: [isMission ? (split.final === 1 ? 'won' : 'lost') : figure(split.final), ''],
    },
  ];
}

function choices(decisions: readonly DecisionLook[]): string {
  if (decisions.length === 0) return 'There were no choices.';
  const first = decisions.filter(({ rank }) => rank === 1).length;
  const lost = decisions.filter(({ isLost }) => isLost).length;
  return `${first} of ${decisions.length} choices were the best or as good; ${lost} clearly weren’t.`;
}

/** A roll with the decisions after it; only a significant loss is shown as lost. */
function rowOf({ roll, luck }: RollLook, { counted, decisions: all }: Analysis): Row {
  const decisions = all.filter((each) => each.roll === roll);
  const lost = decisions.filter(({ isLost }) => isLost);
  const words = decisions.map(({ chosen, best, isLost }) =>
    isLost ? `${chosen.text} (better ${best.text})` : chosen.text,
  );
  const total = (of: 'score' | 'win', figure: Figure) =>
    lost.map(({ lead }) => told(lead[of], (value) => figure(-value))).join(', ');
  const cells = {
    points: () => [told(luck.score, points), total('score', points)],
    win: () => [told(luck.score, points), total('score', points), total('win', percent)],
    mission: () => [told(luck.win, percent), total('win', percent)],
  };
  return {
    title: `${String(roll).padStart(3)}  ${words.join(', ')}`,
    cells: cells[counted](),
  };
}

/** Shows no figure that is mere noise. */
function told({ mean, isClear }: Change, figure: Figure): string {
  if (!isClear) return UNCLEAR;
  const text = figure(mean);
  return /^[\d.]*[1-9]/.test(text) ? `+${text}` : text;
}

/** Uses a typographic minus, and none before zero. */
function signless(text: string): string {
  return text.replace(/^-(?=[0.]*$)/, '').replace('-', '−');
}
