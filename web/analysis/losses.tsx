import type { RollRow } from './rows.ts';
import { say } from './words.ts';

/** The height of a bar for nothing, and of the highest one, in percent. */
const NOTHING = 12;
const FULL = 88;

/** A bar for each roll: what was lost there. Where there was no choice, only dots. */
export function Losses({ rows }: { readonly rows: readonly RollRow[] }) {
  const most = Math.max(...rows.map(({ lost }) => lost), 1);
  const worst = rows.find(({ lost, isLost }) => isLost && lost === most);
  return (
    <div
      class="losses"
      role="img"
      aria-label={worst ? say('losses.most', { roll: worst.roll }) : say('losses.none')}
    >
      {rows.map((row) => (
        <i
          key={row.roll}
          class={[kindOf(row), row === worst && 'worst'].filter(Boolean).join(' ')}
          style={{ height: `${NOTHING + (FULL * Math.max(row.lost, 0)) / most}%` }}
        />
      ))}
    </div>
  );
}

function kindOf({ isLost, decisions }: RollRow): string {
  if (isLost) return 'lost';
  return decisions.length === 0 ? 'forced' : 'fine';
}
