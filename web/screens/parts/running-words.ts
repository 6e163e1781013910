import { gameName } from '../../app/cards.ts';
import { t } from '../../app/language.ts';
import { nameShown } from '../../online/former.ts';
import { isAway, type Running } from '../../online/running.ts';
import type { SavedMatch } from '../../store/saved.ts';

/** “Encore! with Mia and Tom”. */
export function runningTitle({ game: id, players, seat }: Running): string {
  const game = gameName(id);
  const names = players.filter((_, each) => each !== seat).map(nameShown);
  if (names.length === 0) return t('running.alone', { game });
  return t('matches.with', { game, names });
}

export function runningState({ state }: Running): string {
  return t(isAway.value ? 'running.away' : `running.${state}`);
}

/** Who sits there, as lists show it. */
export function chairsAt({ chairs, seat }: Running): Pick<SavedMatch, 'chairs' | 'online'> {
  return { chairs, online: { seat, remarks: [] } };
}
