import type { Seat } from '#engine/contract.ts';
import type { Estimate } from '#kits/sums.ts';
import { printed } from '../table/points.ts';
import { DASHES } from './dashes.ts';
import { apart, namedRolls, ticksOf } from './race-lines.ts';
import type { RollRow } from './rows.ts';
import { shortNames } from './short-names.ts';
import { say } from './words.ts';

interface Props {
  readonly races: readonly (readonly number[])[];
  readonly players: readonly string[];
  readonly seat: Seat;
  readonly mattered: readonly RollRow[];
  /** What it shows, where that is not the score of these. */
  readonly label?: string;
  /** Between what the line of the seat lies at each point, where that is not sure. */
  readonly band?: readonly Range[];
}

type Range = Pick<Estimate, 'low' | 'high'>;

const WIDTH = 350;
const HEIGHT = 190;
const LEFT = 28;
const RIGHT = 270;
const TOP = 10;
const BOTTOM = 168;
const LABEL_GAP = 15;
/** Longer names are shortened; they are above in full. Wide screens write smaller, with more room. */
const LONGEST = { narrow: 6, wide: 11 };

/** The score of everybody after each roll; lines differ by their dashes. */
export function Race({ races, players, seat, mattered, label, band = [] }: Props) {
  const rolls = races[0]!.length - 1;
  const all = [...races.flat(), ...band.flatMap(({ low, high }) => [low, high])];
  const ticks = ticksOf(Math.min(...all), Math.max(...all));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const x = (roll: number) => LEFT + (roll * (RIGHT - LEFT)) / Math.max(rolls, 1);
  const y = (score: number) => BOTTOM - ((score - low) * (BOTTOM - TOP)) / (high - low);
  const line = (scores: readonly number[]) => scores.map((score, roll) => `${x(roll)} ${y(score)}`);
  const edges = [
    ...line(band.map(({ low }) => low)),
    ...line(band.map(({ high }) => high)).toReversed(),
  ];
  const ends = races.map((race) => y(race.at(-1)!));
  const labels = apart(ends, LABEL_GAP);
  const names = shortNames(players, LONGEST.narrow);
  const longer = shortNames(players, LONGEST.wide);
  const shown = label ?? say('race.label', { players: players.map((name) => name) });
  return (
    <svg class="race" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={shown}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path class={tick === 0 ? 'race-zero' : 'race-line'} d={`M${LEFT} ${y(tick)}H${RIGHT}`} />
          <text x={LEFT - 5} y={y(tick) + 4} text-anchor="end">
            {printed(tick)}
          </text>
        </g>
      ))}
      {namedRolls(rolls).map((roll) => (
        <text key={roll} x={x(roll)} y={HEIGHT - 5} text-anchor="middle">
          {roll}
        </text>
      ))}
      {edges.length > 0 && <path class="race-band" d={`M${edges.join('L')}Z`} />}
      {seatsBehind(players, seat).map((each) => (
        <g key={each} class={each === seat ? 'race-own' : 'race-other'}>
          <path
            d={`M${line(races[each]!).join('L')}`}
            stroke-dasharray={each === seat ? undefined : DASHES[each]}
          />
          <path class="race-end" d={`M${RIGHT} ${ends[each]!}L${RIGHT + 8} ${labels[each]!}`} />
          <text x={RIGHT + 11} y={labels[each]! + 4}>
            <tspan class="race-narrow">{names[each]!}</tspan>
            <tspan class="race-wide">{longer[each]!}</tspan> {printed(races[each]!.at(-1)!)}
          </text>
        </g>
      ))}
      {mattered.map(({ roll, isLost }) => (
        <circle
          key={roll}
          class={isLost ? 'race-mark lost' : 'race-mark'}
          cx={x(roll)}
          cy={y(races[seat]![roll]!)}
          r="4.2"
        />
      ))}
    </svg>
  );
}

/** The own line is drawn last, above the others. */
function seatsBehind(players: readonly string[], seat: Seat): readonly Seat[] {
  return [...players.keys()].toSorted((a, b) => Number(a === seat) - Number(b === seat));
}
