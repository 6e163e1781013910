import { Banner } from '#ui/banner.tsx';
import { activateUpdate, updateReady } from '../offline/register.ts';
import { t } from './language.ts';
import { place } from './router.ts';

/** Screens on which somebody is playing. */
const TABLES = ['match', 'pad', 'dice', 'table', 'screen'];

const isAtTable = (): boolean => TABLES.includes(place.value.parts[0] ?? '');

/** Starts the newer version, unless a table was opened meanwhile. */
export const update = (): void => activateUpdate(isAtTable);

/** A new version is ready. During a match it waits: nothing changes under the players' hands. */
export function UpdateBanner() {
  if (!updateReady.value || isAtTable()) return null;
  return (
    <Banner
      icon="flip"
      title={t('app.update')}
      action={
        <button type="button" class="button small" onClick={update}>
          {t('app.updateNow')}
        </button>
      }
    >
      {t('app.updateWhy')}
    </Banner>
  );
}
