import type { Analysis } from '#bots/analysis/told.ts';
import { tilesOf } from './tiles-of.ts';

interface Props {
  readonly analysis: Analysis;
  readonly seats: number;
}

/** How good the choices were, how lucky the dice, and what was left on the table. */
export function Tiles({ analysis, seats }: Props) {
  return (
    <ul class="analysis-tiles">
      {tilesOf(analysis, seats).map(({ figure, words, isWord }) => (
        <li key={words}>
          <b class={isWord ? 'tile-word' : undefined}>{figure}</b>
          <small>{words}</small>
        </li>
      ))}
    </ul>
  );
}
