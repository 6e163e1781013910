import { afterPicture } from '#ui/after-picture.ts';
import './answer-first.css';

let work: (() => void) | undefined;
let late: ReturnType<typeof setTimeout> | undefined;

/**
 * A tap is answered in the next frame, on slow devices too: a shade is moved onto what was touched.
 * What follows from it, a new sheet and dock, comes right behind that picture.
 */
export function answerFirst(place: HTMLElement | null | undefined, follow: () => void): void {
  finish();
  if (place) show(place);
  work = follow;
  afterPicture(finish);
  // A page that nobody sees draws no frames.
  late = setTimeout(finish, 100);
}

/**
 * The shade lies ready in a layer of its own, drawn before anybody touches anything, and is of one
 * colour: to move it neither styles nor draws a box again. (A picture on it would be redrawn.)
 */
export function layOut(): () => void {
  const made = document.createElement('i');
  made.className = 'touched';
  document.body.append(made);
  return () => made.remove();
}

/** The side of the shade as the style sheet draws it. */
const SIDE = 48;

function shade(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.touched');
}

function show(place: HTMLElement): void {
  const sign = shade();
  if (!sign) return;
  const { left, top, width, height } = place.getBoundingClientRect();
  sign.dataset.touched = '';
  sign.style.transform = `translate(${left}px, ${top}px) scale(${width / SIDE}, ${height / SIDE})`;
}

function hide(): void {
  const sign = shade();
  sign?.style.removeProperty('transform');
  sign?.removeAttribute('data-touched');
}

/** Nothing else is done before the tap has had its effect: taps and keys keep their order. */
function finish(): void {
  const due = work;
  work = undefined;
  clearTimeout(late);
  if (!due) return;
  hide();
  due();
}

for (const input of ['pointerdown', 'click', 'keydown']) {
  addEventListener(input, finish, { capture: true });
}
