import './answer-first.css';

let work: (() => void) | undefined;
let sign: HTMLElement | undefined;

/**
 * A tap is answered in the next frame, on slow devices too: a sign is moved onto what was touched,
 * a pencilled cross where the box glows. What follows from it, a new sheet and dock, comes right
 * behind that picture.
 */
export function answerFirst(place: HTMLElement | null | undefined, follow: () => void): void {
  finish();
  if (place) show(place);
  work = follow;
  requestAnimationFrame(() => setTimeout(finish));
  // A page that nobody sees draws no frames.
  setTimeout(finish, 100);
}

/**
 * The signs lie ready in layers of their own, drawn before anybody touches anything: to move one
 * neither styles nor draws a box again.
 */
export function layOut(): () => void {
  const signs = ['cross', 'ring'].map((kind) => {
    const made = document.createElement('i');
    made.className = `touched ${kind}`;
    return made;
  });
  document.body.append(...signs);
  return () => {
    for (const each of signs) each.remove();
  };
}

/** The side of a sign as the style sheet draws it. */
const SIDE = 48;

function show(place: HTMLElement): void {
  const kind = place.dataset.open === undefined ? 'ring' : 'cross';
  sign = document.querySelector<HTMLElement>(`.touched.${kind}`) ?? undefined;
  if (!sign) return;
  const { left, top, width, height } = place.getBoundingClientRect();
  sign.dataset.touched = '';
  sign.style.transform = `translate(${left}px, ${top}px) scale(${width / SIDE}, ${height / SIDE})`;
}

function hide(): void {
  if (!sign) return;
  sign.style.removeProperty('transform');
  delete sign.dataset.touched;
  sign = undefined;
}

/** Nothing else is done before the tap has had its effect: taps and keys keep their order. */
function finish(): void {
  const due = work;
  work = undefined;
  if (!due) return;
  hide();
  due();
}

for (const input of ['pointerdown', 'click', 'keydown']) {
  addEventListener(input, finish, { capture: true });
}
