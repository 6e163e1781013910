import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import type { Advice } from '#games/teach.ts';
import type { Session } from '../table/session.ts';
import { doneIn, note } from './progress.ts';

/** What the coach says now, of all that matters the most urgent: nothing that it has said before. */
export function tipDue(
  coach: readonly Advice[],
  told: readonly string[],
  position: unknown,
  seat: Seat,
): Advice | undefined {
  return coach.find(({ key, when }) => !told.includes(key) && when(position, seat));
}

/** A tip belongs to one turn of one seat. */
interface Given {
  readonly advice: Advice;
  readonly moment: string;
}

export interface Tips {
  /** The tip that is due; none while dice roll or others are shown. */
  readonly current: ReadonlySignal<Advice | undefined>;
  /** Whether there are others to come in this game. */
  readonly hasMore: ReadonlySignal<boolean>;
  /** Follows the match: to be called whenever something that it reads has changed. */
  follow(): void;
  /** Nobody sees it any more: what has been seen once is not said again. */
  close(): void;
}

/** One tip at a time, which goes with the turn that it belongs to, answered or not. */
export function openTips(
  { table, holder, film }: Pick<Session, 'table' | 'holder' | 'film'>,
  coach: readonly Advice[],
): Tips {
  const { id } = table.face.game;
  const given = signal<Given | undefined>(undefined);
  const told = () => doneIn('told', id);

  const end = (): void => {
    const { advice } = given.peek() ?? {};
    given.value = undefined;
    if (advice) note('told', id, advice.key);
  };
  return {
    current: computed(() => (film.scene.value ? undefined : given.value?.advice)),
    hasMore: computed(() => coach.some(({ key }) => !told().includes(key))),
    close: end,
    follow() {
      const { entries, position } = table.view.value;
      const seat = holder.value;
      const isMine = seat !== undefined && table.mine.includes(seat);
      const moment = `${seat}/${entries.filter(({ kind }) => kind === 'roll').length}`;
      const now = given.peek();
      const isOver = now?.moment !== moment || !isMine || !now.advice.when(position, seat);
      if (now && isOver) end();
      if (now && told().includes(now.advice.key)) given.value = undefined;
      // Nothing is explained before the dice lie there.
      if (given.peek() || !isMine || film.scene.value) return;
      const advice = tipDue(coach, told(), position, seat);
      if (advice) given.value = { advice, moment };
    },
  };
}
