import { useState } from 'preact/hooks';
import { Roll, type RollContext } from './roll.tsx';
import type { RollRow } from './rows.ts';
import { say } from './words.ts';

interface Props extends RollContext {
  readonly rows: readonly RollRow[];
  readonly mattered: readonly RollRow[];
}

/** The rolls on which most hung, or all of them. */
export function Rolls({ rows, mattered, ...context }: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : mattered;
  return (
    <section class="analysis-card">
      <h2>
        {isWhole
          ? say('rolls.all', { count: rows.length })
          : say('rolls.mattered', { count: mattered.length })}
      </h2>
      <ol class="rolls">
        {shown.map((row) => (
          <Roll key={row.roll} row={row} {...context} />
        ))}
      </ol>
      <button
        type="button"
        class="button rolls-all"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? say('rolls.few') : say('rolls.all', { count: rows.length })}
      </button>
    </section>
  );
}
