import type { Deed, Reasoning } from '#bots/reasons.ts';
import { popcount } from '#kits/bits.ts';
import { endingReason, type Reason, signed } from '#kits/reason.ts';
import { ALL_DICE } from '../dice.ts';
import { CLOSE } from '../moves.ts';
import { diceWanted, endsMatch } from '../play.ts';
import { type Area, areaOf, lastMark, MISSES, type Position } from '../position.ts';
import { COLOUR_POINTS, colourPoints, crosses, numberPoints, scores } from '../score.ts';
import { NUMBERS, reach } from '../sheets.ts';
import { keeping } from './keeping.ts';
import { mostWith } from './most.ts';
import { TEXTS } from './texts/index.ts';

// About as much as points.
const MISS = 4;
const LAST_MISS = 8;
const WAY = 0.5;

export const reasoning: Reasoning<Position> = {
  texts: TEXTS,
  reasonsOf: (deed) => (deed.before.phase === 'keep' ? keeping(deed) : using(deed)),
};

function using(deed: Deed<Position>): readonly Reason[] {
  const { before, after, seat, move } = deed;
  const old = areaOf(before, seat);
  const now = after.sheets[seat]![before.sheets[seat]!.length - 1]!;
  const isOn = now.misses < MISSES && !(move & CLOSE);
  const ends = endsMatch(after.sheets[seat]!) ? ending(deed) : [];
  // Being ahead when the match ends is worth a miss; else the miss names the end.
  const isWelcome = ends.some(({ price }) => price === undefined);
  const isMissed = now.misses > old.misses;
  return [
    ...gain('reason.colours', crosses(now) - crosses(old), colourPoints(now) - colourPoints(old)),
    ...gain(
      'reason.numbers',
      now.line.length - old.line.length,
      numberPoints(now) - numberPoints(old),
    ),
    ...(isOn ? [...nextStep(old, now), ...ways(now)] : []),
    ...(move & CLOSE || isWelcome ? [] : missed(deed, now)),
    ...(isWelcome || !isMissed ? ends : []),
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
  if (at === -1 || have === crosses(old)) return [];
  const points = COLOUR_POINTS[at]!;
  const count = at - have;
  const weight = (points - COLOUR_POINTS[have]!) / (1 + count);
  if (colourPoints(now) === colourPoints(old)) {
    const args = { need: at, points };
    return [{ figure: `${have}/${at}`, key: 'reason.colours.nearer', args, weight }];
  }
  if (count > 2) return [];
  return [{ figure: String(count), key: 'reason.colours.step', args: { count, points }, weight }];
}

function ways(now: Area): readonly Reason[] {
  if (now.line.length === 0) return [];
  const count = popcount(reach(now.taken, lastMark(now)) & NUMBERS);
  if (count === 0) return [];
  return [{ figure: String(count), key: 'reason.ways', args: { count }, weight: WAY * count }];
}

/** T6, T8, T10. */
function missed({ before, after, seat }: Deed<Position>, now: Area): readonly Reason[] {
  const { misses } = areaOf(before, seat);
  const wanted = diceWanted(before, seat);
  if (now.misses === misses) {
    const args = { count: wanted };
    return [{ figure: String(wanted), key: 'reason.miss.none', args, weight: 1, price: 0 }];
  }
  const args = { nth: now.misses, most: MISSES };
  const isForced = mostWith(before, seat, ALL_DICE).dice < wanted;
  if (isForced) return [{ figure: '1', key: 'reason.miss.forced', args, weight: 0 }];
  const isLast = now.misses === MISSES;
  const last = endsMatch(after.sheets[seat]!) ? 'reason.miss.end' : 'reason.miss.side';
  const key = isLast ? last : 'reason.miss';
  return [{ figure: '1', key, args, weight: isLast ? LAST_MISS : MISS, price: 1 }];
}

/** T10: against the others as their sheets stand. */
function ending({ after, seat }: Deed<Position>): readonly Reason[] {
  if (after.sheets.length === 1) return [];
  const totals = scores(after).map(({ total }) => total);
  return [endingReason(totals, seat)];
}

function closing(now: Area): Reason {
  const points = colourPoints(now) + numberPoints(now);
  return { figure: String(points), key: 'reason.closes', args: { count: points }, weight: 10 };
}
