import { speaker } from '#engine/text.ts';
import type { Plan, PlanBox } from '#games/counting.ts';
import { cardOf } from '../app/cards.ts';
import { loadFace, speechOf } from '../app/faces.ts';
import { language } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import type { Figures } from './figures.ts';
import { Part } from './part.tsx';
import { say } from './words.ts';

interface Props {
  readonly figures: Figures & { readonly boxes: NonNullable<Figures['boxes']> };
  readonly onSheet: (sheet: string) => void;
}

/** In percent of its place: the box that is crossed least is still seen, and its number is read. */
const SMALLEST = 24;
const SMALLEST_NUMBER = 66;
const LARGEST = 100;

/** How often each box is crossed: the fuller, the more often. */
export function HeatMap({ figures, onSheet }: Props) {
  const { boxes, sheets, game } = figures;
  const { plan, crossed, count } = boxes;
  const shares = plan.boxes.map((_, at) => Math.round((100 * (crossed[at] ?? 0)) / count));
  const order = [...shares.keys()].sort((one, other) => shares[other]! - shares[one]!);
  const [most, least] = [order[0]!, order.at(-1)!];
  const title = say('house.boxes');
  // From the least to the most: on a sheet that is nearly full all boxes would look alike.
  const reach = Math.max(1, shares[most]! - shares[least]!);
  const heat = (at: number): number => {
    const smallest = plan.boxes[at]!.number === undefined ? SMALLEST : SMALLEST_NUMBER;
    return smallest + ((LARGEST - smallest) * (shares[at]! - shares[least]!)) / reach;
  };
  const name = (at: number) => nameOf(plan.boxes[at]!);
  const words = say('house.boxes.words', {
    most: name(most),
    share: shares[most]!,
    least: name(least),
    rest: shares[least]!,
  });
  return (
    <Part
      title={title}
      room="wide"
      words={[words]}
      table={{
        head: [say('house.boxes.box'), say('house.boxes.share')],
        rows: order.map((at) => [name(at), shares[at]!]),
      }}
    >
      {sheets.length > 1 && (
        <SheetPick game={game!} sheets={sheets} value={boxes.sheet} onChange={onSheet} />
      )}
      <div class="house-sheet" role="img" aria-label={say('house.boxes.label')}>
        <div
          class={plan.columns ? 'house-heat house-labelled' : 'house-heat'}
          style={{ aspectRatio: `${plan.width} / ${plan.height}` }}
        >
          {plan.columns?.map((label, at) => (
            <span
              key={label}
              class="house-label"
              style={{ ...placed(plan, { x: at, y: 0, size: 1 }), height: '18px', top: '-18px' }}
            >
              {label}
            </span>
          ))}
          {plan.rows?.map((label, at) => (
            <span
              key={label}
              class="house-label"
              style={{ ...placed(plan, { x: 0, y: at, size: 1 }), width: '18px', left: '-18px' }}
            >
              {label}
            </span>
          ))}
          {plan.boxes.map((box, at) => (
            <Box key={at} plan={plan} box={box} heat={heat(at)} isMost={at === most} />
          ))}
        </div>
      </div>
    </Part>
  );
}

interface BoxProps {
  readonly plan: Plan;
  readonly box: PlanBox;
  /** How much of it is filled, in percent. */
  readonly heat: number;
  readonly isMost: boolean;
}

function Box({ plan, box, heat, isMost }: BoxProps) {
  const { colour, number } = box;
  return (
    <i
      class={['house-box', colour, isMost && 'house-most'].filter(Boolean).join(' ')}
      style={{ ...placed(plan, box), '--heat': `${heat}%` }}
    >
      {number !== undefined && <b>{number}</b>}
    </i>
  );
}

function placed({ width, height }: Plan, { x, y, size }: Pick<PlanBox, 'x' | 'y' | 'size'>) {
  return {
    left: `${(100 * x) / width}%`,
    top: `${(100 * y) / height}%`,
    width: `${(100 * size) / width}%`,
    height: `${(100 * size) / height}%`,
  };
}

/** As players call it: by its letters on a coloured sheet, else by colour and number. */
function nameOf({ mark, colour, number, place }: PlanBox): string {
  if (place !== undefined) return say('house.box.ring', { colour: colour!, place });
  if (number === undefined) return mark;
  if (colour === undefined) return say('house.box.plain', { number });
  return say('house.box.number', { colour, number });
}

interface PickProps {
  readonly game: string;
  readonly sheets: readonly string[];
  readonly value: string;
  readonly onChange: (sheet: string) => void;
}

/** What sheets are called is said at the tables of their game. */
function SheetPick({ game, sheets, value, onChange }: PickProps) {
  const [loaded] = useLoaded(() => loadFace(cardOf(game)!), [game]);
  if (loaded.kind !== 'ready') return null;
  const all = speechOf(game);
  const tell = speaker(all, [], language.value);
  const named = (sheet: string): string => {
    const key = [`option.Sheet.${sheet}`, `option.Sheets.${sheet}`].find((each) => each in all);
    return key === undefined ? sheet.replace(/^sheet:/, '') : tell(key);
  };
  return (
    <label class="house-pick">
      <span>{say('house.boxes.sheet')}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {sheets.map((sheet) => (
          <option key={sheet} value={sheet}>
            {named(sheet)}
          </option>
        ))}
      </select>
    </label>
  );
}
