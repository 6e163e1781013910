import type { SavedMatch } from '#web/store/saved.ts';

/** A finished match as if one person had played it against bots of a level, and ended it so. */
export function fought(
  match: SavedMatch,
  totals: readonly number[],
  level: string,
  changed: number,
): SavedMatch {
  const best = Math.max(...totals);
  return {
    ...match,
    players: match.players.with(1, 'Pip'),
    chairs: match.chairs.map((chair) => (chair.kind === 'bot' ? { ...chair, level } : chair)),
    changed,
    result: { totals, winners: totals.flatMap((each, seat) => (each === best ? [seat] : [])) },
  };
}
