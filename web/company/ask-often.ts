/** How often something is asked, in milliseconds: somebody waits for the answer. */
const EVERY = 15_000;

/** A page that nobody looks at asks only each so many times. */
const UNSEEN = 3;

/** Asks at once, then now and then, and when the page is looked at again. Returns how to stop. */
export function askOften(ask: () => void): () => void {
  const onShown = (): void => {
    if (!document.hidden) ask();
  };
  let times = 0;
  ask();
  const timer = setInterval(() => {
    times++;
    if (!document.hidden || times % UNSEEN === 0) ask();
  }, EVERY);
  document.addEventListener('visibilitychange', onShown);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onShown);
  };
}
