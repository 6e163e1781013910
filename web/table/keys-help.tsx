import { Dialog } from '#ui/dialog.tsx';
import { type TextKey, t } from '../app/language.ts';

/** What stands on some keys, and what they do. */
type Row = readonly [keys: readonly string[], text: TextKey];

/** The keys of a screen. */
interface KeyMap {
  /** When they work, where that is not always. */
  readonly note?: TextKey;
  readonly rows: () => readonly Row[];
}

const MAPS = {
  table: { note: 'keys.where', rows: tableRows },
  pad: { rows: padRows },
  dice: { note: 'keys.letters', rows: diceRows },
  steps: { rows: stepRows },
} satisfies Readonly<Record<string, KeyMap>>;

/** A screen on which keys mean something. */
export type Keyed = keyof typeof MAPS;

interface Props {
  readonly of: Keyed;
  readonly onClose: () => void;
}

/** The map of all keys that work on a screen. */
export function KeysHelp({ of, onClose }: Props) {
  const { note, rows }: KeyMap = MAPS[of];
  return (
    <Dialog title={t('table.keys')} onClose={onClose}>
      {note && <p>{t(note)}</p>}
      <dl class="keys-map">
        {rows().map(([keys, text]) => (
          <div key={text}>
            <dt>
              {keys.map((each) => (
                <kbd key={each}>{each}</kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

// Keys are called as keyboards of the reader's language call them.

function tableRows(): readonly Row[] {
  return [
    ...sheetRows(),
    [[t('key.pageUp'), t('key.pageDown')], 'keys.glowing'],
    [[t('key.space')], 'keys.pencil'],
    [[t('key.enter')], 'keys.confirm'],
    [[t('key.backspace')], 'keys.undo'],
    [[t('key.escape')], 'keys.clear'],
    [['1', '…', '7'], 'keys.die'],
    [['R'], 'keys.roll'],
    [['P'], 'keys.pass'],
    [['F'], 'keys.fill'],
    [['J'], 'keys.pay'],
    [['T'], 'keys.hint'],
    [['W'], 'keys.why'],
    [['S'], 'keys.status'],
    [['M'], 'keys.next'],
    [['C'], 'keys.say'],
    HELP,
  ];
}

function padRows(): readonly Row[] {
  return [
    ...sheetRows(),
    [[t('key.space'), t('key.enter')], 'keys.cross'],
    [[t('key.backspace')], 'keys.undo'],
    HELP,
  ];
}

function diceRows(): readonly Row[] {
  return [[['R'], 'keys.roll'], [['1', '2', '…'], 'keys.tapDie'], HELP];
}

function stepRows(): readonly Row[] {
  return [[['←', '→'], 'keys.step'], HELP];
}

function sheetRows(): readonly Row[] {
  return [
    [['←', '↑', '→', '↓'], 'keys.move'],
    [[t('key.home'), t('key.end')], 'keys.ends'],
  ];
}

const HELP: Row = [['?'], 'keys.help'];
