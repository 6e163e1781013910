import type { GlanceProps } from '#games/face.ts';
import { Tile } from '#ui/tile.tsx';
import { Value } from '#ui/value.tsx';
import { COLOUR_POINTS } from '../claims.ts';
import { COLOURS } from '../sheet.ts';
import type { Table } from '../table.ts';
import { claimOf, colourBit } from './claims.ts';
import { COLOUR_KEYS } from './colours.ts';
import { firstColourMark } from './pad.ts';
import { colourToGo } from './progress.ts';

interface Props extends GlanceProps<Table<string>> {
  readonly colour: number;
  readonly hasColourPoints?: boolean;
}

/** How many boxes of a colour are to go, and what it is worth. */
export function GlanceColour(props: Props) {
  const { position, seat, colour, say, hasColourPoints = true } = props;
  const left = colourToGo(position.papers[seat]!, colour);
  const key = COLOUR_KEYS[colour]!;
  return (
    <div class={`grid-glance-item ${key}`}>
      <span class="for-readers">{nameOf(props, left)}</span>
      <Tile colour={key} />
      <span class="grid-glance-left" aria-hidden="true">
        <b>{left}</b>
        <small> {say('glance.toGo')}</small>
        <span class="grid-glance-bar">
          <i style={{ width: `${Math.round(((21 - left) / 21) * 100)}%` }} />
        </span>
      </span>
      {hasColourPoints && <ColourValues {...props} />}
    </div>
  );
}

function ColourValues({ position, seat, colour, say, isPad, onTap }: Props) {
  const claim = claimOf(position, seat, colourBit(colour));
  const letter = COLOURS[colour]!;
  const values = (
    <>
      <Value state={claim.first}>{COLOUR_POINTS.first}</Value>
      <Value state={claim.later}>{COLOUR_POINTS.later}</Value>
    </>
  );
  return isPad && onTap ? (
    <button
      type="button"
      class="grid-glance-values"
      aria-pressed={claim.first === 'gone'}
      onClick={() => onTap(firstColourMark(letter))}
    >
      <span class="for-readers">{say('pad.firstColour', { colour: letter })}</span>
      <span class="grid-glance-pair" aria-hidden="true">
        {values}
      </span>
    </button>
  ) : (
    <span class="grid-glance-values" aria-hidden="true">
      {values}
    </span>
  );
}

function nameOf({ position, seat, colour, say }: Props, count: number): string {
  const { first, later, firsts } = claimOf(position, seat, colourBit(colour));
  const points = first === 'gone' ? COLOUR_POINTS.later : COLOUR_POINTS.first;
  const args = { colour: COLOURS[colour]!, count, points };
  if (first === 'won' || later === 'won') return say('glance.colourWon', args);
  return first === 'gone' && firsts.length > 0
    ? say('glance.colourGone', { ...args, seats: firsts })
    : say('glance.colour', args);
}
