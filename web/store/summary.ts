import type { PlayedOnline, SavedMatch, TakenBack } from './saved.ts';

/**
 * What lists and comparisons tell of a match, without its entries: the browser's database keeps
 * one beside each match, so that thousands are read in a moment.
 */
export interface Summary
  extends Pick<
    SavedMatch,
    'id' | 'game' | 'players' | 'options' | 'chairs' | 'changed' | 'result' | 'hinted' | 'isRetry'
  > {
  readonly takenBack?: Pick<TakenBack, 'counts'>;
  readonly online?: Pick<PlayedOnline, 'seat'>;
  readonly rolls: number;
}

export function summaryOf(match: SavedMatch): Summary {
  const { id, game, players, options, chairs, changed, result, hinted, isRetry } = match;
  const { takenBack, online, entries } = match;
  return {
    ...{ id, game, players, options, chairs, changed },
    rolls: entries.filter(({ kind }) => kind === 'roll').length,
    ...(result && { result }),
    ...(hinted && { hinted }),
    ...(isRetry && { isRetry }),
    ...(takenBack && { takenBack: { counts: takenBack.counts } }),
    ...(online && { online: { seat: online.seat } }),
  };
}

export function latestFirst<Of extends { readonly changed: number }>(list: Iterable<Of>): Of[] {
  return [...list].sort((one, other) => other.changed - one.changed);
}
