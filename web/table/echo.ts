/** A second tap within this time, in milliseconds, was meant for what the first one met. */
const ECHO = 300;

/**
 * A guard for buttons that change under the finger: it swallows the second half of a double tap,
 * which would decide something that nobody has read. The keyboard is not concerned.
 */
export function withoutEchoes(): (event: MouseEvent) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (event) => {
    if (event.detail === 0 || !(event.target as Element).closest('.button')) return;
    if (isEcho(event, last)) event.stopPropagation();
    else last = event.timeStamp;
  };
}

/** A held key presses a button again and again, also when that has come to mean something else. */
export function withoutRepeats(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** Mice count their clicks; touch screens do not, or count far slower taps than double ones. */
function isEcho(event: MouseEvent, last: number): boolean {
  const isTouch = (event as PointerEvent).pointerType === 'touch';
  return isTouch ? event.timeStamp - last < ECHO : event.detail > 1;
}
