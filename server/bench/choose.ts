import { type Game, movesOf, type Seat } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';
import type { MatchView } from '#protocol/messages.ts';

export type Choice = { readonly type: 'roll' } | { readonly type: 'decide'; readonly text: string };

/** Picks one of a seat’s legal moves, given as they are written. */
export type Taste = (texts: readonly string[], random: Random) => string;

export const anyOf: Taste = (texts, random) => texts[random.below(texts.length)]!;

/** Passing whenever possible makes the longest matches. */
export const lazy: Taste = (texts, random) =>
  texts.find((text) => text === 'pass') ?? anyOf(texts, random);

/** What a seat may do now: a roll, or one of its moves. */
export function choose(
  game: Game,
  { position, next, decided }: MatchView,
  seat: Seat,
  random: Random,
  taste: Taste,
): Choice | undefined {
  if (next.for === 'nobody') return undefined;
  if (next.for === 'dice') return game.active(position) === seat ? { type: 'roll' } : undefined;
  if (!next.seats.includes(seat) || decided.includes(seat)) return undefined;
  const texts = movesOf(game, position, seat).map((move) => game.notate(position, seat, move));
  return { type: 'decide', text: taste(texts, random) };
}
