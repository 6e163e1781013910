import { Tile } from '#ui/tile.tsx';
import { partsOf, SYMBOLS } from './code.ts';
import './code-tiles.css';
import { say } from './words.ts';

/** A code as it is shown: its symbols and its number, with the words for it. */
export function CodeTiles({ code }: { readonly code: string }) {
  const [symbols, number] = partsOf(code);
  return (
    <div class="code-tiles" role="img" aria-label={say('code.label', { code: spoken(code) })}>
      {symbols.map((symbol, i) => (
        <Tile key={i} colour={SYMBOLS[symbol]} />
      ))}
      <b>{number}</b>
    </div>
  );
}

/** As one says it to somebody. */
export function spoken(code: string): string {
  const [symbols, number] = partsOf(code);
  const [first = '', second = '', third = '', fourth = ''] = symbols.map((symbol) =>
    say(`symbol.${symbol}`),
  );
  return say('code.spoken', { first, second, third, fourth, number });
}
