import { type Goals, goalsOf } from '../goals.ts';
import type { Reached, Spread } from './reached.ts';

/** What teams of one size reached: in all missions together, and in each. */
export interface Standing {
  readonly seats: number;
  readonly all: Reached;
  readonly missions: readonly Reached[];
}

/** One goal of the table: what it asks for, how often it is reached, and what would suit better. */
export interface Suited {
  readonly seats: number;
  readonly goal: string;
  readonly asked: number;
  readonly share: number;
  /** How often three reach theirs. */
  readonly wanted: number;
  readonly better: number;
  readonly betterShare: number;
}

/** The number of players for whom the goals are printed. */
const PRINTED = 3;
const TURNS = ['after 10', 'after 19', 'after 27'];
/** What the printed rules leave open, mission by mission; of the first everything is printed. */
const RANGES = [undefined, [3, 6], [0, 5], [0, 7], [0, 3]] as const;
/** And so few players need no colours in addition to the word of mission 5. */
const WORD_ALONE = 2;
const MOST_POINTS = 400;
/** What is asked stays, unless another number is nearer by so many standard errors. */
const CHANCE = 2;

/**
 * The goals of every other number of players, matched to those of three: as near to their share of
 * matches as whole numbers allow.
 */
export function suitGoals(table: string, standings: readonly Standing[]): Suited[] {
  const three = standings.find(({ seats }) => seats === PRINTED);
  if (!three) throw new Error('the goals of three players are what all others are measured by');
  return standings.flatMap((standing) => {
    const goals = goalsOf(table, standing.seats);
    const printed = goalsOf(table, PRINTED);
    return [
      ...TURNS.map((goal, i) =>
        suited(standing, goal, [1, MOST_POINTS], {
          asked: goals.points[i]!,
          spread: ({ all }) => [all.points[i]!, all.matches],
          wanted: share(three.all.points[i]!, three.all.matches, printed.points[i]!),
        }),
      ),
      ...RANGES.flatMap((range, i) => {
        const spread = ({ missions }: Standing) =>
          [missions[i]!.counted, missions[i]!.matches] as const;
        const wanted = share(...spread(three), countOf(printed, i));
        const asked = countOf(goals, i);
        const isOpen = range && (i !== RANGES.length - 1 || standing.seats > WORD_ALONE);
        const open = isOpen ? range : ([asked, asked] as const);
        return [suited(standing, `mission ${i + 1}`, open, { asked, spread, wanted })];
      }),
    ];
  });
}

interface Measured {
  readonly asked: number;
  readonly wanted: number;
  readonly spread: (standing: Standing) => readonly [spread: Spread, matches: number];
}

function suited(
  standing: Standing,
  goal: string,
  [least, most]: readonly [number, number],
  { asked, wanted, spread }: Measured,
): Suited {
  const [counts, matches] = spread(standing);
  let better = asked;
  if (standing.seats !== PRINTED) {
    const off = (each: number) => Math.abs(share(counts, matches, each) - wanted);
    const noise = CHANCE * Math.sqrt((wanted * (1 - wanted)) / matches);
    for (let n = least; n <= Math.min(most, counts.length); n++) {
      if (off(n) < off(better) && off(n) < off(asked) - noise) better = n;
    }
  }
  return {
    seats: standing.seats,
    goal,
    asked,
    share: share(counts, matches, asked),
    wanted,
    better,
    betterShare: share(counts, matches, better),
  };
}

/** How often at least so much was reached. */
function share(spread: Spread, matches: number, least: number): number {
  return spread.slice(least).reduce((sum, times) => sum + times, 0) / matches;
}

function countOf({ colours, rows }: Goals, mission: number): number {
  return colours[mission]! + rows[mission]!;
}
