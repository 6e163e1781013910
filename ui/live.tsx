import { useEffect, useRef } from 'preact/hooks';

/** How long a sentence stays: long enough to be spoken, short enough not to be found later. */
const STAYS = 8000;

/** About how long a letter takes to be spoken, in milliseconds. */
const LETTER = 55;

interface Regions {
  readonly polite: HTMLElement;
  readonly assertive: HTMLElement;
}

/** The last ones win: a modal dialog hides what lies outside it, so it brings regions of its own. */
const mounted: Regions[] = [];

/** Until when what was said so far takes, if somebody has it spoken. */
let readUntil = 0;

/** Whether a screen reader, if there is one, is probably still speaking. */
export function isBeingRead(): boolean {
  return performance.now() < readUntil;
}

/** Two regions whose news a screen reader speaks. */
export function LiveRegions() {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const regions = { polite: polite.current!, assertive: assertive.current! };
    mounted.push(regions);
    return () => {
      mounted.splice(mounted.indexOf(regions), 1);
    };
  }, []);
  return (
    <div class="for-readers">
      <div ref={polite} role="status" aria-live="polite" aria-atomic="false" />
      <div ref={assertive} role="alert" aria-live="assertive" aria-atomic="false" />
    </div>
  );
}

/** Says it when the reader pauses: others' moves, how a choice stands. */
export function speakPolitely(text: string): void {
  add(mounted.at(-1)?.polite, text);
}

/** Says it at once: your turn, a refusal, a lost connection. */
export function speakNow(text: string): void {
  add(mounted.at(-1)?.assertive, text);
}

/** A new element is news even if its words are those of the last one. */
function add(region: HTMLElement | undefined, text: string): void {
  if (!region || text === '') return;
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  const now = performance.now();
  readUntil = Math.min(Math.max(readUntil, now) + text.length * LETTER, now + STAYS);
  setTimeout(() => line.remove(), STAYS);
}
