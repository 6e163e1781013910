import { useState } from 'preact/hooks';
import type { Say } from '#engine/text.ts';
import type { GlanceProps } from '#games/face.ts';
import { COLOUR_KEYS } from '#kits/grid/face/colours.ts';
import { COLOURS } from '#kits/grid/sheet.ts';
import { Icon } from '#ui/icon.tsx';
import type { Position } from '../position.ts';
import { About } from './about.tsx';
import { leftOf } from './left.ts';
import { type Quest, quests, type Tile } from './tiles.ts';
import './mission.css';

/** The mission: a button that explains it, and a tile for each part of it. */
export function Mission({ position, say, isPad = false }: GlanceProps<Position>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div class="coop-mission">
      <button type="button" class="coop-mission-name" onClick={() => setOpen(true)}>
        {say('team.mission', { number: position.mission })}
        <Icon name="info" small />
      </button>
      {!isPad &&
        quests(position).map((quest) => <Tiles key={quest.goal} quest={quest} say={say} />)}
      {!isPad && (
        <p class="coop-left">
          {leftOf(position)
            .map(({ key, args }) => say(key, args))
            .join(' · ')}
        </p>
      )}
      {isOpen && <About {...{ position, say, isPad }} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Tiles({ quest, say }: { readonly quest: Quest; readonly say: Say }) {
  const { goal, have, need, tiles } = quest;
  return (
    <div
      class={`coop-tiles ${goal}`}
      role="img"
      aria-label={say('team.quest', { goal, have, need })}
    >
      {tiles.map((tile, i) => (
        <Square key={i} tile={tile} isColour={goal === 'colours'} />
      ))}
      <b class="coop-count">
        {have}/{need}
      </b>
    </div>
  );
}

function Square({ tile, isColour }: { readonly tile: Tile; readonly isColour: boolean }) {
  const { name, isDone } = tile;
  if (name === undefined) return <span class="coop-tile any">?</span>;
  const style = ['coop-tile', isColour && colourKey(name), isDone && 'done'];
  return (
    <span class={style.filter(Boolean).join(' ')}>
      {!isColour && name}
      {isDone && <Icon name="check" small />}
    </span>
  );
}

function colourKey(letter: string): string {
  return `colour ${COLOUR_KEYS[(COLOURS as readonly string[]).indexOf(letter)]}`;
}
