import { type BuzzName, buzz } from '#ui/haptics.ts';
import { sound } from '#ui/sound.ts';
import type { SoundName } from '#ui/sounds.ts';
import { settings } from '../app/settings.ts';

/** A sound, and what a hand feels of it. */
export function ring(kind: SoundName, felt: BuzzName | undefined, loud = 1, after = 0): void {
  const { volume, vibration } = settings.peek();
  sound(kind, volume * loud, after);
  if (vibration && felt) buzz(felt);
}
