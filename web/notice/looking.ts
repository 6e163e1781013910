/** Whether somebody can see the page: it is shown, and its window has the focus. */
export function isLooking(): boolean {
  return !document.hidden && document.hasFocus();
}

/** Hears each time that they look at the page again, or look away. Returns how to stop. */
export function onLooking(hear: (isLooking: boolean) => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let known = isLooking();
  const look = (): void => {
    const now = isLooking();
    if (now === known) return;
    known = now;
    hear(now);
  };
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('focus', look, { signal });
  addEventListener('blur', look, { signal });
  return () => leaving.abort();
}
