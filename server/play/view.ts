import type { Seat } from '#engine/contract.ts';
import { view } from '#engine/match.ts';
import type { MatchView } from '#protocol/messages.ts';
import { type Live, ownDecision } from './live.ts';

const HEAD = '{"type":"view",';

/** What everybody may see of a match. Sealed decisions and secrets are not part of it. */
function viewOf(
  { begun, version, match, corrections, mendable, news, hinted }: Live,
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
    ...(hinted.length > 0 && { hinted }),
    corrections,
    mendable,
    news,
    until,
  };
}

/** Writes the view once for all who watch; each gets their own sealed decision beside it. */
export function viewMessages(
  live: Live,
  until: number | undefined,
): (seat: Seat | undefined) => Buffer {
  const rest = Buffer.from(`"view":${JSON.stringify(viewOf(live, until))}}`);
  const common = Buffer.concat([Buffer.from(HEAD), rest]);
  return (seat) => {
    const own = seat === undefined ? undefined : ownDecision(live.match, seat);
    if (own === undefined) return common;
    return Buffer.concat([Buffer.from(`${HEAD}"own":${JSON.stringify(own)},`), rest]);
  };
}
