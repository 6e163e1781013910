import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import { gameName } from '../app/cards.ts';
import { later } from '../app/later.tsx';
import { place } from '../app/router.ts';
import './bars.css';
import { CallBar } from './call-bar.tsx';
import { lastResult } from './last-result.ts';
import { followOwnTable, ownTable } from './own-table.ts';
import { type Waiting, waiting } from './waiting.ts';
import { say } from './words.ts';

/** Where a match that is over is read again. */
const READING = ['replay', 'analysis', 'm'];

const BehindBar = later(() => import('./behind-bar.tsx').then((m) => m.BehindBar), {
  waiting: () => null,
  failed: () => null,
});

/**
 * What concerns people elsewhere, on every screen: the table that one has left for its last match,
 * one's own waiting table, and who calls.
 */
export function CompanyBars() {
  const [screen] = place.value.parts;
  const own = waiting.value;
  const read = READING.includes(screen!) ? lastResult.value : undefined;
  useEffect(() => (own ? followOwnTable(own.table) : undefined), [own?.table]);
  const bars = useHeight();
  return (
    <div class="company-bars" ref={bars}>
      {read && <BehindBar {...read} />}
      {own && screen !== 'tables' && <OwnBar waiting={own} />}
      <CallBar />
    </div>
  );
}

function OwnBar({ waiting: { table, game } }: { readonly waiting: Waiting }) {
  const { came, isLost } = ownTable.value;
  const count = came.length;
  const words = (): string => {
    if (count > 0) return say('company.own.came', { names: came, count });
    return isLost ? say('company.own.lost') : say('company.own', { game: gameName(game) });
  };
  return (
    <section class={count > 0 ? 'company-bar called' : 'company-bar'} aria-label={words()}>
      <Icon name={count > 0 ? 'users' : isLost ? 'wifi' : 'clock'} small />
      <b>{words()}</b>
      <a class="button small" href={`/table/${table}`}>
        {say('company.own.go')}
      </a>
    </section>
  );
}

/** A table fills the screen: it has to know how much of it these bars take. */
function useHeight() {
  const bars = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--bars', `${entry?.contentRect.height ?? 0}px`),
    );
    observer.observe(bars.current!);
    return () => {
      observer.disconnect();
      style.removeProperty('--bars');
    };
  }, []);
  return bars;
}
