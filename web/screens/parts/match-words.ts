import type { Match } from '#engine/match.ts';
import { gameName } from '../../app/cards.ts';
import { language, t } from '../../app/language.ts';
import { nameShown } from '../../online/former.ts';
import { takenBackBy } from '../../store/remarks.ts';
import type { SavedPad } from '../../store/saved.ts';
import type { Summary } from '../../store/summary.ts';
import { isShared, outcomeOf, ownSeat } from './outcome.ts';
import { dayName } from './when.ts';

/** “Encore! with Mia and Tom”. */
export function titleOf({
  game,
  players,
  chairs,
  online,
}: Pick<Summary, 'game' | 'players' | 'chairs' | 'online'>): string {
  const own = online?.seat ?? ownSeat(chairs);
  if (players.length === 1) return t('matches.alone', { game: gameName(game) });
  if (!online && isShared(chairs))
    return t('matches.among', { game: gameName(game), names: players.map(nameShown) });
  const names = players.filter((_, seat) => seat !== own).map(nameShown);
  return t('matches.with', { game: gameName(game), names });
}

/** “yesterday · 1st of 4”, or how far it has come. */
export function detailOf(match: Summary): string {
  const day = dayName(match.changed, Date.now(), language.value);
  const what = match.result ? standing({ ...match, result: match.result }) : rollsOf(match);
  const detail = what === undefined ? day : t('matches.detail', { day, what });
  const remarks = [match.isRetry && t('matches.retry'), takenBackWords(match.takenBack?.counts)];
  return remarks.reduce<string>(
    (day, what) => (what ? t('matches.detail', { day, what }) : day),
    detail,
  );
}

/** That choices were taken back, where some were; of a match that is open, by its remarks. */
export function takenBackIn({ players, remarks }: Match): string | undefined {
  return takenBackWords(takenBackBy(players, remarks));
}

function takenBackWords(counts: readonly number[] = []): string | undefined {
  const count = counts.reduce((sum, each) => sum + each, 0);
  return count > 0 ? t('matches.takenBack', { count }) : undefined;
}

/** Who has to do something: on this device it is never a bot. */
export function turnOf({ chairs }: Summary): string {
  return isShared(chairs) ? t('home.waitingAll') : t('home.waiting');
}

/** “Encore! · roll 14”, where no title says what is played. */
export function progressOf(match: Summary): string {
  return t('matches.detail', { day: gameName(match.game), what: rollsOf(match) });
}

export function padTitle({ game }: SavedPad): string {
  return t('matches.pad', { game: gameName(game) });
}

export function padDetail({ changed, taps }: SavedPad): string {
  const day = dayName(changed, Date.now(), language.value);
  return t('matches.detail', { day, what: t('matches.taps', { count: taps.length }) });
}

/** How it ended. Who played alone has no place, and that they were alone stands in the title. */
function standing(match: Parameters<typeof outcomeOf>[0]): string | undefined {
  const outcome = outcomeOf(match);
  switch (outcome.kind) {
    case 'solo':
      return undefined;
    case 'shared':
      return t('matches.together');
    case 'lost':
      return t('matches.lost');
    case 'won':
      return t('matches.won', { names: outcome.names.map(nameShown), count: outcome.names.length });
    case 'place':
      return t('matches.place', { place: outcome.place, count: outcome.count });
  }
}

/** “roll 14”. */
export function rollsOf({ rolls }: Summary): string {
  return t('matches.roll', { count: rolls });
}
