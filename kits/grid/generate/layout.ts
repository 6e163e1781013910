import { COLOURS, COLUMNS, ROWS } from '#kits/grid/sheet.ts';
import { type Random, shuffle } from '#kits/random.ts';
import type { Part, Plan } from './plan.ts';

/** The colours of a column from top to bottom, by index; each stands in one run, as in print. */
type Order = readonly number[];

const ORDERS = ordersOf(COLOURS.map((_, colour) => colour));

/** A grid that follows the plan, or `undefined` when none is found soon. */
export function layOut(random: Random, plan: Plan): readonly string[] | undefined {
  const columns: string[] = [];
  if (!addColumns(random, plan, columns, { left: 5000 })) return undefined;
  return Array.from({ length: ROWS }, (_, row) =>
    columns.map((column) => column.charAt(row)).join(''),
  );
}

function addColumns(
  random: Random,
  plan: Plan,
  columns: string[],
  nodes: { left: number },
): boolean {
  if (columns.length === COLUMNS) return true;
  const parts = plan[columns.length] as readonly Part[];
  const before = columns.at(-1);
  const orders = ORDERS.slice();
  shuffle(random, orders);
  for (const order of orders) {
    if (nodes.left-- <= 0) return false;
    const column = write(order, parts);
    if (before !== undefined && !follows(before, column, parts)) continue;
    columns.push(column);
    if (addColumns(random, plan, columns, nodes)) return true;
    columns.pop();
  }
  return false;
}

function write(order: Order, parts: readonly Part[]): string {
  return order
    .map((colour) => (COLOURS[colour] as string).repeat((parts[colour] as Part).boxes))
    .join('');
}

/** Blocks that go on touch their boxes on the left, blocks that begin touch none of their colour. */
function follows(before: string, column: string, parts: readonly Part[]): boolean {
  return parts.every(({ begins }, colour) => {
    const letter = COLOURS[colour] as string;
    let touches = false;
    for (let row = 0; row < ROWS; row++) {
      if (column.charAt(row) === letter && before.charAt(row) === letter) touches = true;
    }
    return touches !== begins;
  });
}

function ordersOf(colours: readonly number[]): readonly Order[] {
  if (colours.length === 0) return [[]];
  return colours.flatMap((first) =>
    ordersOf(colours.filter((colour) => colour !== first)).map((rest) => [first, ...rest]),
  );
}
