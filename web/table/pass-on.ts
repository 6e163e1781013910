import { effect } from '@preact/signals';
import type { Session } from './session.ts';

/**
 * Where no cover lies between people, the device goes on by itself: whenever something has
 * happened, to the player who is due then. Which sheet is shown meanwhile is up to them.
 */
export function passOn({ table, duty, holder, film, accept }: Session): () => void {
  let known: unknown;
  return effect(() => {
    const { view, mine, curtain } = table;
    const { step, decided } = view.value;
    const { holder: next } = duty.value;
    if (mine.length < 2 || curtain?.isOn.value || film.scene.value) return;
    const moment = `${step}/${decided}`;
    if (moment === known) return;
    known = moment;
    if (next !== undefined && next !== holder.peek()) accept(next);
  });
}
