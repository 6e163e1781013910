import { place } from './router.ts';

/**
 * The title of the page is the heading of its screen. After a change of screen the focus goes to
 * that heading: what had it is gone, and a screen reader says where the reader is now.
 */
export function followHeading(root: HTMLElement): void {
  let isNew = false;
  let path = place.peek().parts.join('/');
  place.subscribe(({ parts }) => {
    isNew ||= path !== parts.join('/');
    path = parts.join('/');
  });
  const look = (): void => {
    const heading = root.querySelector<HTMLElement>('h1');
    const text = heading?.textContent ?? '';
    const title = text === '' || text === NAME ? NAME : `${text} · ${NAME}`;
    if (document.title !== title) document.title = title;
    if (!isNew || !heading || heading.closest('.loading')) return;
    isNew = false;
    if (document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(root, { childList: true, characterData: true, subtree: true });
}

const NAME = 'Dicepad';
