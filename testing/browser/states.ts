/** Browsers that are not as they should be. Each runs in the page, before the app. */

/** Bots never answer. */
export function hushBots(): void {
  Worker.prototype.postMessage = () => undefined;
  // Nor do they roll: their pause for thought does not end.
  const wait = window.setTimeout;
  Object.assign(window, {
    setTimeout: (work: () => void, time = 0) => (time >= 600 ? 0 : wait(work, time)),
  });
}

/** As in some private windows. */
export function refuseStore(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('refused', 'SecurityError');
  };
}

/** The database takes for ever to open. */
export function hangStore(): void {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
}

/** No room is left. */
export function refuseWrites(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}
