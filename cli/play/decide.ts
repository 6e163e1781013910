import { isRefusal, type Seat } from '#engine/contract.ts';
import { readMove } from '#engine/match.ts';
import { nearest } from '../nearest.ts';
import { tell } from '../sentences.ts';
import { type Listing, matching } from './moves.ts';
import { ORDER_NAMES, obey } from './orders.ts';
import { newsLeft, type Page, showPage, wipe } from './page.ts';
import { isTerminal } from './prompt.ts';
import { nameOf, say, type Table } from './table.ts';

/**
 * Asks a person for a move until one is confirmed, and returns its notation. A secret decision is
 * hidden from the other people at the keyboard.
 */
export async function decide(
  table: Table,
  seat: Seat,
  moves: readonly string[],
  isSecret: boolean,
): Promise<string> {
  if (isSecret) await cover(table, seat);
  const fresh: Page = { seat, moves, pencilled: undefined, turned: 0, mark: markOf(table) };
  if (table.passedOver && newsLeft(table, fresh) > 0) await catchUp(table, seat);
  let page = fresh;
  let listing = showPage(table, page, false);
  for (;;) {
    const line = await table.prompt.ask(questionOf(table, page));
    if (line === '' && page.pencilled !== undefined) {
      if (isSecret) wipe(table);
      return page.pencilled;
    }
    const turned = turn(page, fresh, line) ?? (await read(table, page, fresh, listing, line));
    if (!turned) continue;
    page = turned;
    listing = showPage(table, page, true);
  }
}

/** Hides the screen while the keyboard changes hands between two sealed decisions. */
async function cover(table: Table, seat: Seat): Promise<void> {
  if (!isTerminal(table.io)) return;
  wipe(table);
  const name = nameOf(table, seat);
  await table.prompt.ask(
    `Pass the keyboard to ${name}. Everybody else, look away! ${name}, press Enter> `,
  );
}

/** Someone who was skipped reads all the news first if the page has no room for it. */
async function catchUp(table: Table, seat: Seat): Promise<void> {
  wipe(table);
  say(table, ...table.news, '');
  while (await obey(table, seat, await table.prompt.ask('Press Enter to go on> ')));
}

/** The page after a line that only turns pages or erases the pencil. */
function turn(page: Page, fresh: Page, line: string): Page | undefined {
  switch (line.toLowerCase()) {
    case '':
    case 'moves':
    case 'u':
    case 'undo':
      return fresh;
    case 'more':
      return { ...page, pencilled: undefined, turned: page.turned + 1 };
    default:
      return undefined;
  }
}

/** The page with a move pencilled or with fewer moves; undefined when the line changes nothing. */
async function read(
  table: Table,
  page: Page,
  fresh: Page,
  listing: Listing,
  line: string,
): Promise<Page | undefined> {
  const { match } = table;
  if (await obey(table, page.seat, line)) return undefined;
  const counted = numberIn(line, page.mark);
  const text = counted === undefined ? line : (listing.numbered[counted - 1] ?? line);
  const words = text.split(/\s+/);
  const move = readMove(match, page.seat, words);
  if (!isRefusal(move)) {
    return { ...fresh, pencilled: match.game.notate(match.position, page.seat, move) };
  }
  const reason = `${tell(move, match.game, match.players)} (${move.rule})`;
  const moves = matching(fresh.moves, words);
  if (moves.length > 0) return { ...fresh, moves };
  const near = move.rule === 'F2' ? nearest(line, ORDER_NAMES) : undefined;
  say(table, near === undefined ? `No. ${reason}` : `No. ${reason} Did you mean ${near}?`);
  return undefined;
}

function questionOf(table: Table, { seat, pencilled }: Page): string {
  if (pencilled === undefined) return `${nameOf(table, seat)}> `;
  return `${nameOf(table, seat)}, pencilled: ${pencilled}. Enter confirms, u undoes> `;
}

/** Where a bare number is a move of the game, list numbers need a prefix. */
function markOf({ match: { game, position } }: Table): string {
  const isChoice = (word: string) => !isRefusal(game.parse(position, [word]));
  return ['1', '2', '3'].some(isChoice) ? '#' : '';
}

function numberIn(line: string, mark: string): number | undefined {
  const digits = /^(#?)([0-9]+)$/.exec(line);
  return digits && (digits[1] || mark === '') ? Number(digits[2]) : undefined;
}
