import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '#engine/contract.ts';
import { type Mark, NO_MARKS } from '#ui/marks.ts';
import type { Frame } from '../story/frames.ts';
import type { Story } from '../story/open.ts';
import type { Words } from '../table/words.ts';
import { crossedPages } from './when.ts';
import { say } from './words.ts';

interface Props {
  readonly story: Story;
  readonly frames: readonly Frame[];
  readonly seat: Seat;
  readonly players: readonly string[];
  readonly words: Words;
}

/** The sheet of a seat as its game draws it, with the roll of each box in place of the cross. */
export function When(props: Props) {
  const { story, frames, seat } = props;
  const pages = useMemo(() => crossedPages(story.face, frames, seat), [story, frames, seat]);
  return (
    <>
      {pages.map((rolls, page) => (
        <Page key={`${seat} ${page}`} {...props} {...{ page, rolls }} />
      ))}
    </>
  );
}

interface PageProps extends Props {
  readonly page: number;
  readonly rolls: ReadonlyMap<Mark, number>;
}

function Page({ story, frames, seat, players, words, page, rolls }: PageProps) {
  const { Sheet } = story.face;
  const sheet = useRef<HTMLDivElement>(null);
  // Faces draw and name a cross; which roll it was is added to both, in the same box.
  useLayoutEffect(() => {
    for (const box of sheet.current!.querySelectorAll<HTMLElement>('[data-mark]')) {
      const roll = rolls.get(box.dataset.mark!);
      if (roll === undefined) delete box.dataset.when;
      else addRoll(box, roll);
    }
  });
  return (
    <div class="analysis-sheet" ref={sheet}>
      <Sheet
        position={frames.at(-1)!.position}
        {...{ seat, page, players, say: words.say, marks: NO_MARKS, picking: false }}
      />
    </div>
  );
}

/** A name that the face has not rewritten has its roll already. */
function addRoll(box: HTMLElement, roll: number): void {
  const name = box.getAttribute('aria-label')!;
  const when = say('when.roll', { roll });
  box.dataset.when = String(roll);
  if (!name.endsWith(when)) box.setAttribute('aria-label', `${name}, ${when}`);
}
