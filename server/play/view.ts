import type { Seat } from '#engine/contract.ts';
import { type Match, view } from '#engine/match.ts';
import type { MatchView } from '#protocol/messages.ts';
import type { Live } from './live.ts';

/** What everybody may see of a match. Sealed decisions and secrets are not part of it. */
function viewOf(
  { begun, version, match, corrections, news }: Live,
  until: number | undefined,
): MatchView {
  const { position, step, next, entries, decided } = view(match, undefined);
  return {
    match: begun.id,
    version,
    step,
    position,
    next,
    entries,
    decided,
    corrections,
    news,
    until,
  };
}

/** Writes the view once for all who watch; each gets their own sealed decision beside it. */
export function viewMessages(
  live: Live,
  until: number | undefined,
): (seat: Seat | undefined) => string {
  const common = JSON.stringify(viewOf(live, until));
  return (seat) => {
    const own = seat === undefined ? undefined : ownDecision(live.match, seat);
    const beside = own === undefined ? '' : `"own":${JSON.stringify(own)},`;
    return `{"type":"view",${beside}"view":${common}}`;
  };
}

function ownDecision({ game, position, sealed }: Match, seat: Seat): string | undefined {
  const move = sealed.get(seat);
  return move === undefined ? undefined : game.notate(position, seat, move);
}
