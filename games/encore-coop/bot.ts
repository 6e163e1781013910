import type { Bot } from '#bots/bot.ts';
import { greedyBot } from '#bots/greedy.ts';
import type { Seat } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import { WHOLE_COLOUR } from '#kits/grid/board.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { COLUMN_POINTS } from '#kits/grid/claims.ts';
import type { Paper } from '#kits/grid/paper.ts';
import { isCrossed } from '#kits/grid/paper.ts';
import { boxNamed, COLOURS, COLUMN_LETTERS, ROWS } from '#kits/grid/sheet.ts';
import type { Hopes } from '#kits/grid/worth.ts';
import { columnsWorth, hopeFor, roomWorth } from '#kits/grid/worth.ts';
import { FRAMES, progress, WORD } from './missions.ts';
import { evenShares, strikeOf, suggestedDiscard } from './penalties.ts';
import { MISSES_TO_LOSE } from './play.ts';
import type { Position } from './position.ts';
import { encoreCoop } from './rules.ts';

/** Found by matches of bots with each other. */
const HOPES: Hopes = { column: 0.75, colour: 0.7, joker: 1.6, star: 0, reach: 0.1, block: 0.7 };
const ROW_HOPE = 0.75;
const FRAME_HOPE = 0.7;
const LETTER_HOPE = 0.8;
/** What each part of a mission is worth, as if it brought points. */
const GOAL_WORTH = { colours: 12, rows: 12, stars: 2, blocks: 5, word: 6 };
const MISS = 6;

const WORD_COLUMNS = [...WORD].map((letter) => COLUMN_LETTERS.indexOf(letter));

const player = greedyBot(encoreCoop, worth);

/** C7, C8: the leader says what is suggested. */
export const greedy: Bot<Position> = {
  choose(position, seat, random) {
    if (position.phase === 'strike') return strikeOf(evenShares(position));
    if (position.phase === 'discard') return suggestedDiscard(position);
    return player.choose(position, seat, random);
  },
};

/** What the group may hope for, as far as this seat can do something about it. */
export function worth(position: Position, seat: Seat): number {
  const misses = position.misses[seat]!;
  if (misses >= MISSES_TO_LOSE) return Number.NEGATIVE_INFINITY;
  const paper = position.papers[seat]!;
  return (
    columnsWorth(position, seat, COLUMN_POINTS, HOPES.column) +
    roomWorth(paper, HOPES) +
    HOPES.joker * paper.jokers -
    MISS * misses +
    missionWorth(position)
  );
}

function missionWorth(position: Position): number {
  let sum = 0;
  for (const [goal, [, need]] of Object.entries(progress(position))) {
    const hopes = goalHopes(position, goal).sort((one, other) => other - one);
    const each = GOAL_WORTH[goal as keyof typeof GOAL_WORTH];
    for (let i = 0; i < need; i++) sum += each * hopes[i]!;
  }
  return sum;
}

/** How near the group is to everything that counts towards a goal: 1 when it is done. */
function goalHopes(position: Position, goal: string): number[] {
  const { papers } = position;
  const nearest = (hope: (paper: Paper) => number) => Math.max(...papers.map(hope));
  switch (goal) {
    case 'colours':
      return COLOURS.map((_, i) =>
        nearest(({ crossed }) => HOPES.colour ** popcount(WHOLE_COLOUR & ~crossed[i]!)),
      );
    case 'rows':
      return Array.from({ length: ROWS }, (_, row) =>
        nearest((paper) => hopeFor(paper, boardOf(paper.sheet).rows[row]!, ROW_HOPE)),
      );
    case 'stars':
      return [...COLUMN_LETTERS].map((_, column) =>
        nearest((paper) => Number(hasStar(paper, column))),
      );
    case 'blocks':
      return FRAMES.map((boxes) => {
        const open = boxes.filter((box) => !papers.some((paper) => has(paper, box)));
        return FRAME_HOPE ** open.length;
      });
    default:
      return WORD_COLUMNS.map((column, i) => letterHope(position, column, i - position.word));
  }
}

/** A column completed before its turn in the word is lost for it (mission 5). */
function letterHope({ papers }: Position, column: number, before: number): number {
  if (before < 0) return 1;
  const hopes = papers.map((paper) => {
    const isSpent = ((paper.first | paper.later) >> column) & 1;
    return isSpent ? 0 : hopeFor(paper, boardOf(paper.sheet).columns[column]!, HOPES.column);
  });
  return Math.max(...hopes) * LETTER_HOPE ** before;
}

function hasStar(paper: Paper, column: number): boolean {
  const { sheet } = boardOf(paper.sheet);
  return has(paper, boxNamed(sheet.stars[column]!)!);
}

function has(paper: Paper, box: number): boolean {
  return isCrossed(boardOf(paper.sheet), paper, box);
}
