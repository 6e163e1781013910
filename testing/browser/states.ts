/** Browsers that are not as they should be. Each runs in the page, before the app. */

/** Bots never answer, and take their time before they roll. */
export function hushBots(): void {
  Worker.prototype.postMessage = () => undefined;
  const kept = JSON.parse(localStorage.getItem('dicepad.settings') ?? '{}');
  localStorage.setItem('dicepad.settings', JSON.stringify({ ...kept, speed: 'brisk' }));
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

/** Nothing can be removed. */
export function refuseRemoval(): void {
  IDBObjectStore.prototype.delete = () => {
    throw new DOMException('refused', 'UnknownError');
  };
}

/** The database is there, and cannot be read. */
export function breakStore(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('broken', 'UnknownError');
  };
}

/** An older tab does not let go of the database. */
export function holdUpStore(): void {
  IDBFactory.prototype.open = () => {
    const request = Object.create(IDBOpenDBRequest.prototype) as IDBOpenDBRequest;
    return Object.assign(request, {
      addEventListener(kind: string, tell: (event: Event) => void) {
        if (kind === 'blocked') setTimeout(() => tell(new Event('blocked')));
      },
    });
  };
}

/** The database never answers, and nobody waits long to find out. */
export function silenceStore(): void {
  IDBFactory.prototype.open = () => {
    const request = Object.create(IDBOpenDBRequest.prototype) as IDBOpenDBRequest;
    return Object.assign(request, { addEventListener: () => undefined });
  };
  const wait = window.setTimeout;
  const hasty = (work: () => void, time = 0) => wait(work, time === 10_000 ? 0 : time);
  Object.assign(window, { setTimeout: hasty });
}

/** The settings throw: their title cannot be drawn. */
export function breakSettings(): void {
  const { createTextNode } = Document.prototype;
  Document.prototype.createTextNode = function (text) {
    if (['Settings', 'Réglages', 'Einstellungen'].includes(text)) throw new Error('planted');
    return createTextNode.call(this, text);
  };
}

/** The start page throws: the title of its games cannot be drawn. */
export function breakHome(): void {
  const { createTextNode } = Document.prototype;
  Document.prototype.createTextNode = function (text) {
    if (
      ['A few dice, one sheet', 'Des dés, une feuille', 'Ein paar Würfel, ein Blatt'].includes(text)
    ) {
      throw new Error('planted');
    }
    return createTextNode.call(this, text);
  };
}

/** Workers die as soon as they are asked something. */
export function killWorkers(): void {
  Worker.prototype.postMessage = function () {
    setTimeout(() => this.dispatchEvent(new Event('error')));
  };
}

/** What goes away by itself after some seconds stays, so that it can be looked at. */
export function stopClock(): void {
  const wait = window.setTimeout;
  const patient = (work: () => void, time = 0) => (time > 4000 ? 0 : wait(work, time));
  Object.assign(window, { setTimeout: patient });
}

/** The browser knows of no network. */
export function loseNetwork(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => false });
}

/** No server for tables answers. */
export function refuseApi(): void {
  const ask = window.fetch;
  window.fetch = (what, how) =>
    String(what).startsWith('/api/') ? Promise.reject(new TypeError('cut off')) : ask(what, how);
}
