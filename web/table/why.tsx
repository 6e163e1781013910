import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { speakNow } from '#ui/live.tsx';
import { t } from '../app/language.ts';
import { hintOf } from './hint.ts';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  /** What the bubble points into. */
  readonly board: RefObject<HTMLElement | null>;
  /** Opens the rules at one of them. */
  readonly onRule?: ((rule: string) => void) | undefined;
}

/**
 * What a tap that crossed nothing is answered: why not, or what a value is worth. At the box, in one
 * plain sentence, with a way to see what would work.
 */
export function WhyNot({ session, board, onRule }: Props) {
  const tapped = session.choice.value?.refused.value ?? session.hinted.value;
  const bubble = useRef<HTMLDivElement>(null);
  const hint = hintOf(session);

  useLayoutEffect(() => {
    const box = hint && board.current?.querySelector(`[data-mark="${CSS.escape(hint.mark)}"]`);
    if (box && bubble.current) put(bubble.current, placeAt(box, bubble.current));
  }, [tapped]);
  useEffect(() => {
    if (hint) speakNow(hint.sentence);
  }, [tapped]);

  if (!hint) return null;
  const { mark, sentence, rule, show } = hint;
  /** The bubble goes, and with it the button that was pressed: on with a box. */
  const leaveTo = (box: string): void => {
    session.dismiss();
    board.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(box)}"]`)?.focus();
  };
  return (
    <div ref={bubble} class="why-not">
      <p>{sentence}</p>
      <div>
        {rule && onRule && (
          <button type="button" onClick={() => onRule(rule)}>
            {t('table.why')}
          </button>
        )}
        {show.length > 0 && (
          <button
            type="button"
            onClick={() => {
              leaveTo(show[0]!);
              session.show(show);
            }}
          >
            {t('table.showMe')}
          </button>
        )}
        <button type="button" onClick={() => leaveTo(mark)}>
          {t('table.understood')}
        </button>
      </div>
    </div>
  );
}

const GAP = 10;
/** Nearer to a corner of the bubble its tip would stick out of the round. */
const TIP = 20;

interface Place {
  readonly x: number;
  readonly y: number;
  /** Where the box is, seen from the bubble. */
  readonly tip: number;
  readonly side: 'below' | 'above' | 'aside';
}

/** Below the box, above it, or over the words of the dock: where it hides the fewest open boxes. */
function placeAt(box: Element, bubble: HTMLElement): Place {
  const at = box.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const note = document.getElementById('table-note')?.getBoundingClientRect();
  const open = [...document.querySelectorAll('.table-sheet [data-open]')].map((each) =>
    each.getBoundingClientRect(),
  );
  // The margin that the styles leave; how the bubble was moved before does not count here.
  const margin = bubble.offsetLeft;
  const centre = at.left + at.width / 2;
  const x = within(margin, centre - width / 2, innerWidth - margin - width);
  const tip = within(TIP, centre - x, width - TIP);
  const places: Place[] = [
    { x, tip, y: at.bottom + GAP, side: 'below' },
    { x, tip, y: at.top - GAP - height, side: 'above' },
    { x, tip, y: (note?.top ?? innerHeight) - GAP, side: 'aside' },
  ];
  const hides = ({ y }: Place): number =>
    open.filter(({ top, bottom, left, right }) => {
      return bottom > y && top < y + height && right > x && left < x + width;
    }).length;
  const fits = places.filter(({ y }) => y >= 0 && y + height < innerHeight);
  return fits.toSorted((one, other) => hides(one) - hides(other))[0] ?? places[0]!;
}

/** Written at once: to draw the bubble a second time with its place would double the work of a tap. */
function put(bubble: HTMLElement, { x, y, tip, side }: Place): void {
  bubble.dataset.side = side;
  bubble.style.top = `${y}px`;
  // Not by `left`, which would take from the room that its words have.
  bubble.style.translate = `${x - bubble.offsetLeft}px`;
  bubble.style.setProperty('--tip', `${tip}px`);
}

function within(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
