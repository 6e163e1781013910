import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import { isStill, pace } from '../../app/settings.ts';
import type { News, Table } from '../table.ts';
import { joinTurns, type Scene, scenesOf } from './scenes.ts';

/** What is shown of the news of a table, scene by scene, before anybody acts again. */
export interface Film {
  /** The scene that runs now. As long as there is one, no choice is open. */
  readonly scene: ReadonlySignal<Scene | undefined>;
  /** Whether the dice have just landed: boxes light up. */
  readonly isLit: ReadonlySignal<boolean>;
  /** Jumps to the end of the scene. */
  skip(): void;
  /** Shows something in addition to the news, after them. */
  show(scene: Scene): void;
  /** Shows what comes from now on; returns how to stop. */
  start(): () => void;
}

/** Longer than the boxes take to light up. */
const LIGHTING = 400;

/** The holder sees the news at once, the others of a shared device when they take it. */
export function openFilm(
  { face, view, dice, mine }: Table,
  holder: ReadonlySignal<Seat | undefined>,
): Film {
  const scene = signal<Scene | undefined>(undefined);
  const isLit = signal(false);
  let waiting: readonly Scene[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (): void => {
    clearTimeout(timer);
    const [first, ...rest] = waiting;
    waiting = rest;
    isLit.value = !first && scene.value?.kind === 'roll';
    scene.value = first;
    if (first) timer = setTimeout(next, first.lasts * pace());
    else timer = setTimeout(() => (isLit.value = false), LIGHTING);
  };
  const add = (scenes: readonly Scene[]): void => {
    const shown = scenes.filter(isShown);
    if (shown.length === 0) return;
    // What is shown is shown to its end; of what waits to be shown of others, the newest.
    const isNewer = shown.some(({ kind }) => kind === 'turn');
    waiting = [...waiting.filter(({ kind }) => !isNewer || kind !== 'turn'), ...shown];
    if (scene.peek() === undefined) next();
  };
  const isShown = ({ kind }: Scene): boolean => {
    if (pace() === 0 || document.hidden) return false;
    return kind !== 'roll' || isRollFilmed(dice);
  };

  return {
    scene,
    isLit,
    skip: next,
    show: (one) => add([one]),
    start() {
      const unseen = new Map<Seat, readonly Scene[]>();
      let known = view.peek().news;
      const stops = [
        effect(() => {
          const { news, position } = view.value;
          if (!news || news === known) return;
          known = news;
          untracked(() => {
            const present = holder.value;
            const toSeat = (seat?: Seat) => scenesOf(face, news, position, seat, mine);
            for (const seat of laterSeers(news)) {
              if (seat !== present)
                unseen.set(seat, joinTurns(unseen.get(seat) ?? [], toSeat(seat)));
            }
            add(toSeat(present));
          });
        }),
        effect(() => {
          const seat = holder.value;
          const missed = seat === undefined ? undefined : unseen.get(seat);
          if (!missed) return;
          unseen.delete(seat!);
          untracked(() => add(missed));
        }),
      ];
      return () => {
        for (const stop of stops) stop();
        clearTimeout(timer);
      };
    },
  };

  /** Dice lie on the table for all; where nobody has secrets, all look at the same. */
  function laterSeers({ entries }: News): readonly Seat[] {
    const isForAll = face.isOpen || entries.some(({ kind }) => kind === 'roll');
    return mine.length < 2 || isForAll ? [] : mine;
  }
}

/** Real dice were seen when they were thrown. */
export function isRollFilmed(dice: Table['dice']): boolean {
  return dice === 'app' && pace() > 0 && !isStill() && !document.hidden;
}
