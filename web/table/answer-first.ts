let work: (() => void) | undefined;

/**
 * A tap is answered in the next frame, on slow devices too: a glowing box shows its pencil mark at
 * once, any other place that it was touched. What follows from it, a new sheet and dock, comes
 * right behind that picture.
 */
export function answerFirst(place: HTMLElement | null | undefined, follow: () => void): void {
  finish();
  const undo = place && mark(place);
  work = () => {
    undo?.();
    follow();
  };
  requestAnimationFrame(() => setTimeout(finish));
  // A page that nobody sees draws no frames.
  setTimeout(finish, 100);
}

/** Drawn past the components, which get their own element back before they draw again. */
function mark(place: HTMLElement): () => void {
  const known = place.className;
  place.dataset.touched = '';
  if (place.dataset.open !== undefined) place.classList.add('pencilled');
  else place.classList.remove('pencilled');
  return () => {
    place.className = known;
    delete place.dataset.touched;
  };
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
