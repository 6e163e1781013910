import type { Seat } from '#engine/contract.ts';
import type { Prompt, Quiet, Saying } from '#games/face.ts';
import { gridFace } from '#kits/grid/face/face.ts';
import { crossingOptions } from '#kits/grid/face/options.ts';
import { crossingPrompt } from '#kits/grid/face/prompt.ts';
import { tellCrossing } from '#kits/grid/face/tell.ts';
import { gridTray } from '#kits/grid/face/tray.ts';
import { jokerWarning } from '#kits/grid/face/warning.ts';
import type { Option, Pencil } from '#ui/pencil.ts';
import { LEADER, MISSES_TO_LOSE } from '../play.ts';
import type { Position } from '../position.ts';

const PASS = 'pass';

/** Penalties are not made on the sheet. */
export const isPenalty = ({ phase }: Position): boolean =>
  phase === 'strike' || phase === 'discard';

export function options(position: Position, seat: Seat): readonly Option[] {
  return isPenalty(position) ? [] : crossingOptions(position, seat);
}

/** To pass is to miss, and its price is said (C5). */
export function quiet(position: Position, seat: Seat): Quiet | undefined {
  if (isPenalty(position)) return undefined;
  const count = position.misses[seat]! + 1;
  if (count >= MISSES_TO_LOSE) return { text: PASS, label: { key: 'quiet.lost' }, isDire: true };
  return { text: PASS, label: { key: 'quiet.miss', args: { count, most: MISSES_TO_LOSE } } };
}

export function warning(position: Position, seat: Seat, text: string): Saying | undefined {
  if (text !== PASS) return isPenalty(position) ? undefined : jokerWarning(position, seat, text);
  const count = position.misses[seat]! + 1;
  return count >= MISSES_TO_LOSE ? { key: 'warn.lost' } : { key: 'warn.miss', args: { count } };
}

export function prompt(position: Position, seat: Seat, pencil: Pencil): Prompt {
  if (isPenalty(position)) {
    return {
      title: { key: 'prompt.penalty' },
      detail: { key: 'prompt.penaltyDetail', args: { seats: [LEADER] } },
      button: { key: 'prompt.penaltyButton' },
    };
  }
  const usual = crossingPrompt(position, seat, pencil);
  const detail = leavesDetail(position, pencil);
  return detail && usual.detail?.key === 'prompt.progress' ? { ...usual, detail } : usual;
}

export function tell(position: Position, seat: Seat, text: string): Saying {
  const [word, ...rest] = text.split(' ');
  if (word === PASS) return { key: 'tell.missed', args: { seat } };
  if (word === 'discard') return { key: 'tell.discarded', args: { kind: rest[0]! } };
  if (word !== 'strike') return tellCrossing(position, seat, text);
  const seats = rest.flatMap((share, each) => (Number(share) > 0 ? [each] : []));
  const count = rest.reduce((sum, share) => sum + Number(share), 0);
  return { key: 'tell.struck', args: { count, seats } };
}

/** To pass is to miss, and penalties have no boxes. */
export function brief(position: Position, seat: Seat, text: string): Saying | undefined {
  if (text === PASS) return { key: 'brief.miss' };
  return isPenalty(position) ? wish(position, seat, text)[0] : gridFace.brief(position, seat, text);
}

/** A penalty is described by what each gives up; all else as in the family. */
export function wish(position: Position, seat: Seat, text: string): readonly Saying[] {
  const [word, ...rest] = text.split(' ');
  if (word === PASS) return [{ key: 'wish.miss' }];
  if (word === 'discard') return [{ key: `discard.confirm.${rest[0]}` }];
  if (word !== 'strike') return gridFace.wish(position, seat, text);
  return rest.map((share, each) => ({
    key: 'wish.strike',
    args: { seat: each, count: Number(share) },
  }));
}

/** What the active player's choice leaves to the others (E3). */
function leavesDetail(position: Position, { ready }: Pencil): Saying | undefined {
  if (position.phase !== 'active' || !ready) return undefined;
  const left = gridTray(position).map(({ mark, word }) => ({ mark, word }));
  for (const die of ready.dice)
    left.splice(
      left.findIndex(({ mark }) => mark === die),
      1,
    );
  return { key: 'prompt.leaves', args: { given: left.map(({ word }) => word) } };
}
