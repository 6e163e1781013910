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
import { colourWorth } from './worth.ts';
import './glance-item.css';
import './glance-room.css';

interface Props extends GlanceProps<Table<string>> {
  readonly colour: number;
  readonly hasColourPoints?: boolean;
}

/** How many boxes of a colour are to go, and what it is worth; a tap shows who had it first. */
export function GlanceColour(props: Props) {
  const { position, seat, colour, say, hasColourPoints = true, isPad, onTap } = props;
  const left = colourToGo(position.papers[seat]!, colour);
  const key = COLOUR_KEYS[colour]!;
  const { key: name, args } = colourWorth(position, seat, colour);
  const inside = (
    <>
      <span class="for-readers">{say(name, args)}</span>
      <Tile colour={key} />
      <span class="grid-glance-left" aria-hidden="true">
        <b class="figures">{left}</b>
        <small> {say('glance.toGo')}</small>
        <span class="grid-glance-bar">
          <i style={{ width: `${Math.round(((21 - left) / 21) * 100)}%` }} />
        </span>
      </span>
      {hasColourPoints && <ColourValues {...props} />}
    </>
  );
  const mark = firstColourMark(COLOURS[colour]!);
  return hasColourPoints && onTap && !isPad ? (
    <button
      type="button"
      class={`grid-glance-item ${key}`}
      data-mark={mark}
      onClick={() => onTap(mark)}
    >
      {inside}
    </button>
  ) : (
    <div class={`grid-glance-item ${key}`}>{inside}</div>
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
