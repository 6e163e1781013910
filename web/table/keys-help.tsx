import { Dialog } from '#ui/dialog.tsx';
import { type TextKey, t } from '../app/language.ts';

const KEYS: readonly (readonly [keys: string, text: TextKey])[] = [
  ['← ↑ → ↓', 'keys.move'],
  ['Home End', 'keys.ends'],
  ['PgUp PgDn', 'keys.glowing'],
  ['Space', 'keys.pencil'],
  ['Enter', 'keys.confirm'],
  ['Backspace', 'keys.undo'],
  ['Esc', 'keys.clear'],
  ['1 … 7', 'keys.die'],
  ['R', 'keys.roll'],
  ['P', 'keys.pass'],
  ['W', 'keys.why'],
  ['S', 'keys.status'],
  ['M', 'keys.next'],
  ['?', 'keys.help'],
];

/** The map of all keys. */
export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t('table.keys')} onClose={onClose}>
      <p>{t('keys.where')}</p>
      <dl class="keys-map">
        {KEYS.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((each) => (
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
