import { soundRoll } from '#ui/roll-sound.ts';
import { sound, wakeSound } from '#ui/sound.ts';
import { t } from '../app/language.ts';
import { settings } from '../app/settings.ts';

/** All sounds of tables, in the order of a match; dice are a sound of several. */
export const HEARD = [
  ...['dice', 'tick', 'ink', 'turn', 'refuse', 'column', 'row', 'colour', 'star', 'lock', 'side'],
  ...['goal', 'best', 'win', 'end'],
] as const;

/** For those who have turned the sound off and want to hear what they miss. */
const TRIAL = 0.5;

async function hear(name: (typeof HEARD)[number]): Promise<void> {
  await wakeSound();
  const volume = settings.peek().volume || TRIAL;
  if (name === 'dice') soundRoll(volume, 0.1, [0.4, 0.48, 0.55]);
  else sound(name, volume);
}

/** A button for each sound. */
export function SoundButtons() {
  return (
    <fieldset class="settings-buttons">
      <legend>{t('settings.sounds')}</legend>
      {HEARD.map((name) => (
        <button
          key={name}
          type="button"
          class="button"
          // A device that refuses stays silent.
          onClick={() => hear(name).catch(() => undefined)}
        >
          {t(`sound.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
