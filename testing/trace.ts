import type { Faces, Game, Move, Next, Refusal } from '#engine/contract.ts';
import { movesOf } from '#engine/contract.ts';
import { diceWords } from '#engine/dice.ts';
import { type Match, play, throwDice } from '#engine/match.ts';
import type { Random } from '#kits/random.ts';

export type Action =
  | { readonly kind: 'roll'; readonly faces: Faces }
  | { readonly kind: 'moves'; readonly chosen: readonly Move[] };

/** A position, and what was done to it next; nothing at the end. */
export interface Stage {
  readonly position: unknown;
  readonly next: Next;
  readonly action: Action | undefined;
}

export type Trace = readonly Stage[];

/** Several times what the longest random matches take. */
const MOST_STAGES = 3000;

/** Plays a match with random dice and choices to its end; throws when there is none in sight. */
export function randomTrace(table: Match, random: Random): Trace {
  const { game } = table;
  const position = game.clone(table.position);
  const trace: Stage[] = [];
  while (trace.length < MOST_STAGES) {
    const next = game.next(position);
    const action = randomAction(game, position, next, random);
    trace.push({ position: game.clone(position), next, action });
    if (!action) return trace;
    act(game, position, action);
  }
  throw new Error(`a match of ${game.id} has no end after ${MOST_STAGES} rolls and steps`);
}

export function act(game: Game, position: unknown, action: Action): void {
  if (action.kind === 'roll') game.roll(position, action.faces);
  else game.resolve(position, action.chosen);
}

/** Plays a trace again through the referee, one line of the record after the other. */
export function replay(table: Match, trace: Trace, afterLine?: (match: Match) => void): Match {
  const match = matchAt(table, trace[0]!);
  for (const { position, next, action } of trace) {
    if (next.for === 'dice' && action?.kind === 'roll') {
      accepted(throwDice(match, diceWords(next.dice, action.faces)));
      afterLine?.(match);
    }
    if (next.for !== 'seats' || action?.kind !== 'moves') continue;
    for (const [i, seat] of next.seats.entries()) {
      accepted(play(match, seat, match.game.notate(position, seat, action.chosen[i]!)));
      afterLine?.(match);
    }
  }
  return match;
}

function accepted(refusal: Refusal | undefined): void {
  if (refusal) throw new Error(`a legal line is refused: ${JSON.stringify(refusal)}`);
}

/** A match that stands at a stage, without its past. */
export function matchAt(table: Match, stage: Stage): Match {
  const position = table.game.clone(stage.position);
  return { ...table, position, entries: [], sealed: new Map() };
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.below(list.length)] as T;
}

function randomAction(
  game: Game,
  position: unknown,
  next: Next,
  random: Random,
): Action | undefined {
  switch (next.for) {
    case 'dice':
      return { kind: 'roll', faces: next.dice.map((die) => random.below(die.faces.length)) };
    case 'seats':
      return {
        kind: 'moves',
        chosen: next.seats.map((seat) => pick(random, movesOf(game, position, seat))),
      };
    case 'nobody':
      return undefined;
  }
}
