import { headingOf } from '../screens/end-heading.ts';
import type { Frame } from '../story/frames.ts';
import { tellFrame } from '../story/told.ts';
import type { Seen } from './seen.ts';

/** What has just happened; where the match is over, also who has won, and why in a draw. */
export function tellMoment(
  frame: Frame,
  before: Frame | undefined,
  { face, words, players }: Omit<Seen, 'seat'>,
): readonly string[] {
  const { game } = face;
  const { position } = frame;
  const happened = tellFrame(frame, before, face, words);
  if (game.next(position).for !== 'nobody') return happened;
  const heading = headingOf({ game, position, players }, undefined);
  const reasons = game.isTeam ? [] : (game.report?.(position) ?? []).map(words.note);
  return [...happened, /[.!]$/.test(heading) ? heading : `${heading}.`, ...reasons];
}
