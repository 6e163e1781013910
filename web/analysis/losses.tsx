import type { Counted } from '#bots/counted.ts';
import { lostBy, type RollRow, worstOf } from './rows.ts';
import { say } from './words.ts';

/** The height of a bar for nothing, and of the highest one, in percent. */
const NOTHING = 12;
const FULL = 88;
/** Bars are no higher than that for less: in points, and in chances for a mission. */
const LITTLE = 1;
const LITTLE_CHANCE = 0.05;

interface Props {
  readonly rows: readonly RollRow[];
  readonly counted: Counted;
}

/** A bar for each roll: what was lost there. Where there was no choice, only dots. */
export function Losses({ rows, counted }: Props) {
  const little = counted === 'mission' ? LITTLE_CHANCE : LITTLE;
  const lost = lostBy(rows, counted);
  const most = Math.max(...rows.map(lost), little);
  const worst = worstOf(rows, counted);
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
          style={{ height: `${NOTHING + (FULL * lost(row)) / most}%` }}
        />
      ))}
    </div>
  );
}

function kindOf({ isLost, decisions }: RollRow): string {
  if (isLost) return 'lost';
  return decisions.length === 0 ? 'forced' : 'fine';
}
