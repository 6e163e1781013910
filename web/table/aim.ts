import { useSignal } from '@preact/signals';
import { useCallback } from 'preact/hooks';
import type { Face } from '#games/face.ts';
import { speakPolitely } from '#ui/live.tsx';
import type { Mark } from '#ui/marks.ts';
import { settings } from '../app/settings.ts';

/** Where a sheet that turns is turned. */
const UPRIGHT = '(max-width: 639px) and (orientation: portrait)';

/** Whether this is a phone held upright. */
export function isUpright(): boolean {
  return matchMedia(UPRIGHT).matches;
}

/** Whether it is a phone, which has no keys to speak of. */
export function isPhone(): boolean {
  const isSmall = matchMedia('(max-width: 639px), (max-height: 599px)').matches;
  return isSmall && navigator.maxTouchPoints > 0;
}

interface Aim {
  /** The box that the next tap on it chooses. */
  readonly aimed: Mark | undefined;
  onTap(mark: Mark, isStroke?: boolean): void;
}

/**
 * On a small sheet a finger covers several boxes: the first tap points at one, which grows, and the
 * second one chooses it. A key names its box already, and so does whatever is no box; a stroke is
 * seen on its way.
 */
export function useAim(
  { fitsPrinted }: Face,
  tell: (mark: Mark) => string | undefined,
  tap: (mark: Mark) => void,
): Aim {
  const aimed = useSignal<Mark | undefined>(undefined);
  const onTap = useCallback(
    (mark: Mark, isStroke?: boolean): void => {
      const isSmall = settings.value.sheet === 'small' && !fitsPrinted && isUpright();
      const name = isSmall && !isStroke && !hasKeyboard() ? tell(mark) : undefined;
      if (name === undefined || aimed.value === mark) {
        aimed.value = undefined;
        tap(mark);
        return;
      }
      aimed.value = mark;
      speakPolitely(name);
    },
    [fitsPrinted, tell, tap],
  );
  return { aimed: aimed.value, onTap };
}

/** Whether the box was reached by keys. */
function hasKeyboard(): boolean {
  return document.activeElement?.matches('[data-mark]:focus-visible') ?? false;
}
