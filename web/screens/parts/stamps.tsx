import { Stamp } from '#ui/stamp.tsx';
import type { Summary } from '../../store/summary.ts';
import { ownSeat } from './outcome.ts';
import './stamps.css';

const MOST = 3;

/** The others at a table, overlapping; alone, one's own stamp. */
export function StampStack({ chairs, online }: Pick<Summary, 'chairs' | 'online'>) {
  const own = online?.seat ?? ownSeat(chairs);
  const others = chairs.filter((_, seat) => seat !== own);
  const shown = others.length > 0 ? others : chairs;
  return (
    <span class="stamp-stack">
      {shown.slice(0, MOST).map(({ stamp }, i) => (
        <Stamp key={i} name={stamp} mine={others.length === 0} />
      ))}
    </span>
  );
}
