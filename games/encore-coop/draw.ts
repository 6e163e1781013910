import type { Seat } from '#engine/contract.ts';
import type { Brush } from '#kits/brush.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { COLUMN_POINTS } from '#kits/grid/claims.ts';
import {
  coloursLine,
  diceLine,
  jokersLine,
  litBoxes,
  marked,
  scoreLines,
  sheetLines,
  ticked,
  titled,
} from '#kits/grid/draw.ts';
import { countOpen } from '#kits/grid/paper.ts';
import { boxName, COLOURS, COLUMN_LETTERS, COLUMNS, ROW_LETTERS } from '#kits/grid/sheet.ts';
import { goalsOf } from './goals.ts';
import { FRAMES, progress, WORD } from './missions.ts';
import { MISSES_TO_LOSE, TURNS } from './play.ts';
import type { Position } from './position.ts';
import { encoreCoop } from './rules.ts';
import { scores } from './score.ts';

/** The corners of mission 4's framed squares, upper left and lower right. */
const FRAME_NAMES = FRAMES.map((boxes) => `${boxName(boxes[0]!)}-${boxName(boxes.at(-1)!)}`);
/** The turns before each goal, and the columns of text for a part of the ladder and for a goal. */
const STAGES = [
  [1, 10],
  [11, 19],
  [20, TURNS],
] as const;
const STAGE = 22;
const GOAL = 18;

/** The dice, the sheet as it is printed, and how the group stands. */
export function draw(position: Position, seat: Seat, brush: Brush): string[] {
  const paper = position.papers[seat]!;
  const { rows } = boardOf(paper.sheet);
  const drawing = {
    table: position,
    seat,
    brush,
    points: COLUMN_POINTS,
    lit: litBoxes(encoreCoop, position, seat, brush.lit),
    hasGold: false,
    side(row: number) {
      const open = countOpen(paper, rows[row]!);
      return `${ROW_LETTERS[row]} ${open === 0 ? '✓' : `${open} to go`}`;
    },
  };
  return [
    diceLine(position, brush),
    '',
    ...sheetLines(drawing),
    '',
    coloursLine(drawing, false),
    ...scoreLines(
      [
        { title: 'Columns', points: scores(position)[seat]!.parts.columns },
        jokersLine(drawing),
        { title: 'Misses', text: missText(position, seat) },
        { title: 'Team', text: teamText(position) },
      ],
      brush,
    ),
    ...turnLines(position),
    ...missionLines(position),
  ];
}

function missText({ misses }: Position, seat: Seat): string {
  const others = misses.filter((_, other) => other !== seat);
  return (
    marked('X', misses[seat]!, MISSES_TO_LOSE) +
    (others.length > 0 ? `  others ${others.join(' ')}` : '')
  );
}

function teamText(position: Position): string {
  const sum = (part: string) => scores(position).reduce((all, { parts }) => all + parts[part]!, 0);
  return `${sum('columns')} points, ${sum('jokers')} jokers`;
}

/** The ladder: who is active on each turn, and the goals at its three ends. */
function turnLines({ papers, phase, rolls, goals }: Position): string[] {
  const done = phase === 'roll' || phase === 'over' ? rolls : rolls - 1;
  const turn = (each: number) => {
    if (each <= done) return ' ·';
    const active = ((each - 1) % papers.length) + 1;
    return `${each === done + 1 && phase !== 'over' ? '>' : ' '}${active}`;
  };
  const turns = STAGES.map(([from, to]) => {
    const stage = Array.from({ length: to - from + 1 }, (_, i) => turn(from + i));
    return stage.join('').padEnd(STAGE);
  });
  const asked = goalsOf(goals, papers.length).points.map((points) => ` ${points}`.padEnd(STAGE));
  return [
    titled('Turns', turns.join('').trimEnd()),
    titled('Goals', `${asked.join('').trimEnd()} with jokers`),
  ];
}

/** C3: everything that the mission asks for; what is done, by whomever, is ticked. */
function missionLines(position: Position): string[] {
  return Object.entries(progress(position)).map(([goal, [have, need]], i) => {
    const title = i === 0 ? `Mission ${position.mission}` : '';
    const { names, done } = parts(position, goal);
    const items = [...names].map((name, at) => ticked(name, ((done >> at) & 1) === 1));
    return titled(title, `${goal} ${have} of ${need}`.padEnd(GOAL) + items.join(' '));
  });
}

/** What counts towards a goal of a mission, and which of it is done, as bits. */
function parts(position: Position, goal: string): { names: Iterable<string>; done: number } {
  switch (goal) {
    case 'colours':
      return { names: COLOURS, done: position.claimed >> COLUMNS };
    case 'rows':
      return { names: ROW_LETTERS, done: position.rows };
    case 'stars':
      return { names: COLUMN_LETTERS, done: position.stars };
    case 'blocks':
      return { names: FRAME_NAMES, done: position.frames };
    default:
      return { names: WORD, done: (1 << position.word) - 1 };
  }
}
