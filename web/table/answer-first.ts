let work: (() => void) | undefined;

/**
 * A touched place shows at once that it was touched; what follows from it, a new sheet and dock,
 * comes right behind that picture. So a tap is answered in the next frame, on slow devices too.
 */
export function answerFirst(place: Element | null | undefined, follow: () => void): void {
  finish();
  place?.setAttribute('data-touched', '');
  work = () => {
    place?.removeAttribute('data-touched');
    follow();
  };
  requestAnimationFrame(() => setTimeout(finish));
  // A page that nobody sees draws no frames.
  setTimeout(finish, 100);
}

/** Nothing else is done before the tap has had its effect: taps and keys keep their order. */
function finish(): void {
  const due = work;
  work = undefined;
  due?.();
}

for (const input of ['pointerdown', 'click', 'keydown']) {
  addEventListener(input, finish, { capture: true });
}
