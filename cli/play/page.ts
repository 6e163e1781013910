import type { Seat } from '#engine/contract.ts';
import { awaited } from '#engine/match.ts';
import { brushFor } from '../ink.ts';
import { columnsOf, print } from '../io.ts';
import { listed } from '../sentences.ts';
import { clip, width, wrap } from '../text.ts';
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
/** Every page has the title and the prompt. */
const ALWAYS = 2;
const FEWEST_NEWS = 2;
const FEWEST_MOVES = 3;

/** Clears a terminal with its scrollback, which may show somebody's sealed decision. */
export function wipe({ io }: Table): void {
  if (isTerminal(io)) io.stdout.write(CLEAR + FORGET_SCROLLED);
}

/**
 * Draws the page, trimmed to the height of a terminal, and returns the moves it numbers. Where
 * there is no terminal to draw it over, a page that was only turned adds its list of moves.
 */
export function showPage(table: Table, page: Page, isTurned: boolean): Listing {
  const { io } = table;
  const { sheet, gap, deciding, free, news } = layOut(table, page);
  const columns = columnsOf(table.io);
  const lines = Math.max(FEWEST_MOVES, free - news.lines.length);
  const listing = listMoves(page.moves, { columns, lines, page: page.turned }, page.mark);
  const moves = page.pencilled ? [] : listing.lines;
  if (isTerminal(io)) io.stdout.write(CLEAR);
  else if (isTurned) {
    print(io.stdout, ...moves);
    return listing;
  }
  print(
    io.stdout,
    titleLine(table, news.left),
    ...news.lines,
    ...gap,
    ...sheet,
    ...gap,
    ...deciding,
    ...moves,
  );
  return listing;
}

/** The latest news in about so many lines, none of them cut; the rest is counted. */
function newsLines({ io, news, unsaved }: Table, most: number) {
  const warning = unsaved === undefined ? [] : [`Not saved. ${unsaved}`];
  const notes = [...news, ...warning].map((note) => wrap(note, columnsOf(io), '  '));
  const lines: string[] = [];
  let left = notes.length;
  while (left > 0 && (lines.length === 0 || lines.length + notes[left - 1]!.length <= most)) {
    lines.unshift(...notes[--left]!);
  }
  return { lines, left };
}

/** How many of the news have no room on a page. */
export function newsLeft(table: Table, page: Page): number {
  return layOut(table, page).news.left;
}

function layOut(table: Table, page: Page) {
  const frame = frameOf(table, page);
  const news = newsLines(table, Math.max(FEWEST_NEWS, Math.floor(frame.free / 2)));
  return { ...frame, news };
}

/**
 * On a low terminal the empty lines go first, then the line that names who decides (the prompt
 * does, too), so that news and moves keep some room.
 */
function frameOf(table: Table, page: Page) {
  const { io } = table;
  const whole = sheetLines(table, page.seat, page.pencilled ? [page.pencilled] : page.moves);
  const rows = isTerminal(io) ? (io.stdout.rows ?? 24) : Number.POSITIVE_INFINITY;
  const fewest = FEWEST_NEWS + FEWEST_MOVES;
  const deciding = [decidingLine(table, page.seat)];
  const roomy = rows - whole.length - ALWAYS - 3;
  if (roomy >= fewest) return { sheet: whole, gap: [''], deciding, free: roomy };
  const sheet = whole.filter((line) => line !== '');
  const free = rows - sheet.length - ALWAYS;
  return free > fewest
    ? { sheet, gap: [], deciding, free: free - 1 }
    : { sheet, gap: [], deciding: [], free };
}

export function sheetLines(table: Table, seat: Seat, moves: readonly string[]): readonly string[] {
  const { shelf, match, io } = table;
  const lit = moves.flatMap((move) => move.split(' '));
  return shelf.draw(match.position, seat, brushFor(io, lit));
}

function titleLine(table: Table, unshown: number): string {
  const { match } = table;
  const { game, position, options, entries } = match;
  const rolls = entries.filter((entry) => entry.kind === 'roll').length;
  const totals = game
    .scores(position)
    .map(({ total }, seat) => `${nameOf(table, seat)}: ${total}`)
    .join(', ');
  const parts = [game.name, ...Object.values(options), `roll ${rolls}`, totals];
  const more = unshown === 0 ? '' : ` · “news”: ${unshown} more`;
  const title = clip(parts.join(' · '), columnsOf(table.io) - width(more)) + more;
  return brushFor(table.io).paint(title, { bold: true });
}

function decidingLine(table: Table, seat: Seat): string {
  const others = awaited(table.match).filter((each) => each !== seat);
  const also = listed(others.map((each) => nameOf(table, each)));
  const alone = `${nameOf(table, seat)} decides.`;
  return others.length === 0 ? alone : `${alone} Still thinking: ${also}.`;
}
