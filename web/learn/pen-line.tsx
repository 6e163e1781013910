import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { type Area, type Point, routeTo } from './route.ts';

interface Props {
  readonly from: RefObject<HTMLElement | null>;
  /** What it points at, as a selector within the table. */
  readonly to: string;
}

/** What a line may not run across: all that is tapped or read. */
const BARRED = '[data-mark], .die, button, a, p, b, small, i.miss, [role="img"]';

/** A line in pen from a tip to what it speaks of, where there is a way that covers nothing. */
export function PenLine({ from, to }: Props) {
  const way = useSignal<readonly Point[] | undefined>(undefined);
  useLayoutEffect(() => {
    const table = from.current?.closest('.table');
    if (!table) return;
    const draw = (): void => {
      way.value = from.current ? wayIn(table, from.current, to) : undefined;
    };
    const watcher = new ResizeObserver(draw);
    for (const each of [table, ...table.children]) watcher.observe(each);
    table.addEventListener('scroll', draw, { capture: true, passive: true });
    draw();
    return () => {
      watcher.disconnect();
      table.removeEventListener('scroll', draw, { capture: true });
    };
  }, [to]);
  if (!way.value) return null;
  return (
    <svg class="pen-line" aria-hidden="true">
      <path pathLength={1} d={pathOf(way.value)} />
      <path class="pen-line-head" d={headOf(way.value)} />
    </svg>
  );
}

function wayIn(table: Element, tip: Element, to: string): readonly Point[] | undefined {
  const subject = [...table.querySelectorAll(to)].find(isSeen);
  if (!subject) return undefined;
  const barred = [...table.querySelectorAll(BARRED)].filter(
    (each) => isSeen(each) && !isPartOf(each, subject) && !isUnder(each, tip),
  );
  const room = table.getBoundingClientRect();
  const way = routeTo(areaOf(tip), areaOf(subject), room, barred.map(areaOf));
  return way?.map(([x, y]) => [x - room.left, y - room.top]);
}

/** The tip itself, and what waits under it. */
function isUnder(each: Element, tip: Element): boolean {
  return tip.contains(each) || each.closest('.table-strip') !== null;
}

function isPartOf(one: Element, other: Element): boolean {
  return one.contains(other) || other.contains(one);
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

function areaOf(element: Element): Area {
  return element.getBoundingClientRect();
}

function pathOf(way: readonly Point[]): string {
  return way.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** An arrow's head at the end, in the direction of the last leg. */
function headOf(way: readonly Point[]): string {
  const [x, y] = way.at(-1)!;
  const [fromX, fromY] = way.at(-2)!;
  const [right, down] = [Math.sign(x - fromX), Math.sign(y - fromY)];
  const back = ([x, y, side]: readonly [number, number, number]) =>
    `${x - 4 * right + 4 * side * down} ${y - 4 * down + 4 * side * right}`;
  return `M${back([x, y, 1])}L${x} ${y}L${back([x, y, -1])}`;
}
