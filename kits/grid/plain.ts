import type { Move, Refusal, Seat } from '#engine/contract.ts';
import { refusal } from '#engine/contract.ts';
import { boardOf } from './boards.ts';
import type { Crossing, DiceRules } from './choice.ts';
import { judgeCrossing, parseCrossing } from './choice.ts';
import { PASS } from './moves.ts';
import type { Table } from './table.ts';
import { judgeOrder } from './table.ts';

/** What every game of the family lets a seat choose: to pass, or to cross boxes with two dice. */
export type PlainChoice = { readonly kind: 'pass' } | Crossing;

export function parsePlain(words: readonly string[]): PlainChoice | Refusal {
  const [word = '', extra] = words;
  if (word !== 'PASS') return parseCrossing(words) ?? refusal('F2', 'word', { word });
  return extra === undefined ? { kind: 'pass' } : refusal('F2', 'extra', { word: extra });
}

export function judgePlain(
  table: Table<string>,
  seat: Seat,
  choice: PlainChoice,
  rules: DiceRules & { readonly before: string },
): Move | Refusal {
  const early = judgeOrder(table, seat, rules.before);
  if (early) return early;
  if (choice.kind === 'pass') return PASS;
  const paper = table.papers[seat]!;
  return judgeCrossing(boardOf(paper.sheet), paper, table.tray, choice, rules);
}

/** The rules that Encore! and its co-op game cite for dice and order. */
export const ENCORE_RULES = { unknown: 'E5', taken: 'E3', before: 'E3' } as const;
