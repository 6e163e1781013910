import type { Deed, Reasoning } from '#bots/reasons.ts';
import type { Seat } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import { type Reason, signed } from '#kits/reason.ts';
import { CLOSE, sequences, usesOf } from '../moves.ts';
import { diceWanted } from '../play.ts';
import { type Area, areaOf, lastMark, MISSES, type Position } from '../position.ts';
import { COLOUR_POINTS, colourPoints, crosses, NUMBER_POINTS, numberPoints } from '../score.ts';
import { NUMBERS, RING, reach } from '../sheets.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };

// About as much as points.
const MISS = 4;
const STEP = 1.5;
const WAY = 0.5;

export const reasoning: Reasoning<Position> = {
  texts: { en, fr, de },
  reasonsOf: (deed) => (deed.before.phase === 'keep' ? keeping(deed) : using(deed)),
};

/** What the dice would bring as they lie. */
function keeping({ before, seat, move }: Deed<Position>): readonly Reason[] {
  const { points, dice } = bestNow(before, seat);
  const wanted = diceWanted(before, seat);
  const again = popcount(move);
  const key = again === 0 ? 'reason.lying' : 'reason.lyingAgain';
  return [
    // That they bring nothing is a reason to roll again, not one to leave them.
    ...(points > 0 || again > 0
      ? [{ figure: signed(points), key, args: { count: points }, weight: 2 }]
      : []),
    {
      figure: String(dice),
      key: dice < wanted ? 'reason.fewFit' : 'reason.fit',
      args: { count: dice, wanted },
      weight: dice < wanted ? 3 : 1,
    },
    ...(again > 0
      ? [{ figure: String(again), key: 'reason.again', args: { count: again }, weight: 1.5 }]
      : []),
  ];
}

/** The most points that these dice bring at once, and the most of them that can be used. */
function bestNow(position: Position, seat: Seat): { points: number; dice: number } {
  const area = areaOf(position, seat);
  const now = colourPoints(area) + numberPoints(area);
  const list: number[] = [];
  const count = sequences(area, position.dice, list);
  let [points, dice] = [0, 0];
  for (const move of list.slice(0, count)) {
    let { taken } = area;
    for (const { box } of usesOf(move)) taken |= 1 << box;
    const total =
      COLOUR_POINTS[popcount(taken & RING)]! + NUMBER_POINTS[popcount(taken & NUMBERS)]!;
    points = Math.max(points, total - now);
    dice = Math.max(dice, diceIn(move));
  }
  return { points, dice };
}

function diceIn(move: number): number {
  return usesOf(move).reduce((sum, { dice }) => sum + dice, 0);
}

function using({ before, after, seat, move }: Deed<Position>): readonly Reason[] {
  const old = areaOf(before, seat);
  const now = after.sheets[seat]![before.sheets[seat]!.length - 1]!;
  const isOn = now.misses < MISSES && !(move & CLOSE);
  return [
    ...gain('reason.colours', crosses(now) - crosses(old), colourPoints(now) - colourPoints(old)),
    ...gain(
      'reason.numbers',
      now.line.length - old.line.length,
      numberPoints(now) - numberPoints(old),
    ),
    ...(isOn ? [...nextStep(old, now), ...ways(now)] : []),
    ...missed(before, now, old, seat),
    ...(move & CLOSE ? [closing(now)] : []),
  ];
}

function gain(key: string, count: number, points: number): readonly Reason[] {
  if (points === 0) return [];
  return [{ figure: signed(points), key, args: { count, points }, weight: points + 0.5 * count }];
}

/** The points of the ring come in steps: what brings none yet brings the next one nearer. */
function nextStep(old: Area, now: Area): readonly Reason[] {
  const have = crosses(now);
  const at = COLOUR_POINTS.findIndex((points) => points > COLOUR_POINTS[have]!);
  if (at === -1) return [];
  const points = COLOUR_POINTS[at]!;
  if (have > crosses(old) && colourPoints(now) === colourPoints(old)) {
    const args = { need: at, points };
    return [{ figure: `${have}/${at}`, key: 'reason.nearer', args, weight: STEP }];
  }
  const count = at - have;
  if (count > 2) return [];
  return [{ figure: String(count), key: 'reason.step', args: { count, points }, weight: STEP }];
}

function ways(now: Area): readonly Reason[] {
  if (now.line.length === 0) return [];
  const count = popcount(reach(now.taken, lastMark(now)) & NUMBERS);
  if (count === 0) return [];
  return [{ figure: String(count), key: 'reason.ways', args: { count }, weight: WAY * count }];
}

function missed(before: Position, now: Area, old: Area, seat: Seat): readonly Reason[] {
  const count = now.misses;
  if (count === old.misses) {
    const wanted = diceWanted(before, seat);
    return [{ figure: String(wanted), key: 'reason.enough', args: { count: wanted }, weight: 1 }];
  }
  return [{ figure: signed(1), key: 'reason.miss', args: { count, most: MISSES }, weight: MISS }];
}

function closing(now: Area): Reason {
  const points = colourPoints(now) + numberPoints(now);
  return { figure: String(points), key: 'reason.closes', args: { count: points }, weight: 10 };
}
