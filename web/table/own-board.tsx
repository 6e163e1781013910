import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { useAim } from './aim.ts';
import { answerFirst } from './answer-first.ts';
import { Board } from './board.tsx';
import { useHesitation } from './hesitation.ts';
import { ring } from './ring.ts';
import type { Session } from './session.ts';
import { useWhyHere } from './why-here.ts';

interface Props {
  readonly session: Session;
  readonly main: RefObject<HTMLElement | null>;
}

/** The sheet of the holder of the device, to be tapped. */
export function OwnBoard({ session, main }: Props) {
  const { table, choice, marks } = session;
  const tap = useMemo(() => tapper(session, main), [session]);
  const name = useMemo(() => boxNamer(session), [session]);
  const { aimed, onTap } = useAim(table.face, name, tap);
  useWhyHere(session, main);
  useHesitation(main, marks.value);
  return (
    <Board
      face={table.face}
      {...glanceProps(session)}
      marks={aimed === undefined ? marks.value : { ...marks.value, aimed }}
      picking={choice.value?.isBegun.value === true}
      onTap={onTap}
    />
  );
}

/** What a face needs to draw the match as the one who holds the device sees it. */
export function glanceProps({ table, seat, position, words }: Session) {
  return {
    position: position.value,
    seat: seat.value,
    players: table.setup.players,
    say: words.say,
  };
}

/** A box by its name; nothing for whatever else can be tapped. */
function boxNamer({ table, seat, words }: Session): (mark: string) => string | undefined {
  return (mark) => {
    const spot = table.face.spot(table.view.value.position, seat.value, mark);
    return spot && words.tell(spot);
  };
}

/** Taps a mark, with sound and vibration. */
function tapper(session: Session, main: RefObject<HTMLElement | null>): (mark: string) => void {
  return (mark) => {
    const box = main.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(mark)}"]`);
    answerFirst(box, () => {
      if (session.tap(mark)) ring('tick', 'tap');
      else ring('refuse', 'refuse');
    });
  };
}
