import { effect, untracked } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import { askBot } from '../bots/ask.ts';
import type { Answer, Table } from './table.ts';

/** How long a bot seems to think, in milliseconds, so that people can follow. */
const THINKING = 650;
/** Once one bot has decided, or has chosen dice to roll again, nobody is kept waiting. */
const NEXT_BOT = 120;
/** After a failure it is tried again. */
const AGAIN = 3000;

/** A bot that has no answer: `slow` while it is asked once more, `silent` when that failed too. */
export type NoAnswer =
  | { readonly kind: 'slow' }
  | { readonly kind: 'silent'; readonly again: () => void };

/** The people who watch bots play. */
interface Audience {
  /** The share of its full length that thinking takes. */
  pace(): number;
  /** Whether they are still being shown what came before: bots wait for them. */
  isWatching(): boolean;
}

/**
 * Plays the bots' seats of a table on this device and rolls the app's dice for them. Returns how
 * to stop. `onFail` is called for a bot that could not answer, or whose move could not be stored.
 */
export function hostBots(
  table: Table,
  audience: Audience,
  onFail: (answer: Answer | NoAnswer) => void,
): () => void {
  const { face, bots, view } = table;
  const isBot = (seat: Seat): boolean => bots.includes(seat);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was begun: what was begun earlier, or before the end, is of no interest. */
  let latest = 0;
  const cancel = (): void => {
    latest++;
    clearTimeout(timer);
  };
  const later = (work: () => Promise<Answer>, wait: number): void => {
    const own = latest;
    let isSecond = false;
    const attempt = async (): Promise<void> => {
      const answer = await work().catch(() => undefined);
      if (answer?.kind === 'done' || answer?.kind === 'late' || own !== latest) return;
      if (!answer && isSecond) return onFail({ kind: 'silent', again });
      onFail(answer ?? { kind: 'slow' });
      isSecond = answer === undefined;
      timer = setTimeout(attempt, AGAIN);
    };
    const again = (): void => {
      isSecond = false;
      if (own === latest) attempt();
    };
    timer = setTimeout(attempt, untracked(audience.pace) * wait);
  };

  const stop = effect(() => {
    const { next, step, position, decided } = view.value;
    cancel();
    if (audience.isWatching()) return;
    if (next.for === 'dice' && table.dice === 'app' && isBot(face.game.active(position))) {
      later(() => table.roll(step), face.rollsOn?.(position) ? NEXT_BOT : THINKING);
    } else if (next.for === 'seats') {
      const seat = next.seats.find((each) => isBot(each) && !decided.includes(each));
      if (seat === undefined) return;
      const wait = decided.some(isBot) ? NEXT_BOT : THINKING;
      later(async () => {
        const level = table.chairs[seat]?.level;
        return table.decide(step, seat, await askBot(face.game.id, position, seat, level));
      }, wait);
    }
  });

  return () => {
    cancel();
    stop();
  };
}
