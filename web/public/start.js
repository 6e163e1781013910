// On its own, so that it is there when the rest of the app is not.

// A link to the same page would lose what stands behind `#`, which may be a whole match.
addEventListener('click', (event) => {
  if (!event.target.closest('.start-failed a')) return;
  event.preventDefault();
  location.reload();
});

// As long as the page shows its first words, a script that fails means that the app will not come:
// the page says so at once, and the server counts it. Later the app sees to errors itself.
addEventListener(
  'error',
  (event) => {
    const start = document.querySelector('#app:not([data-failed]) > .start');
    const isScript = event.target === window || event.target instanceof HTMLScriptElement;
    if (!start || !isScript) return;
    event.stopImmediatePropagation();
    start.parentElement.dataset.failed = '';
    start.querySelector('.start-wait').hidden = true;
    const crash = {
      kind: 'start',
      route: location.pathname.split('/')[1] || 'home',
      error: event.error?.name ?? 'NetworkError',
      build: /([\w-]+)\.\w+$/.exec(document.querySelector('script[type="module"]')?.src)?.[1] ?? '',
    };
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', keepalive: true, headers, body: JSON.stringify(crash) };
    fetch('/api/crashes', init).catch(() => undefined);
  },
  { capture: true },
);
