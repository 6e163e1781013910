import type { Game, Refusal } from '#engine/contract.ts';
import { isRefusal } from '#engine/contract.ts';
import { enter, type Match, openMatch, play, sealedEntries } from '#engine/match.ts';
import { setUp } from '#engine/setup.ts';
import { isSavedMatch } from './guard.ts';
import { remarksOf } from './remarks.ts';
import type { SavedMatch } from './saved.ts';

/** Why a saved match cannot be opened: its shape, its set-up, or the first entry that is wrong. */
export type Broken =
  | { readonly kind: 'shape' }
  | { readonly kind: 'setup'; readonly refusal: Refusal }
  | {
      readonly kind: 'entry';
      /** Where it stands among the entries, counted from 0. */
      readonly at: number;
      readonly text: string;
      /** Missing when the rules could make nothing of it at all. */
      readonly refusal?: Refusal;
    };

export type Revived = { readonly match: Match } | { readonly broken: Broken };

/** The match that was saved, with the decisions of its open step. */
export function reviveMatch(saved: SavedMatch, game: Game): Revived {
  if (!isSavedMatch(saved) || saved.game !== game.id) return { broken: { kind: 'shape' } };
  const setup = setUp(game, saved.players, saved.options, remarksOf(saved));
  if (isRefusal(setup)) return { broken: { kind: 'setup', refusal: setup } };
  const match = openMatch(setup);
  const broken = replayInto(match, saved);
  return broken ? { broken } : { match };
}

/** How far a match has come, to be kept. */
export function progressOf(match: Match): Pick<SavedMatch, 'entries' | 'sealed' | 'result'> {
  const result = resultOf(match);
  const sealed = sealedEntries(match).flatMap((entry) =>
    entry.kind === 'move' ? [{ seat: entry.seat, text: entry.text }] : [],
  );
  return { entries: [...match.entries], sealed, ...(result && { result }) };
}

/** What lists show of a match that is over, without replaying it. */
export function resultOf({ game, position }: Match): SavedMatch['result'] {
  if (game.next(position).for !== 'nobody') return undefined;
  return {
    totals: game.scores(position).map(({ total }) => total),
    winners: game.winners(position),
  };
}

function replayInto(match: Match, saved: SavedMatch): Broken | undefined {
  for (const [at, entry] of saved.entries.entries()) {
    const broken = attempt(at, entry.text, () => enter(match, entry));
    if (broken) return broken;
  }
  for (const { seat, text } of saved.sealed) {
    const broken = attempt(saved.entries.length, text, () => play(match, seat, text));
    if (broken) return broken;
  }
  return undefined;
}

function attempt(at: number, text: string, step: () => Refusal | undefined): Broken | undefined {
  try {
    const refusal = step();
    return refusal && { kind: 'entry', at, text, refusal };
  } catch {
    return { kind: 'entry', at, text }; // Nothing a match could have written.
  }
}
