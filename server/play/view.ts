import type { Seat } from '#engine/contract.ts';
import { view } from '#engine/match.ts';
import type { MatchView } from '#protocol/messages.ts';
import { isHandedOn, type Live, ownDecision } from './live.ts';

const HEAD = '{"type":"view",';

/** What everybody may see of a match. Sealed decisions and secrets are not part of it. */
function viewOf(
  { begun, version, match, corrections, mendable, news, hinted, stoodIn, isEnded }: Live,
  until: number | undefined,
): MatchView {
  const { position, step, next, entries, decided } = view(match, undefined);
  return {
    match: begun.id,
    version,
    step,
    position,
    next: isEnded ? { for: 'nobody' } : next,
    ...(!isEnded && next.for === 'dice' && { roller: match.game.active(position) }),
    entries,
    decided,
    ...(hinted.length > 0 && { hinted }),
    ...(stoodIn.length > 0 && { stoodIn }),
    corrections,
    mendable,
    news,
    until,
  };
}

/** Serializes the view once for all; each seat gets its own sealed decision as well. */
export function viewMessages(
  live: Live,
  until: number | undefined,
): (seat: Seat | undefined) => Buffer {
  const rest = Buffer.from(`"view":${JSON.stringify(viewOf(live, until))}}`);
  const common = Buffer.concat([Buffer.from(HEAD), rest]);
  return (seat) => {
    const isOwn = seat !== undefined && !isHandedOn(live, seat);
    const own = isOwn ? ownDecision(live.match, seat) : undefined;
    if (own === undefined) return common;
    return Buffer.concat([Buffer.from(`${HEAD}"own":${JSON.stringify(own)},`), rest]);
  };
}
