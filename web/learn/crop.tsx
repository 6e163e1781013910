import { type Mark, NO_MARKS } from '#ui/marks.ts';
import { partFor, placeIn, READABLE, roomOf, scaleIn, unplaced } from './placed.ts';
import { usePlacing } from './placing.ts';
import type { Seen } from './seen.ts';

interface Props extends Seen {
  readonly position: unknown;
  /** The boxes that it is about: the picture shows them and what lies around. */
  readonly boxes: readonly Mark[];
  /** What it shows besides, since it depends on them. */
  readonly near?: readonly Mark[] | undefined;
}

/** How many times as high as wide, or as wide as high, is no longer a picture like the others. */
const UNEVEN = 1.6;

/** A part of a real sheet, as a picture. */
export function Crop({ face, words, players, position, seat, boxes, near = [] }: Props) {
  const { Sheet } = face;
  const seen = [...boxes, ...near];
  const frame = usePlacing((each) => showIn(each, seen), [position, seen.join()]);
  return (
    <div class="learn-crop" ref={frame} aria-hidden="true" inert>
      <div class="table-sheet">
        <Sheet
          {...{ position, seat, players }}
          say={words.say}
          picking={false}
          marks={{ ...NO_MARKS, pencilled: new Set(boxes) }}
        />
      </div>
    </div>
  );
}

/** A part that is high or wide, and would be too small, has a frame of its own shape. */
function showIn(frame: HTMLElement, boxes: readonly Mark[]): void {
  frame.classList.remove('high', 'wide');
  frame.style.aspectRatio = '';
  const room = roomOf(frame);
  const part = partFor(unplaced(frame), boxes, room);
  const shape = part.width / part.height;
  if (scaleIn(room, part) < READABLE && (shape < 1 / UNEVEN || shape > UNEVEN)) {
    frame.classList.add(shape < 1 ? 'high' : 'wide');
    frame.style.aspectRatio = `${shape}`;
  }
  placeIn(frame, part);
}
