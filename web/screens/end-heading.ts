import type { Seat } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { t } from '../app/language.ts';
import { nameShown } from '../online/former.ts';

/** One line for the end of a match, to the player at `own`, or to all. */
export function headingOf(
  { game, position, players }: Pick<Match, 'game' | 'position' | 'players'>,
  own: Seat | undefined,
): string {
  const winners = game.winners(position);
  if (game.next(position).for !== 'nobody') return t('end.agreed');
  if (game.isTeam) return winners.length > 0 ? t('end.teamWon') : t('end.teamLost');
  const totals = game.scores(position).map(({ total }) => total);
  if (players.length === 1) return t('end.solo', { total: totals[0]! });
  const best = totals[winners[0]!]!;
  const nameOf = (seat: Seat): string => nameShown(players[seat]!);
  if (own !== undefined && !winners.includes(own)) {
    const names = winners.map(nameOf);
    return t('end.youLose', { names, count: names.length, best, total: totals[own]! });
  }
  if (own !== undefined && winners.length > 1) {
    const names = winners.filter((seat) => seat !== own).map(nameOf);
    return t('end.youShare', { names, total: best });
  }
  const names = winners.map(nameOf);
  if (names.length > 1) return t('end.shared', { names, total: best });
  const others = totals.filter((_, seat) => !winners.includes(seat));
  const second = Math.max(...others);
  if (own !== undefined) return t('end.youWin', { total: best, second });
  return t('end.won', { name: names[0]!, total: best, second });
}
