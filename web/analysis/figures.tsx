import type { Counted } from '#bots/counted.ts';
import { InFigures } from '../app/in-figures.tsx';
import { lostAmounts, luckAmount } from './amount.ts';
import type { RollRow } from './rows.ts';
import { say } from './words.ts';

interface Props {
  /** What the race shows: each line with its name and how its values are written. */
  readonly lines: readonly Line[];
  readonly rows: readonly RollRow[] | undefined;
  readonly counted: Counted;
}

/** One line of a race. */
interface Line {
  readonly name: string;
  readonly values: readonly string[];
}

/** All that the race shows, roll by roll. */
export function Figures({ lines, rows, counted }: Props) {
  return (
    <InFigures title={say('race.table')}>
      <table class="figures-table">
        <thead>
          <tr>
            <th scope="col">{say('race.roll')}</th>
            {lines.map(({ name }, nth) => (
              <th key={nth} scope="col">
                {name}
              </th>
            ))}
            {rows && <th scope="col">{say('race.luck')}</th>}
            {rows && <th scope="col">{say('race.lost')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines[0]!.values.map((_, roll) => (
            <tr key={roll}>
              <th scope="row">{roll}</th>
              {lines.map(({ values }, nth) => (
                <td key={nth}>{values[roll]}</td>
              ))}
              {rows && <td>{luckIn(rows[roll - 1], counted)}</td>}
              {rows && (
                <td class="figures-lost">
                  {lostIn(rows[roll - 1], counted).map((amount) => (
                    <div key={amount}>{amount}</div>
                  ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </InFigures>
  );
}

function luckIn(row: RollRow | undefined, counted: Counted): string {
  return (row && luckAmount(counted, row.luck)) ?? '';
}

/** All decisions of a roll together. */
function lostIn(row: RollRow | undefined, counted: Counted): readonly string[] {
  return row ? lostAmounts(counted, row.loss) : [];
}
