import type { Estimate } from '#kits/sums.ts';
import type { Encounter, Standings, Tournament } from '#lab/tournament.ts';
import { shelfOf } from '../games.ts';
import { type Row, tableLines } from '../table.ts';

/** Points are nobody's question where a team wins or loses. */
const HEADS = ['Points', 'theirs', 'Ahead'];
const TEAM_HEADS = ['Won', 'theirs', 'Only one'];

/** Who is how strong, and how each two fared. */
export function standingsLines(
  { game, seats, pairs, seed }: Tournament,
  { encounters, ratings }: Standings,
  columns: number,
): string[] {
  const { name, isTeam } = shelfOf(game).game;
  const table = seats === 1 ? 'alone' : `${seats} at a table`;
  const rows = ratings.map(({ bot, rating, low, high }) => ({
    title: bot,
    cells: [rating, low, high].map((points) => points.toFixed(0)),
  }));
  const heads = ['Share', 'low', 'high', ...(isTeam ? TEAM_HEADS : HEADS)];
  return [
    `${name}, ${table}: ${pairs.toLocaleString('en')} pairs of games each, seed ${seed}`,
    '',
    ...tableLines(['Rating', 'low', 'high'], rows, columns),
    '',
    ...tableLines(heads, encounters.map(rowOf), columns),
  ];

  function rowOf({ bots, share, margin, points, won, differing }: Encounter): Row {
    const shares = [share.mean, share.low, share.high].map(percent);
    const results = isTeam
      ? [...won.map(({ mean }) => percent(mean)), told(differing)]
      : [...points.map(({ mean }) => mean.toFixed(1)), within(margin)];
    return { title: bots.join(' – '), cells: [...shares, ...results] };
  }
}

function within({ mean, high }: Estimate): string {
  return `${mean.toFixed(2)} ± ${(high - mean).toFixed(2)}`;
}

/** The first team’s share of the matches that only one of the two won. */
function told(differing: Encounter['differing']): string {
  return differing ? `${percent(differing.mean)} of ${differing.pairs}` : '–';
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
