import { Die } from '#ui/die.tsx';
import { NO_MARKS } from '#ui/marks.ts';
import { penOf } from '#ui/pens.ts';
import { Stamp } from '#ui/stamp.tsx';
import { nameShown } from '../../online/former.ts';
import type { Table } from '../table.ts';
import type { Words } from '../words.ts';
import type { Deed, Scene } from './scenes.ts';
import './turn.css';

interface Props {
  readonly table: Pick<Table, 'face' | 'chairs' | 'setup'>;
  readonly words: Words;
  readonly scene: Extract<Scene, { kind: 'turn' }>;
}

/**
 * What others did: their sheet comes to the front in their ink, several side by side. Readers hear
 * it from the announcer.
 */
export function Turn({ table, words, scene }: Props) {
  const { deeds } = scene;
  return (
    <div class="film-turn" data-sheets={deeds.length} aria-hidden="true" inert>
      {deeds.map((deed) => (
        <Theirs key={deed.seat} {...{ table, words, scene, deed }} />
      ))}
    </div>
  );
}

function Theirs({ table, words, scene, deed }: SheetProps) {
  const { face, chairs, setup } = table;
  const { seat, dice, text } = deed;
  const isAlone = scene.deeds.length === 1;
  const told = face.tell(deed.before, seat, text);
  return (
    <article class="theirs" data-pen={penOf(chairs, seat)}>
      <header class="theirs-band in-pen">
        <Stamp name={chairs[seat]!.stamp} />
        <p>
          <b>{nameShown(setup.players[seat]!)}</b>
          <small>{deed.isByBot ? words.tellBot(told) : words.tell(told)}</small>
        </p>
        <span class="theirs-dice">
          {dice.map(({ word }, i) => (
            <Die key={i} look={face.look(word)} label="" />
          ))}
        </span>
      </header>
      <div class="theirs-sheet">
        {isAlone ? (
          <Large {...{ table, words, scene, deed }} />
        ) : (
          <Small {...{ table, words, scene, deed }} />
        )}
      </div>
    </article>
  );
}

interface SheetProps extends Props {
  readonly deed: Deed;
}

function Large({ table, words, scene, deed }: SheetProps) {
  const { face, setup } = table;
  return (
    <face.Sheet
      position={scene.after}
      seat={deed.seat}
      players={setup.players}
      say={words.say}
      marks={{ ...NO_MARKS, fresh: new Set(deed.boxes) }}
      picking={false}
    />
  );
}

function Small({ table, scene, deed }: SheetProps) {
  const { face } = table;
  return <face.Map position={scene.after} seat={deed.seat} fresh={deed.boxes} />;
}
