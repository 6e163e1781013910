import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ColourKey } from '#ui/die.tsx';
import { Icon } from '#ui/icon.tsx';
import { Pen } from '#ui/pen.tsx';
import { penOf } from '#ui/pens.ts';
import { Stamp } from '#ui/stamp.tsx';
import { Tile } from '#ui/tile.tsx';
import { doerOf, type Moment, shoutOf } from '../moments.ts';
import type { Session } from '../session.ts';
import './cheer.css';
import { Confetti, Flag, Star } from './cheer-parts.tsx';
import { Burst, ripple } from './ripple.tsx';
import type { Scene } from './scenes.ts';

interface Props {
  readonly session: Session;
  readonly scene: Extract<Scene, { kind: 'cheer' }>;
}

/**
 * The picture of a great moment: the boxes it is made of rise one after the other, and those who
 * were first get a medal. Readers hear the shout from the announcer, so all of it is mute.
 */
export function CheerPicture({ session, scene }: Props) {
  const { moment, looker } = scene;
  const { isFirst, boxes = [], value } = moment;
  const { table, words } = session;
  const { chairs, setup } = table;
  const stage = useRef<HTMLDivElement>(null);
  const seat = doerOf(moment, looker);
  useLayoutEffect(() => ripple(stage.current!, boxes), [moment]);
  const shout = shoutOf(moment, looker, words, setup.players);
  return (
    <div
      ref={stage}
      class={`cheer ${moment.kind}`}
      data-pen={penOf(chairs, seat)}
      aria-hidden="true"
      inert
    >
      {isFirst && isLarge(moment) && (
        <>
          {moment.kind === 'win' && <Confetti />}
          {moment.kind === 'star' && <Stars />}
          <Medal moment={moment} shout={shout}>
            <Emblem moment={moment} session={session} seat={seat} />
          </Medal>
        </>
      )}
      {value !== undefined && !isLarge(moment) && (
        <Burst stage={stage} mark={value} points={isFirst ? moment.points : undefined} />
      )}
    </div>
  );
}

/** Columns and rows are the small change of joy: a ring and a number at their value do. */
function isLarge({ kind }: Moment): boolean {
  return kind !== 'column' && kind !== 'row';
}

interface MedalProps {
  readonly moment: Moment;
  readonly shout: string;
  readonly children: ComponentChildren;
}

function Medal({ moment, shout, children }: MedalProps) {
  const { kind, points, colour } = moment;
  return (
    <div class={`medal ${(kind === 'lock' && colour) || ''}`}>
      {children}
      <b>{shout}</b>
      {kind !== 'lock' && points !== undefined && (
        <span class="medal-points">
          {kind === 'colour' && '+'}
          <Pen value={points} written />
        </span>
      )}
    </div>
  );
}

interface EmblemProps {
  readonly moment: Moment;
  readonly session: Session;
  readonly seat: number;
}

/** What the medal shows above its words. */
function Emblem({ moment, session, seat }: EmblemProps) {
  const { chairs } = session.table;
  switch (moment.kind) {
    case 'colour':
      return moment.colour ? <Tile colour={moment.colour} /> : <Ring />;
    case 'lock':
      return <Shackle colour={moment.colour} />;
    case 'star':
      return <Star />;
    case 'goal':
      return (
        <>
          <Flag figure={moment.figure} />
          <span class="medal-faces">
            {chairs.map(({ stamp }, each) => (
              <span key={each} data-pen={penOf(chairs, each)} style={{ '--nth': each }}>
                <Stamp name={stamp} pen={penOf(chairs, each)} />
              </span>
            ))}
          </span>
        </>
      );
    case 'side':
    case 'row':
    case 'column':
      return <Ring />;
    default:
      return (
        <span class="medal-crown">
          {moment.kind === 'win' && <Icon name="crown" />}
          <Stamp name={chairs[seat]!.stamp} pen={penOf(chairs, seat)} />
        </span>
      );
  }
}

/** A ring that is drawn by hand. */
function Ring() {
  return (
    <svg aria-hidden="true" class="medal-ring" viewBox="0 0 104 104">
      <path d="M52 8C80 6 98 26 96 53S78 98 51 96 6 78 8 50 26 8 56 10" pathLength={1} />
    </svg>
  );
}

/** The lock snaps shut, and the die of the row falls off the table. */
function Shackle({ colour }: { readonly colour: ColourKey | undefined }) {
  return (
    <>
      <svg aria-hidden="true" class="medal-lock" viewBox="0 0 104 104">
        <path class="shackle" d="M32 50V34a20 20 0 0 1 40 0v16" />
        <rect x="20" y="48" width="64" height="46" rx="10" />
      </svg>
      {colour && (
        <i class="medal-die">
          <Tile colour={colour} />
        </i>
      )}
    </>
  );
}

/** All stars of the sheet fly out into a ring. */
function Stars() {
  const stars = Array.from({ length: 15 }, (_, i) => i);
  return (
    <span class="cheer-stars">
      {stars.map((i) => (
        <i key={i} style={{ '--nth': i, '--turn': `${i * 24}deg` }}>
          <Star />
        </i>
      ))}
    </span>
  );
}
