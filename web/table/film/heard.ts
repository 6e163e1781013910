import { effect } from '@preact/signals';
import { soundRoll } from '#ui/roll-sound.ts';
import { pace, settings } from '../../app/settings.ts';
import type { Session } from '../session.ts';
import { landings } from './landing.ts';

/** When the dice are over the table, in milliseconds at calm speed. */
const IN_THE_AIR = 160;

/** Plays the sound of a roll with its animation, and no longer. */
export function hearFilm({ table, film }: Session): () => void {
  const none = (): void => undefined;
  let silence = none;
  const stop = effect(() => {
    const scene = film.scene.value;
    silence();
    silence = none;
    if (scene?.kind !== 'roll') return;
    const seconds = (ms: number): number => (ms * pace()) / 1000;
    const lands = landings(table.face, table.view.peek().position, scene);
    silence = soundRoll(settings.peek().volume, seconds(IN_THE_AIR), lands.map(seconds));
  });
  return () => {
    stop();
    silence();
  };
}
