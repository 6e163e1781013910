import type { Faces, Move, Next, Refusal, Seat } from '#engine/contract.ts';
import { refusal } from '#engine/contract.ts';
import { everyone, NOBODY, only, others } from '#engine/next.ts';
import { boardOf } from './boards.ts';
import {
  colourFace,
  jokersOf,
  listPlacements,
  MOST_MOVES,
  numberFace,
  PASS,
  placementOf,
} from './moves.ts';
import type { Paper } from './paper.ts';
import { clonePaper, coloursDone, crossPlacement, newPaper } from './paper.ts';
import type { Tray } from './tray.ts';
import { emptyTray, layOut, takeAway } from './tray.ts';

/** On the first three rolls all choose together (E2). */
const ROLLS_TOGETHER = 3;
const COLOURS_TO_END = 2;

/** What every game of the family has on the table. A game adds its own phases. */
export interface Table<Phase extends string = never> {
  phase: 'roll' | 'together' | 'active' | 'others' | 'over' | Phase;
  active: Seat;
  rolls: number;
  readonly tray: Tray;
  readonly papers: readonly Paper[];
  /** Columns and colours that somebody has completed, as in `Paper.done`. */
  claimed: number;
}

type AnyTable = Table<string>;

export function newTable(sheets: readonly string[], jokers: number): Table {
  return {
    phase: 'roll',
    active: 0,
    rolls: 0,
    tray: emptyTray(),
    papers: sheets.map((id) => newPaper(boardOf(id), jokers)),
    claimed: 0,
  };
}

export function cloneTable<Phase extends string>(table: Table<Phase>): Table<Phase> {
  return {
    phase: table.phase,
    active: table.active,
    rolls: table.rolls,
    tray: { ...table.tray },
    papers: table.papers.map(clonePaper),
    claimed: table.claimed,
  };
}

/** Leaves a seat no joker to spend. */
export function spareJokers(table: AnyTable, seat: Seat): void {
  table.papers[seat]!.jokers = 0;
}

/** Who decides in the phases that all games share; nobody in any other. */
export function decides(table: AnyTable): Next {
  switch (table.phase) {
    case 'together':
      return everyone(table.papers.length);
    case 'active':
      return only(table.active);
    case 'others':
      return others(table.papers.length, table.active);
    default:
      return NOBODY;
  }
}

/** E2, E3: a roll is laid out and choosing begins. Alone, nobody is to be waited for. */
export function openRoll(table: AnyTable, faces: Faces, colours: number, numbers: number): void {
  layOut(table.tray, faces, colours, numbers);
  table.rolls++;
  const together = table.rolls <= ROLLS_TOGETHER || table.papers.length === 1;
  table.phase = together ? 'together' : 'active';
}

/** The crossings that a seat may choose now, behind the first `count` moves of a list. */
export function listCrossings(table: AnyTable, seat: Seat, into: Move[], count: number): number {
  const paper = table.papers[seat]!;
  return listPlacements(boardOf(paper.sheet), paper, table.tray, into, count);
}

export function crossFor(table: AnyTable, seat: Seat, move: Move): void {
  crossMove(table.papers[seat]!, move);
}

export function crossMove(paper: Paper, move: Move): void {
  if (move === PASS) return;
  crossPlacement(boardOf(paper.sheet), paper, placementOf(move));
  paper.jokers -= jokersOf(move);
}

/**
 * Lets the choices of a step take effect. True when everybody has chosen; false when the others
 * are still to come, and then the active seat's dice have left the table (E3, E4).
 */
export function settle<Position extends AnyTable>(
  table: Position,
  chosen: readonly Move[],
  choose: (table: Position, seat: Seat, move: Move) => void,
): boolean {
  const next = decides(table);
  if (next.for !== 'seats') throw new Error(`nobody chooses in the phase ${table.phase}`);
  const { seats } = next;
  for (let i = 0; i < seats.length; i++) choose(table, seats[i]!, chosen[i]!);
  if (table.phase !== 'active') return true;
  takeDice(table, chosen[0]!);
  table.phase = 'others';
  return false;
}

/** None when the active seat passed, or chose what is no crossing. */
function takeDice(table: AnyTable, move: Move): void {
  if (move === PASS || move >= MOST_MOVES) return;
  const board = boardOf(table.papers[table.active]!.sheet);
  takeAway(table.tray, colourFace(board, move), numberFace(board, move));
}

/** E14. */
export function passDice(table: AnyTable): void {
  table.active = table.active + 1 === table.papers.length ? 0 : table.active + 1;
  table.phase = 'roll';
}

/** E15: somebody has earned a second colour bonus. */
export function twoColours(table: AnyTable): boolean {
  const { papers } = table;
  for (let i = 0; i < papers.length; i++) {
    if (coloursDone(papers[i]!) >= COLOURS_TO_END) return true;
  }
  return false;
}

/** Why a seat may not choose now, if so. `rule` is the one about the active player's precedence. */
export function judgeOrder(table: AnyTable, seat: Seat, rule: string): Refusal | undefined {
  const next = decides(table);
  const seats = next.for === 'seats' ? next.seats : [];
  if (seats.includes(seat)) return undefined;
  return table.phase === 'active'
    ? refusal(rule, 'before', { seats })
    : refusal('F3', 'notAwaited', { seat, seats });
}
