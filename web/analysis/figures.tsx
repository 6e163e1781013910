import type { Counted } from '#bots/analysis/told.ts';
import { printed } from '../table/points.ts';
import { amount } from './amount.ts';
import type { RollRow } from './rows.ts';
import { say } from './words.ts';

interface Props {
  readonly races: readonly (readonly number[])[];
  readonly players: readonly string[];
  readonly rows: readonly RollRow[] | undefined;
  readonly counted: Counted;
}

/** All that the race shows, in figures: for those who do not see it, and for those who count. */
export function Figures({ races, players, rows, counted }: Props) {
  return (
    <details class="figures-table">
      <summary>{say('race.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section class="figures-scroll" tabIndex={0} aria-label={say('race.table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('race.roll')}</th>
              {players.map((name, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
              {rows && <th scope="col">{say('race.luck')}</th>}
              {rows && <th scope="col">{say('race.lost')}</th>}
            </tr>
          </thead>
          <tbody>
            {races[0]!.map((_, roll) => (
              <tr key={roll}>
                <th scope="row">{roll}</th>
                {races.map((race, seat) => (
                  <td key={seat}>{printed(race[roll]!)}</td>
                ))}
                {rows && <td>{luckIn(rows[roll - 1], counted)}</td>}
                {rows && <td>{lostIn(rows[roll - 1], counted)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function luckIn(row: RollRow | undefined, counted: Counted): string {
  return row ? amount(counted, row.luck, row.luckWin) : '';
}

function lostIn(row: RollRow | undefined, counted: Counted): string {
  return row?.isLost ? amount(counted, -row.lost, -row.lostWin) : '';
}
