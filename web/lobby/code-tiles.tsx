import { Tile } from '#ui/tile.tsx';
import { partsOf, SYMBOLS, type SymbolName } from './code.ts';
import './code-tiles.css';
import { say } from './words.ts';

/** A code as it is shown: its symbols and its number, with the words for it. */
export function CodeTiles({ code }: { readonly code: string }) {
  const [symbols, number] = partsOf(code);
  return (
    <div class="code-tiles" role="img" aria-label={say('code.label', { code: spoken(code) })}>
      <Tiles symbols={symbols} />
      <b>{number}</b>
    </div>
  );
}

export function Tiles({ symbols }: { readonly symbols: readonly SymbolName[] }) {
  return (
    <>
      {symbols.map((symbol, i) => (
        <Tile key={i} colour={SYMBOLS[symbol]} />
      ))}
    </>
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
