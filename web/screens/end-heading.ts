import type { Match } from '#engine/match.ts';
import { t } from '../app/language.ts';

/** One line for the end of a match: the winner, a shared win, a solo score, a mission. */
export function headingOf({ game, position, players }: Match): string {
  const winners = game.winners(position);
  if (game.isTeam) return winners.length > 0 ? t('end.teamWon') : t('end.teamLost');
  const totals = game.scores(position).map(({ total }) => total);
  if (players.length === 1) return t('end.solo', { total: totals[0]! });
  const names = winners.map((seat) => players[seat]!);
  const best = totals[winners[0]!]!;
  if (names.length > 1) return t('end.shared', { names, total: best });
  const others = totals.filter((_, seat) => !winners.includes(seat));
  return t('end.won', { name: names[0]!, total: best, second: Math.max(...others) });
}

/** The place of every seat: winners first, then by points; equal points share a place. */
export function placesOf({ game, position }: Match): readonly number[] {
  const winners = game.winners(position);
  const totals = game.scores(position).map(({ total }) => total);
  return totals.map((total, seat) => {
    if (winners.includes(seat)) return 1;
    const ahead = totals.filter((other, at) => winners.includes(at) || other > total);
    return ahead.length + 1;
  });
}
