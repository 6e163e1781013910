import { useLayoutEffect, useRef } from 'preact/hooks';
import { onceLaidOut } from '#ui/laid-out.ts';
import { place } from './router.ts';

let isNew = false;
/** Calls somebody who looks at another tab. */
let mark: string | undefined;
let look = (): void => undefined;

/**
 * The title of the page is the heading of its screen. After a change of screen the focus goes to
 * that heading: what had it is gone, and a screen reader says where the reader is now.
 */
export function followHeading(root: HTMLElement): void {
  let path = place.peek().parts.join('/');
  place.subscribe(({ parts }) => {
    isNew ||= path !== parts.join('/');
    path = parts.join('/');
  });
  look = (): void => {
    const heading = root.querySelector<HTMLElement>('h1');
    const text = heading?.textContent ?? '';
    const usual = text === '' || text === NAME ? NAME : `${text} · ${NAME}`;
    const title = mark === undefined ? usual : `● ${mark}`;
    if (document.title !== title) document.title = title;
    if (!isNew || !heading || heading.closest('.loading')) return;
    isNew = false;
    onceLaidOut(heading, () => {
      if (document.activeElement !== document.body) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  };
  new MutationObserver(look).observe(root, { childList: true, characterData: true, subtree: true });
}

/** Puts a call in the place of the title, until it is taken away again. */
export function markTitle(call: string | undefined): void {
  mark = call;
  look();
}

/** For screens that follow each other at one address: the next name is the next screen. */
export function useScreenName(name: string | undefined): void {
  const known = useRef(name);
  // Before the page is looked at, so that the heading is found at once.
  useLayoutEffect(() => {
    if (known.current !== undefined && name !== undefined) isNew ||= known.current !== name;
    known.current = name ?? known.current;
  }, [name]);
}

const NAME = 'Dicepad';
