import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';
import { update } from '../app/update.tsx';
import { offlineReady, serviceWorkers, updateReady } from '../offline/register.ts';

/** Set by the build: see `vite.config.ts`. */
declare const __VERSION__: string;

/** Which version this is, whether it works without a network, and whose work it contains. */
export function About() {
  return (
    <section class="card settings-part" aria-labelledby="settings-about">
      <h2 id="settings-about">{t('settings.about')}</h2>
      {updateReady.value && (
        <p class="settings-buttons">
          <button type="button" class="button primary" onClick={update}>
            {t('settings.update')}
          </button>
          <span>{t('settings.update.detail')}</span>
        </p>
      )}
      <p class="settings-words">
        <Icon name={offlineReady.value ? 'check' : 'info'} small />
        <span>{t(offlineLine())}</span>
      </p>
      <p class="settings-words">
        <span>
          {t('settings.version', { version: __VERSION__ })}
          <small>{t('settings.credits')}</small>
        </span>
      </p>
      <p class="settings-buttons">
        <a class="button" href="/privacy">
          {t('home.privacy')}
        </a>
      </p>
    </section>
  );
}

function offlineLine() {
  if (serviceWorkers === 'unavailable') return 'settings.plainHttp';
  return offlineReady.value ? 'settings.offlineReady' : 'settings.offlineSoon';
}
