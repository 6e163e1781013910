import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { speakNow } from '#ui/live.tsx';
import { t } from '../app/language.ts';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  /** What the bubble points into. */
  readonly board: RefObject<HTMLElement | null>;
}

/** Why a tap led nowhere: at the box, in one plain sentence, with a way to see what would work. */
export function WhyNot({ session, board }: Props) {
  const refused = session.choice.value?.refused.value;
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ x: number; y: number; below: boolean } | undefined>();
  const sentence = refused && session.words.note(refused.why.note);

  useLayoutEffect(() => {
    const box =
      refused && board.current?.querySelector(`[data-mark="${CSS.escape(refused.mark)}"]`);
    setPlace(box && bubble.current ? placeAt(box, bubble.current) : undefined);
  }, [refused]);
  useEffect(() => {
    if (sentence) speakNow(sentence);
  }, [refused]);

  if (!refused) return null;
  const { why, mark } = refused;
  /** The bubble goes, and with it the button that was pressed: on with a box. */
  const leaveTo = (box: string): void => {
    session.choice.value?.dismiss();
    board.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(box)}"]`)?.focus();
  };
  return (
    <div
      ref={bubble}
      class={place?.below === false ? 'why-not above' : 'why-not'}
      style={place && { top: `${place.y}px`, '--tip': `${place.x}px` }}
    >
      <p>
        {sentence} <small>{t('table.rule', { rule: why.note.rule })}</small>
      </p>
      <div>
        {why.show.length > 0 && (
          <button
            type="button"
            onClick={() => {
              leaveTo(why.show[0]!);
              session.show(why.show);
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

/** Below the box where there is room, else above it. */
function placeAt(box: Element, bubble: HTMLElement): { x: number; y: number; below: boolean } {
  const at = box.getBoundingClientRect();
  const own = bubble.getBoundingClientRect();
  const below = at.bottom + GAP + own.height < innerHeight;
  return {
    x: at.left + at.width / 2 - own.left,
    y: below ? at.bottom + GAP : at.top - GAP - own.height,
    below,
  };
}
