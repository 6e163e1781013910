import { boardOf } from '#kits/grid/boards.ts';
import { BOXES, boxName, boxNamed, COLOURS, neighbours, rowOf } from '#kits/grid/sheet.ts';

/** What one seat chooses, turn by turn. */
export type Plan = readonly string[];

type Kind = 'colour' | 'number';

/** What the leader says after turn 10, such as `strike 3 2 1`, and gives up after turn 19. */
interface Penalties {
  readonly strike?: string;
  readonly discard?: Kind;
}

const MOST_BOXES = 5;
const TOGETHER = 3;

/** Boxes to be crossed one a turn: three rows without their ends, which complete nothing. */
const STROLL = [4, 5, 3].flatMap((row) => {
  return [...'HGFEDCBIJKLMN'].map((column) => `${column}${row}`);
});

export const column = (letter: string): string => boxesWhere((box) => boxName(box)[0] === letter);
export const row = (number: number): string => boxesWhere((box) => rowOf(box) === number - 1);

export function allOf(sheet: string, colour: (typeof COLOURS)[number]): string {
  return boxesWhere((box) => colourOf(sheet, box) === colour);
}

/**
 * The choices that cross the boxes of each goal, one goal after the other, with whatever lies on
 * the way there. A number stands for strolling until so many turns have passed.
 */
export function plan(sheet: string, ...goals: readonly (string | number)[]): Plan {
  const crossed = new Set<number>();
  const choices: string[] = [];
  const cross = (names: string): void => {
    const wanted = boxesOf(names);
    while (wanted.some((box) => !crossed.has(box))) {
      const part = grow(sheet, wayTo(sheet, wanted, crossed), wanted, crossed);
      for (const box of part) crossed.add(box);
      choices.push(crossing(sheet, part));
    }
  };
  for (const goal of goals) {
    if (typeof goal === 'string') cross(goal);
    else while (choices.length < goal) cross(STROLL.find((name) => !crossed.has(boxNamed(name)!))!);
  }
  return choices;
}

/**
 * The lines of a match, turn by turn, in which every seat has its plan; whose plan has ended passes.
 * What is said after turns 10 and 19 stands before the roll that follows.
 */
export function turns(plans: readonly Plan[], count: number, penalties: Penalties = {}): string[] {
  const { strike, discard } = penalties;
  return Array.from({ length: count }, (_, i) => {
    const choices = plans.map((each) => each[i] ?? 'pass');
    const said = i === 10 ? strike : i === 19 && discard ? `discard ${discard}` : undefined;
    const lines = turn(i + 1, choices, i < 19 ? undefined : discard);
    return said === undefined ? lines : `1 ${said}\n${lines}`;
  });
}

/** The lines of one turn, with a roll of just the dice that these choices need. */
function turn(number: number, choices: readonly string[], discarded?: Kind): string {
  const active = (number - 1) % choices.length;
  const first = number > TOGETHER ? [active] : [];
  const others = [...choices.keys()].filter((seat) => !first.includes(seat));
  const faces = (at: 0 | 1, count: number, joker: string) => {
    const shown = (seats: readonly number[]) =>
      seats.map((seat) => choices[seat]!.charAt(at)).filter((face) => face !== 'pass'.charAt(at));
    const needed = [...shown(first), ...new Set(shown(others))];
    if (needed.length > count) throw new Error(`turn ${number} needs too many dice: ${choices}`);
    const spare = new Array<string>(count - needed.length).fill(needed[0] ?? joker);
    return [...needed, ...spare];
  };
  const colours = faces(0, discarded === 'colour' ? 2 : 3, 'X');
  const numbers = faces(1, discarded === 'number' ? 2 : 3, '?');
  const lines = [...first, ...others].map((seat) => `${seat + 1} ${choices[seat]}`);
  return [`roll ${[...colours, ...numbers].join(' ')}`, ...lines].join('\n');
}

/** Boxes without some of them. */
export function without(boxes: string, some: string): string {
  const left = boxes.split(' ').filter((box) => !some.split(' ').includes(box));
  return left.join(' ');
}

/** The same choice paid with both jokers. */
export function withJokers(choice: string): string {
  return choice.replace(/^\S+/, 'X?');
}

function boxesWhere(holds: (box: number) => boolean): string {
  return Array.from({ length: BOXES }, (_, box) => box)
    .filter(holds)
    .map(boxName)
    .join(' ');
}

function boxesOf(names: string): number[] {
  return names.split(' ').map((name) => boxNamed(name)!);
}

function colourOf(sheet: string, box: number): string {
  return COLOURS[boardOf(sheet).colour[box]!]!;
}

/** Open boxes from one that may be crossed now to a wanted one, through as few blocks as possible. */
function wayTo(sheet: string, wanted: readonly number[], crossed: ReadonlySet<number>): number[] {
  const { block } = boardOf(sheet);
  const reach = boxesOf(column('H')).concat([...crossed].flatMap(neighbours));
  const near = reach.find((box) => wanted.includes(box) && !crossed.has(box));
  if (near !== undefined) return [near];
  const ways = reach.map((box) => [box]);
  const seen = new Set(crossed);
  for (let way = ways.shift(); way; way = ways.shift()) {
    const box = way.at(-1)!;
    if (seen.has(box)) continue;
    seen.add(box);
    if (wanted.includes(box)) return way;
    for (const beside of neighbours(box)) {
      if (block[beside] === block[box]) ways.unshift([...way, beside]);
      else ways.push([...way, beside]);
    }
  }
  throw new Error(`no way to ${wanted.map(boxName)}`);
}

/** The way's first box with up to four more of its block that lie on the way or are wanted. */
function grow(
  sheet: string,
  way: readonly number[],
  wanted: readonly number[],
  crossed: ReadonlySet<number>,
): number[] {
  const { block } = boardOf(sheet);
  const useful = new Set([...way, ...wanted].filter((box) => !crossed.has(box)));
  const part = [way[0]!];
  for (const box of part) {
    for (const beside of neighbours(box)) {
      const fits = useful.has(beside) && block[beside] === block[box] && !part.includes(beside);
      if (fits && part.length < MOST_BOXES) part.push(beside);
    }
  }
  return part.sort((one, other) => one - other);
}

function crossing(sheet: string, boxes: readonly number[]): string {
  const dice = `${colourOf(sheet, boxes[0]!)}${boxes.length}`;
  return [dice, ...boxes.map(boxName)].join(' ');
}
