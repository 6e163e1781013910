/** What this tab remembers by itself, also after a reload; another tab knows nothing of it. */
export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return undefined; // Refused, or not ours.
  }
}

export function keepInTab(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Refused: it lasts as long as the page.
  }
}
