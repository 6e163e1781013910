import type { Analysis, DecisionLook, RollLook, Split } from '#bots/analysis/told.ts';
import type { Match } from '#engine/match.ts';
import type { Estimate } from '#kits/sums.ts';
import { type Row, tableLines } from '../table.ts';
import { plain } from '../text.ts';

interface About {
  readonly bot: string;
  readonly seed: string;
  readonly columns: number;
}

/** What was seen of a match, for people. */
export function analysisLines(
  { game, players }: Match,
  looks: readonly Analysis[],
  { bot, seed, columns }: About,
): string[] {
  const samples = looks[0]!.samples;
  return [
    `${game.name}: looked at on ${samples} sets of dice, ${bot} plays on, seed ${seed}`,
    ...looks.flatMap((look) => [
      '',
      ...results(plain(players[look.seat]!), look),
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

/** What is told of each roll: points alone, both, or how the mission stood. */
const HEADS = {
  points: ['Luck', 'Lost'],
  win: ['Luck', 'Lost', 'Win lost'],
  mission: ['Luck', 'Lost'],
} as const;

function results(name: string, { counted, score, win }: Analysis): string[] {
  if (counted === 'mission') return [`${name}, chance for the mission: ${sum(win, percent)}`];
  const scored = `${name}: ${sum(score, points)}`;
  return counted === 'points' ? [scored] : [scored, `Chance to win: ${sum(win, percent)}`];
}

type Figure = (value: number) => string;

const points: Figure = (value) => signless(value.toFixed(1));
const percent: Figure = (value) => `${signless((100 * value).toFixed(0))} %`;

function sum({ final, start, luck, lost, rest }: Split, figure: Figure): string {
  const parts = [
    `${figure(start.mean)} expected`,
    `${signed(luck.mean, figure)} luck`,
    `− ${figure(lost.mean)} lost`,
    `${signed(rest, figure)} rest`,
  ];
  return `${figure(final)} = ${parts.join(' ')}`;
}

function choices(decisions: readonly DecisionLook[]): string {
  const share = (rank: number) =>
    Math.round((100 * decisions.filter((each) => each.rank <= rank).length) / decisions.length);
  if (decisions.length === 0) return 'There was nothing to choose.';
  return `First choice of the bot ${share(1)} %, first or second ${share(2)} %.`;
}

/** A roll with what was decided after it; only what is better than chance is called lost. */
function rowOf({ roll, luck }: RollLook, { counted, decisions: all }: Analysis): Row {
  const decisions = all.filter((each) => each.roll === roll);
  const lost = decisions.filter(({ isLost }) => isLost);
  const words = decisions.map(({ chosen, best, isLost }) =>
    isLost ? `${chosen.text} (better ${best.text})` : chosen.text,
  );
  const total = (of: (decision: DecisionLook) => Estimate, figure: Figure) =>
    lost.length === 0 ? '' : figure(lost.reduce((sum, each) => sum + of(each).mean, 0));
  const lostWin = total(({ lead }) => lead.win, percent);
  return {
    title: `${String(roll).padStart(3)}  ${words.join(', ')}`,
    cells:
      counted === 'mission'
        ? [signed(luck.win.mean, percent), lostWin]
        : [
            signed(luck.score.mean, points),
            total(({ lead }) => lead.score, points),
            ...(counted === 'win' ? [lostWin] : []),
          ],
  };
}

function signed(value: number, figure: Figure): string {
  return `${value < 0 ? '−' : '+'} ${figure(Math.abs(value))}`;
}

/** A minus as people write it. */
function signless(text: string): string {
  return text.replace(/^-(?=[0.]*$)/, '').replace('-', '−');
}
