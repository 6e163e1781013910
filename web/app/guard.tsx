import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary, useLayoutEffect, useState } from 'preact/hooks';
import type { CrashKind, ScreenName } from '#protocol/crash.ts';
import { isLasting } from '../store/store.ts';
import { reportCrash } from './crashes.ts';
import { store } from './device.ts';
import { useScreenName } from './heading.ts';
import { Crashed } from './states.tsx';

/** Catches what is thrown below, while drawing or in an effect, and counts it. */
function useCrashes(kind: CrashKind) {
  const [isDown, setDown] = useState(false);
  const [times, setTimes] = useState(0);
  useErrorBoundary((error) => {
    console.error(error);
    reportCrash(kind, error);
    setDown(true);
    setTimes((before) => before + 1);
  });
  return { isDown, times, again: () => setDown(false) };
}

/** How long a screen for a room waits before it draws itself again, in milliseconds. */
const FIRST_PAUSE = 10_000;
const LONGEST_PAUSE = 300_000;

interface ScreenProps {
  readonly name: ScreenName;
  readonly children: ComponentChildren;
}

/**
 * Shows a state in place of a screen that throws. Matches are kept elsewhere, so trying again draws
 * the screen from scratch and play goes on; where that throws as well, the next try loads the page.
 * A screen for a room has nobody to tap it: it draws itself again, after pauses that double.
 */
export function ScreenGuard({ name, children }: ScreenProps) {
  const { isDown, times, again } = useCrashes('screen');
  const isRoom = name === 'screen';
  useScreenName(isDown ? 'crashed' : 'whole');
  useEffect(() => {
    if (!isDown || !isRoom) return undefined;
    const timer = setTimeout(again, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (times - 1)));
    return () => clearTimeout(timer);
  }, [isDown]);
  if (!isDown) return children;
  const isHome = name === 'home';
  // What only this page holds would be gone with it.
  const mayReload = (isHome || times > 1) && isLasting(store.value);
  const why = isRoom ? 'screen' : !mayReload ? 'first' : isHome ? 'home' : 'again';
  const onAgain = mayReload ? () => location.reload() : again;
  const crashed = <Crashed {...{ isHome, why, onAgain }} />;
  return isRoom ? <div class="for-room">{crashed}</div> : crashed;
}

/** Leaves out a part around the screen that throws: the rest goes on without it. */
export function PartGuard({ children }: { readonly children: ComponentChildren }) {
  return useCrashes('part').isDown ? null : children;
}

interface LastProps {
  readonly root: HTMLElement;
  readonly words: readonly Element[];
  readonly children: ComponentChildren;
}

/** Where what shows the other failures fails itself: the words that the page began with. */
export function LastGuard({ root, words, children }: LastProps) {
  const { isDown } = useCrashes('start');
  useLayoutEffect(() => {
    if (!isDown) return;
    root.replaceChildren(...words);
    root.dataset.failed = '';
  }, [isDown]);
  return isDown ? null : children;
}
