import { useLayoutEffect, useRef } from 'preact/hooks';
import { speakPolitely } from '#ui/live.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { say } from './words.ts';

interface Props {
  readonly isFirst: boolean;
}

/** Whose idea it is: the best bot’s, or just another one. */
export function Title({ isFirst }: Props) {
  const title = say(isFirst ? 'hint.title' : 'hint.title.other');
  const heard = useRef(title);
  // A dialog’s name is said when it opens and not when it changes. Said here, it comes before the reasons.
  useLayoutEffect(() => {
    if (heard.current === title) return;
    heard.current = title;
    speakPolitely(`${title}.`);
  }, [title]);
  return (
    <span class="hint-title">
      <Stamp name="bot" />
      {title}
    </span>
  );
}
