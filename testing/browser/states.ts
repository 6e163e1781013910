/** Browsers that are not as they should be. Each runs in the page, before the app. */

/** Bots never answer, and take their time before they roll. */
export function hushBots(): void {
  Worker.prototype.postMessage = () => undefined;
  const kept = JSON.parse(localStorage.getItem('dicepad.settings') ?? '{}');
  localStorage.setItem('dicepad.settings', JSON.stringify({ ...kept, hurry: false }));
  const wait = window.setTimeout;
  const patient = (work: () => void, time = 0) => (time > 500 ? 0 : wait(work, time));
  Object.assign(window, { setTimeout: patient });
}

/** As in some private windows. */
export function refuseStore(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('refused', 'SecurityError');
  };
}

/** The browser does not say what it keeps. */
export function hangStore(): void {
  StorageManager.prototype.persisted = () => new Promise(() => undefined);
}

/** No room is left. */
export function refuseWrites(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}
