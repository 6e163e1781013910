import type { Mark } from '#ui/marks.ts';
import { boxesIn, Moment, type Played } from './moment.tsx';
import { partFor, placeIn, READABLE, type Room, roomOf, scaleIn, unplaced } from './placed.ts';
import { usePlacing } from './placing.ts';
import { rectsOf } from './rects.ts';
import { tellMoment } from './told.ts';
import { say } from './words.ts';

/** How many times as high as wide the rows of a sheet may make it. */
const HIGHEST = 1.9;
/** Side by side, larger would leave too little of it. */
const MOST = 0.7;
/** A little smaller is not worth losing what lies to the left and the right. */
const NEARLY = 0.9;

/** The first moment and the last, for reduced motion. */
export function BeforeAndAfter(props: Played) {
  const { frames, hasGlance } = props;
  const last = frames.length - 1;
  // The parts next to the sheet belong to it.
  const boxes = hasGlance ? [] : boxesIn(props);
  const both = usePlacing((each) => arrangeIn(each, boxes), [frames]);
  // Dice that are thrown leave the sheet as it is: one picture shows them.
  if (frames.every(({ entries }) => entries.every(({ kind }) => kind === 'roll')))
    return <Moment {...props} at={last} isStill />;
  return (
    <div class="learn-both" ref={both}>
      <figure>
        <figcaption>{say('learn.before')}</figcaption>
        <Moment {...props} at={0} isStill isPart />
      </figure>
      <figure>
        <figcaption>{say('learn.after')}</figcaption>
        <Moment {...props} at={last} isStill isPart />
      </figure>
      <p class="learn-told" aria-hidden="true">
        {tellAll(props).join(' ')}
      </p>
    </div>
  );
}

/** All that is shown, in words. */
function tellAll(props: Played): readonly string[] {
  const { frames } = props;
  return frames.slice(1).flatMap((frame, i) => tellMoment(frame, frames[i], props));
}

/**
 * Where words, sheet and controls share a small screen: one below the other if that shows about as
 * large what has changed, or side by side.
 */
function arrangeIn(both: HTMLElement, wanted: readonly Mark[]): void {
  const windows = [...both.querySelectorAll('.learn-window')];
  const [first] = windows;
  if (getComputedStyle(first!.firstElementChild!).position !== 'absolute') return;
  // A sheet that has been turned has other boxes.
  const boxes = windows.every((frame) => rectsOf(frame, wanted).length > 0) ? wanted : [];
  const scale = () => scaleIn(roomOf(first!), partIn(first!, boxes), MOST);
  both.classList.remove('stacked');
  const height = both.offsetHeight;
  const beside = scale();
  both.classList.add('stacked');
  const below = both.offsetHeight <= height ? scale() : 0;
  const isStacked = below >= Math.max(NEARLY * beside, READABLE);
  both.classList.toggle('stacked', isStacked);
  for (const frame of windows) placeIn(frame, partIn(frame, boxes), isStacked ? 1 : MOST);
}

/** What is seen of a sheet: below another one it has its whole width. */
function partIn(frame: Element, boxes: readonly Mark[]): DOMRect {
  const sheet = unplaced(frame);
  const room = roomOf(frame);
  const all = sheet.getBoundingClientRect();
  const part = partFor(sheet, boxes, room);
  if (part.height === all.height) return grown(sheet, room);
  return frame.closest('.stacked') ? new DOMRect(0, part.top, all.width, part.height) : part;
}

/** All of a sheet, its rows higher where there is room for them. */
function grown(sheet: HTMLElement, room: Room): DOMRect {
  const { width, height } = sheet.getBoundingClientRect();
  const isDrawn = !sheet.querySelector('.table-sheet:empty');
  const most = Math.min((room.height * width) / room.width, HIGHEST * width);
  if (isDrawn) sheet.style.height = `${Math.max(height, most)}px`;
  return new DOMRect(0, 0, width, sheet.offsetHeight);
}
