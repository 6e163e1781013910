import type { Seat } from '#engine/contract.ts';
import { awaited } from '#engine/match.ts';
import { brushFor } from '../ink.ts';
import { columnsOf, print } from '../io.ts';
import { listed } from '../sentences.ts';
import { clip } from '../text.ts';
import { type Listing, listMoves } from './moves.ts';
import { isTerminal } from './prompt.ts';
import { nameOf, type Table } from './table.ts';

/** What a person sees who has to decide. */
export interface Page {
  readonly seat: Seat;
  /** Legal moves, as far as they match what was typed. */
  readonly moves: readonly string[];
  readonly pencilled: string | undefined;
  /** Which page of a long list; 0 shows beginnings instead. */
  readonly turned: number;
  /** What stands before a move's number. */
  readonly mark: string;
}

const CLEAR = '\x1b[H\x1b[2J';
const FORGET_SCROLLED = '\x1b[3J';
/** Title, who decides and the prompt stand on every page. */
const ALWAYS = 3;
const FEWEST_NEWS = 2;
const FEWEST_MOVES = 3;

/** Clears a terminal, also what was scrolled away: it may hold somebody's sealed decision. */
export function wipe({ io }: Table): void {
  if (isTerminal(io)) io.stdout.write(CLEAR + FORGET_SCROLLED);
}

/**
 * Draws the page, trimmed to the height of a terminal, and returns the moves it numbers. Where
 * there is no terminal to draw it over, a page that was only turned adds its list of moves.
 */
export function showPage(table: Table, page: Page, isTurned: boolean): Listing {
  const { io, news } = table;
  const { sheet, gap, free } = layOut(table, page);
  const told = Math.min(news.length, Math.max(FEWEST_NEWS, Math.floor(free / 2)));
  const lines = Math.max(FEWEST_MOVES, free - told);
  const columns = columnsOf(table.io);
  const listing = listMoves(page.moves, { columns, lines, page: page.turned }, page.mark);
  const moves = page.pencilled ? [] : listing.lines;
  if (isTerminal(io)) io.stdout.write(CLEAR);
  else if (isTurned) {
    print(io.stdout, ...moves);
    return listing;
  }
  print(
    io.stdout,
    titleLine(table),
    ...news.slice(news.length - told).map((line) => clip(`  ${line}`, columns)),
    ...gap,
    ...sheet,
    ...gap,
    decidingLine(table, page.seat),
    ...moves,
  );
  return listing;
}

/** On a low terminal the empty lines go first, so that news and moves keep some room. */
function layOut(table: Table, page: Page) {
  const { io } = table;
  const whole = sheetLines(table, page.seat, page.pencilled ? [page.pencilled] : page.moves);
  const rows = isTerminal(io) ? (io.stdout.rows ?? 24) : Number.POSITIVE_INFINITY;
  const roomy = { sheet: whole, gap: [''], free: rows - whole.length - ALWAYS - 2 };
  if (roomy.free >= FEWEST_NEWS + FEWEST_MOVES) return roomy;
  const sheet = whole.filter((line) => line !== '');
  return { sheet, gap: [], free: rows - sheet.length - ALWAYS };
}

export function sheetLines(table: Table, seat: Seat, moves: readonly string[]): readonly string[] {
  const { shelf, match, io } = table;
  const lit = moves.flatMap((move) => move.split(' '));
  return shelf.draw(match.position, seat, brushFor(io, lit));
}

function titleLine(table: Table): string {
  const { match } = table;
  const { game, position, options, entries } = match;
  const rolls = entries.filter((entry) => entry.kind === 'roll').length;
  const totals = game
    .scores(position)
    .map(({ total }, seat) => `${nameOf(table, seat)} ${total}`)
    .join(', ');
  const parts = [game.name, ...Object.values(options), `roll ${rolls}`, totals];
  return brushFor(table.io).paint(clip(parts.join(' · '), columnsOf(table.io)), { bold: true });
}

function decidingLine(table: Table, seat: Seat): string {
  const others = awaited(table.match).filter((each) => each !== seat);
  const also = listed(others.map((each) => nameOf(table, each)));
  const alone = `${nameOf(table, seat)} decides.`;
  return others.length === 0 ? alone : `${alone} Still thinking: ${also}.`;
}
