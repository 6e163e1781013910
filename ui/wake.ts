/** Keeps the screen on until the returned function is called. Silent where it cannot be done. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let isWanted = true;
  let lock: WakeLockSentinel | undefined;
  const hold = async (): Promise<void> => {
    if (!isWanted || document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!isWanted) await lock.release();
    } catch {
      // Low battery or a policy: the screen dims as it always did.
    }
  };
  // The browser lets go when the page is hidden; only the page can ask again.
  document.addEventListener('visibilitychange', hold);
  hold();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', hold);
    lock?.release();
  };
}
