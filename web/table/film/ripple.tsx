import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Mark } from '#ui/marks.ts';
import { Pen } from '#ui/pen.tsx';
import { isStill, pace } from '../../app/settings.ts';

/** When a box begins to rise after the one before it, and how long it takes, in milliseconds. */
const [FIRST, EACH, LASTS] = [60, 40, 420];
/** However many boxes there are, the last one begins in time. */
const SPREAD = 560;

const RISE: Keyframe[] = [
  { transform: 'none', zIndex: 2 },
  { transform: 'translateY(-7px) scale(1.1)', offset: 0.45, zIndex: 2 },
  { transform: 'none', zIndex: 2 },
];

/** Lets boxes of the own sheet rise one after the other; returns how to break it off. */
export function ripple(stage: HTMLElement, boxes: readonly Mark[]): () => void {
  if (isStill()) return () => undefined;
  const each = Math.min(EACH, SPREAD / Math.max(1, boxes.length));
  const rising = boxes.flatMap((mark, nth) => {
    const box = markedAt(stage, mark);
    const delay = (FIRST + nth * each) * pace();
    return box ? [box.animate(RISE, { duration: LASTS * pace(), delay, easing: 'ease-out' })] : [];
  });
  return () => {
    for (const each of rising) each.cancel();
  };
}

function markedAt(stage: HTMLElement, mark: Mark): HTMLElement | null {
  const table = stage.closest('.table');
  return table?.querySelector(`.table-main [data-mark="${CSS.escape(mark)}"]`) ?? null;
}

interface Props {
  readonly stage: RefObject<HTMLElement | null>;
  readonly mark: Mark;
  /** What it brings, for those who were first. */
  readonly points: number | undefined;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A ring and rays around a value of the sheet, drawn by hand, with what it brings. */
export function Burst({ stage, mark, points }: Props) {
  const [place, setPlace] = useState<Place | undefined>(undefined);
  useLayoutEffect(() => {
    const value = markedAt(stage.current!, mark)?.getBoundingClientRect();
    const frame = stage.current!.getBoundingClientRect();
    if (!value || value.width === 0) return;
    setPlace({
      x: value.x + value.width / 2 - frame.x,
      y: value.y + value.height / 2 - frame.y,
    });
  }, [mark]);
  if (!place) return null;
  const style = { left: `${place.x}px`, top: `${place.y}px` };
  return (
    <>
      <svg aria-hidden="true" class="burst" viewBox="-46 -46 92 92" style={style}>
        <path class="ring" d="M2-17C13-18 20-9 19 1S10 18-1 17-18 9-17-2-9-18 4-16" />
        {points !== undefined &&
          [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
            <path key={turn} d="M0-26V-42" transform={`rotate(${turn})`} />
          ))}
      </svg>
      {points !== undefined && points > 0 && (
        <span class="burst-points" style={style}>
          +<Pen value={points} written />
        </span>
      )}
    </>
  );
}
