import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import type { Mark } from '#ui/marks.ts';
import { Stamp } from '#ui/stamp.tsx';
import type { StampName } from '#ui/stamps.ts';
import { t } from '../app/language.ts';
import type { Words } from '../table/words.ts';
import type { JustNow } from './just-now.ts';

interface Props {
  readonly face: Face;
  readonly words: Words;
  readonly news: JustNow;
  readonly stamps: readonly (StampName | undefined)[];
}

/** What came of the last roll: first what the rules say of it, then those who crossed something. */
export function BigNews({ face, words, news, stamps }: Props) {
  const { deeds, said } = news;
  const [done, passed] = [true, false].map((hasInk) =>
    deeds.filter(({ seat, text, before }) => {
      return face.inked(before, seat, text).length > 0 === hasInk;
    }),
  );
  const list = useWhatFits();
  return (
    <section class="big-news" aria-label={t('table.justNow')}>
      <h2>{t('table.justNow')}</h2>
      <ul ref={list}>
        {said.map((note, i) => (
          <li key={i}>
            <b>{words.note(note)}</b>
          </li>
        ))}
        {[...done!, ...passed!].map(({ seat, text, before, isByBot }, i) => {
          const stamp = stamps[seat];
          const saying = face.tell(before, seat, text);
          return (
            <li key={i}>
              {stamp && <Stamp name={stamp} />}
              <span>{isByBot ? words.tellBot(saying) : words.tell(saying)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Half a sentence is useless: what does not fit as a whole is left out. */
function useWhatFits() {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => showWhatFits(list.current!));
  useLayoutEffect(() => {
    const element = list.current!;
    const observer = new ResizeObserver(() => showWhatFits(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return list;
}

function showWhatFits(list: Element): void {
  const items = [...list.children] as HTMLElement[];
  for (const item of items) item.hidden = true;
  for (const item of items) {
    item.hidden = false;
    item.hidden = bottomOf(item) > bottomOf(list) + 1;
  }
}

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom;
}

/** What a seat has crossed just now, to be framed on its sheet. */
export function freshOf(face: Face, { deeds }: JustNow, seat: Seat): readonly Mark[] {
  return deeds
    .filter((deed) => deed.seat === seat)
    .flatMap(({ text, before }) => face.inked(before, seat, text));
}
