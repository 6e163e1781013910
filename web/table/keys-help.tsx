import { Dialog } from '#ui/dialog.tsx';
import { type TextKey, t } from '../app/language.ts';

/** What stands on some keys, and what they do. */
type Row = readonly [keys: readonly string[], text: TextKey];

/** The map of all keys. */
export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t('table.keys')} onClose={onClose}>
      <p>{t('keys.where')}</p>
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

/** Keys are called as keyboards of the reader's language call them. */
function rows(): readonly Row[] {
  return [
    [['←', '↑', '→', '↓'], 'keys.move'],
    [[t('key.home'), t('key.end')], 'keys.ends'],
    [[t('key.pageUp'), t('key.pageDown')], 'keys.glowing'],
    [[t('key.space')], 'keys.pencil'],
    [[t('key.enter')], 'keys.confirm'],
    [[t('key.backspace')], 'keys.undo'],
    [[t('key.escape')], 'keys.clear'],
    [['1', '…', '7'], 'keys.die'],
    [['R'], 'keys.roll'],
    [['P'], 'keys.pass'],
    [['T'], 'keys.hint'],
    [['W'], 'keys.why'],
    [['S'], 'keys.status'],
    [['M'], 'keys.next'],
    [['?'], 'keys.help'],
  ];
}
