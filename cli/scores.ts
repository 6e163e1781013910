import type { Match } from '#engine/match.ts';
import { awaited } from '#engine/match.ts';
import { listed, partName, tell } from './sentences.ts';
import { type Row, tableLines } from './table.ts';
import { plain } from './text.ts';

type Facts = Readonly<Record<string, unknown>>;

/** What `replay --json` prints, in the order in which it is printed. */
export interface Summary {
  readonly game: string;
  readonly over: boolean;
  readonly players: readonly {
    readonly name: string;
    readonly total: number;
    readonly parts: Readonly<Record<string, number>>;
  }[];
  readonly winners: readonly string[];
}

export function summary({ game, position, players }: Match): Summary & Facts {
  return {
    game: game.id,
    over: game.next(position).for === 'nobody',
    players: game
      .scores(position)
      .map(({ total, parts }, seat) => ({ name: players[seat]!, total, parts })),
    winners: game.winners(position).map((seat) => players[seat]!),
    ...game.facts?.(position),
  };
}

/** The score table: parts, total, what the game reports, and how the match stands. */
export function scoreLines(match: Match, columns: number): string[] {
  const { game, position, players } = match;
  const scores = game.scores(position);
  const rows: Row[] = [
    ...Object.keys(scores[0]!.parts).map((key) => ({
      title: partName(game, key),
      cells: scores.map(({ parts }) => String(parts[key])),
    })),
    { title: 'Total', cells: scores.map(({ total }) => String(total)), ruled: true },
  ];
  const report = game.report?.(position) ?? [];
  return [
    ...tableLines(players.map(plain), rows, columns),
    '',
    ...report.map((note) => tell(note, game, players)),
    standing(match),
  ];
}

/** Who won, or whose turn it is. */
function standing(match: Match): string {
  const { game, position } = match;
  const players = match.players.map(plain);
  const next = game.next(position);
  if (next.for === 'dice') return 'Not over: the dice come next.';
  if (next.for === 'seats') {
    const names = awaited(match).map((seat) => players[seat]!);
    return `Not over: ${listed(names)} ${names.length === 1 ? 'has' : 'have'} to decide.`;
  }
  const names = game.winners(position).map((seat) => players[seat]!);
  if (names.length === 0) return 'Over. Nobody wins.';
  return `Over. ${names.length === 1 ? 'Winner' : 'Winners'}: ${listed(names)}.`;
}
