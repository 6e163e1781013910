import { sound } from './sound.ts';

/**
 * The sound of a roll: the throw, the rattle in the air, and a knock for every die when it lands,
 * all in seconds from now. Returns how to break it off.
 */
export function soundRoll(volume: number, rattle: number, landings: readonly number[]): () => void {
  const stops = [
    sound('throw', volume),
    sound('rattle', volume, rattle),
    ...landings.map((at) => sound('knock', volume, at)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
