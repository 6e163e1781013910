import type { Begun, Change, Kept } from '../log/log.ts';

export function begun(
  game: string,
  players: readonly string[],
  dice: Begun['dice'] = 'app',
): Begun {
  return {
    id: 'm1',
    table: 't1',
    game,
    players,
    options: {},
    dice,
    secret: '5a'.repeat(32),
    created: 1,
  };
}

/** What a log would keep after a change. */
export function written(kept: Kept, change: Change): Kept {
  const { lines = [], seal, isClosing, finished = kept.finished } = change;
  const others = kept.sealed.filter(({ seat }) => seat !== seal?.seat);
  return {
    ...kept,
    version: kept.version + 1,
    lines: [...kept.lines, ...lines],
    sealed: isClosing ? [] : seal ? [...others, seal] : kept.sealed,
    finished,
  };
}

export function blank(begun: Begun): Kept {
  return { begun, version: 0, lines: [], sealed: [], finished: undefined };
}
