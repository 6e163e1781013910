import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { afterPicture } from '#ui/after-picture.ts';
import type { Figures } from './figures.ts';

/** A part of the page; nothing where it has nothing to show. */
type DrawPart = (figures: Figures) => ComponentChild;

interface Props {
  readonly figures: Figures;
  readonly parts: readonly DrawPart[];
}

/** Takes new figures part by part, each in a picture of its own: together they would block the page. */
export function Staged({ figures, parts }: Props) {
  const [shown, setShown] = useState<readonly (Figures | undefined)[]>([]);
  const turns = useRef<Turns>({ latest: figures, drawn: [], isRunning: false });
  useEffect(() => {
    const { current } = turns;
    current.latest = figures;
    // Figures may come faster than they are drawn: the round goes on, so that every part has its turn.
    const step = (nth: number): void => {
      const { latest, drawn } = current;
      const order = parts.map((_, at) => (nth + at) % parts.length);
      const next = order.find((at) => drawn[at] !== latest);
      current.isRunning = next !== undefined;
      if (next === undefined) return;
      current.drawn = parts.map((_, at) => (at === next ? latest : drawn[at]));
      setShown(current.drawn);
      afterPicture(() => step(next + 1));
    };
    if (!current.isRunning) step(0);
  }, [figures]);
  return (
    <>
      {parts.map((part, nth) => (
        <Drawn key={nth} figures={shown[nth]} part={part} />
      ))}
    </>
  );
}

interface Turns {
  latest: Figures;
  drawn: readonly (Figures | undefined)[];
  isRunning: boolean;
}

interface DrawnProps {
  readonly figures: Figures | undefined;
  readonly part: DrawPart;
}

/** What has the same figures as before is not drawn again. */
function Drawn({ figures, part }: DrawnProps) {
  return <>{useMemo(() => figures && part(figures), [figures])}</>;
}
