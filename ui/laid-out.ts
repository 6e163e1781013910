/**
 * Does something with an element in the frame that lays it out, right behind that: to focus or to
 * measure costs next to nothing then, and at any other time perhaps a layout of the whole page.
 */
export function onceLaidOut(element: Element, work: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    work();
  });
  observer.observe(element);
}
