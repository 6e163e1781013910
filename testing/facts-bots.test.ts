import { expect, test } from 'vitest';
import { AHEAD } from '#bots/analysis.ts';
import { LEVELS } from '#bots/levels.ts';
import { EARLY, FEWEST, SURELY } from '#bots/weigh/compare.ts';
import { CASUAL, EXPERT, NOVICE, STRONG } from '#games/choice/bots/levels.ts';
import { BOXES, LINE_STATES } from '#games/choice/bots/lines.ts';
import { ROLLS as CHOICE_ROLLS } from '#games/choice/bots/prices.ts';
import { MASKS } from '#games/choice/bots/rerolls.ts';
import { RING_STATES } from '#games/choice/bots/rings.ts';
import { TRAITS } from '#games/choice/bots/traits.ts';
import { MISSES } from '#games/choice/position.ts';
import { CROWD, BLURS as ENCORE_BLURS } from '#games/encore/bots/levels.ts';
import { WIDTH as ENCORE_WIDTH, ROLLS, ROLLS_ALONE } from '#games/encore/bots/search.ts';
import coopLearnt from '#games/encore-coop/bots/learnt.json' with { type: 'json' };
import { BLUR } from '#games/encore-coop/bots/levels.ts';
import { ROLLS as COOP_ROLLS, WIDTH as COOP_WIDTH } from '#games/encore-coop/bots/search.ts';
import { goalsOf } from '#games/encore-coop/goals.ts';
import { MISSES_TO_LOSE, TURNS } from '#games/encore-coop/play.ts';
import { MASTER_TABLES, BLURS as PLUS_BLURS } from '#games/encore-plus/bots/levels.ts';
import { ROLLS as PLUS_ROLLS, WIDTH as PLUS_WIDTH } from '#games/encore-plus/bots/search.ts';
import { GAMES } from '#games/index.ts';
import { EFFORT } from '#games/qwixx/bots/levels.ts';
import { NEAR } from '#games/qwixx/bots/search.ts';
import golden from '#kits/grid/good/golden.json' with { type: 'json' };
import plain from '#kits/grid/good/plain.json' with { type: 'json' };
import { PER_DIGIT } from '#kits/grid/good.ts';
import { COLOURS } from '#kits/grid/sheet.ts';
import { BOTS_BUDGET } from '#server/build/bots-budget.ts';
import { TIME as LOOK } from '#web/analysis/look.ts';
import { faultsOf, inWords, timeInWords } from './facts.ts';

const { novice, casual, strong } = ENCORE_BLURS;
const COOP = GAMES.find(({ id }) => id === 'encore-coop')!;
/** The faces of a number die apart from its joker. */
const NUMBERS = 5;
const ERRORS = inWords(SURELY);

const FACTS: readonly string[] = [
  `Every game has ${inWords(LEVELS.length)} levels`,
  `The first ${inWords(LEVELS.length - 1)} answer at once`,
  `${kilobytes(BOTS_BUDGET.code)} of code and ${kilobytes(BOTS_BUDGET.data)} of data for each game`,

  `${EFFORT.samples} times ${inWords(EFFORT.turns)} turns, the same dice`,
  `within ${inWords(NEAR * 1000)} chances of a thousand`,

  `by at most ${hundredths(novice.chance)}, ${hundredths(casual.chance)} and ${hundredths(strong.chance)} hundredths of a match with two (${hundredths(CROWD)} per cent more with every further seat), alone by ${novice.points}, ${casual.points} and ${strong.points} points`,
  `takes the ${inWords(ENCORE_WIDTH.most)} moves that \`expert\` likes best`,
  `${inWords(ROLLS)} rolls at a table, ${inWords(ROLLS_ALONE)} alone`,

  `up to ${PLUS_BLURS.strong.points} points (\`strong\`), ${PLUS_BLURS.casual.points} (\`casual\`) or ${PLUS_BLURS.novice.points} (\`novice\`) alone, and by ${hundredths(PLUS_BLURS.strong.chance)}, ${hundredths(PLUS_BLURS.casual.chance)} or ${hundredths(PLUS_BLURS.novice.chance)} in a hundred`,
  `Plays on after the ${inWords(PLUS_WIDTH.most)} best of these moves, ${inWords(PLUS_ROLLS.alone)} rolls alone and ${inWords(PLUS_ROLLS.among)} with others`,
  `counted in evaluated tables, ${inWords(MASTER_TABLES)} per decision`,

  `One to ${inWords(COOP.players.max)} players, one team: a mission, ${TURNS} turns, and nobody may have nothing to cross ${inWords(MISSES_TO_LOSE)} times.`,
  `how many of the ${COLOURS.length * NUMBERS} pairs of a colour and a number`,
  `How much each fact counts is ${Object.keys(coopLearnt.team).length} numbers`,
  `misjudged by up to ${hundredths(BLUR.strong)}, ${hundredths(BLUR.casual)} and ${hundredths(BLUR.novice)} points of a hundred`,
  `a mission is ${TURNS} small decisions`,
  `expert's best ${inWords(COOP_WIDTH.most)} moves and plays its own sheet on for ${inWords(COOP_ROLLS)} rolls`,
  `the same dice for all ${inWords(COOP_WIDTH.most)};`,
  `one player needs ${goals(2, 1)} where the guess was ${goals(1, 1)}, two ${goals(2, 2)} (${goals(1, 2)}), four ${goals(2, 4)} (${goals(1, 4)}), five ${goals(2, 5)} (${goals(1, 5)}).`,

  `one arc of a ring (${RING_STATES} of them)`,
  `one line through ${inWords(BOXES)} hexagons (${inWords(LINE_STATES)} ways to have drawn it`,
  `and up to ${inWords(MISSES)} misses.`,
  `all ${CHOICE_ROLLS} ways the dice may lie`,
  `every one of the ${CHOICE_ROLLS} rolls`,
  `each of the ${inWords(MASKS)} ways to roll again`,
  `${inWords(MISSES)} misses do it`,
  `over ${inWords(TRAITS)} features`,
  `${Math.round(hundredths(NOVICE.among))}, ${Math.round(hundredths(CASUAL.among))} and ${Math.round(hundredths(STRONG.among))} hundredths of a match at most, alone ${NOVICE.alone}, ${CASUAL.alone} and ${STRONG.alone} points`,
  `it is off by ${EXPERT.alone} points at most`,

  `A move that is ${ERRORS} standard errors behind`,
  `from ${FEWEST} samples on`,
  `in the analysis from ${inWords(EARLY)}, to save time`,
  `takes ${ERRORS} standard errors of the difference and at least ${FEWEST} samples`,
  `more than ${ERRORS} of its standard errors, after at least ${FEWEST} sets of dice`,
  `plays on for ${inWords(AHEAD)} rolls and then asks the net`,
  `In the browser it takes some ${timeInWords(LOOK)}`,

  `the codes from ${plain.from} to ${plain.to} (golden: ${golden.to}) are good, ${inWords(PER_DIGIT)} to a digit`,
];

test('docs/bots.md says what the code has, and no other figure but what was measured', () => {
  expect(faultsOf('docs/bots.md', FACTS)).toEqual({ missing: [], unanswered: [] });
});

function kilobytes(bytes: number): string {
  return `${bytes / 1000} kB`;
}

/** Without what is too little for a number to hold. */
function hundredths(share: number): number {
  return Number((share * 100).toFixed(1));
}

function goals(table: 1 | 2, seats: number): string {
  return goalsOf(`house-${table}`, seats).points.join(' / ');
}
