import { useId } from 'preact/hooks';
import { boxClass, Print } from '#ui/box.tsx';
import { t } from './language.ts';
import { change, SHEET_TURNS, settings } from './settings.ts';
import './sheet-row.css';

type Way = (typeof SHEET_TURNS)[number];

/**
 * How a sheet lies on a phone held upright: a little picture and a line for each way. One that
 * `fits` as printed has two.
 */
export function SheetRow({ fits = false }: { readonly fits?: boolean | undefined }) {
  const name = useId();
  const { sheet } = settings.value;
  const ways = fits ? SHEET_TURNS.filter((way) => way !== asPrinted(sheet)) : SHEET_TURNS;
  return (
    <fieldset class="sheet-row">
      <legend>{t('settings.sheet')}</legend>
      {ways.map((value) => (
        <label key={value} class="sheet-way">
          <input
            type="radio"
            name={name}
            value={value}
            checked={sheet === value}
            onChange={() => change({ sheet: value })}
          />
          <Picture of={value} />
          <span class="sheet-words">
            <b>
              {t(fits && value !== 'turned' ? 'settings.sheet.fits' : `settings.sheet.${value}`)}
            </b>
            {!fits && <small>{t(`settings.sheet.${value}.detail`)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Of the two printed ways the one that is not chosen. */
function asPrinted(sheet: Way): Way {
  return sheet === 'small' ? 'printed' : 'small';
}

/** A sheet that no game has: colours of 15 columns of seven boxes. */
const SHEET =
  'rooyyygggbbbrrr rooyyggbgbrryyr robbyggboorryyy obbbyrroooggryb oobgrrryobggbbb yygggryyobbgobb yyggrrryyrroobg';

const COLOURS = ['r', 'o', 'y', 'g', 'b'] as const;

function Picture({ of }: { readonly of: Way }) {
  const rows = SHEET.split(' ');
  return (
    <span class={`sheet-picture ${of}`}>
      <svg viewBox={of === 'turned' ? '0 0 7 15' : '0 0 15 7'} aria-hidden="true">
        {COLOURS.map((colour) => (
          <path key={colour} class={colour} d={squares(rows, colour, of === 'turned')} />
        ))}
      </svg>
    </span>
  );
}

function squares(rows: readonly string[], colour: string, isTurned: boolean): string {
  return rows
    .flatMap((row, y) => [...row].flatMap((each, x) => (each === colour ? [[x, y]] : [])))
    .map(([x, y]) => (isTurned ? `M${y} ${x}h1v1h-1z` : `M${x} ${y}h1v1h-1z`))
    .join('');
}

const LINES = [
  { state: 'near', colour: 'b' },
  { state: 'costly', colour: 'o' },
  { state: 'pencilled', colour: 'g' },
  { state: undefined, colour: 'r' },
] as const;

/** What the lines on boxes mean while somebody chooses. */
export function LinesHelp() {
  return (
    <section class="lines-help">
      <h3>{t('settings.lines')}</h3>
      <dl>
        {LINES.map(({ state, colour }) => (
          <div key={colour} class={state ? undefined : 'picking'}>
            <dt>
              <i class={boxClass({ colour, crossed: false, state })} aria-hidden="true">
                <Print />
              </i>
              {t(`settings.lines.${state ?? 'pale'}`)}
            </dt>
            <dd>{t(`settings.lines.${state ?? 'pale'}.detail`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
