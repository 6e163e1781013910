import { Banner } from '#ui/banner.tsx';
import { playUnkept, store } from '../../app/device.ts';
import { t } from '../../app/language.ts';
import { isHeldUp } from '../../store/open.ts';
import type { Failure } from './failure.ts';
import { failure } from './start.ts';
import { Unreadable } from './unreadable.tsx';
import './notices.css';

/** What concerns everything that is kept: a browser that keeps nothing, or has no room. */
export function Notices() {
  return (
    <div class="notices" role="status">
      {isHeldUp.value && (
        <Banner icon="clock" title={t('store.heldUp')}>
          {t('store.heldUp.detail')}
        </Banner>
      )}
      {store.value?.kind === 'fleeting' && (
        <Banner icon="info" title={t('store.fleeting')}>
          {t('store.fleeting.detail')}
        </Banner>
      )}
      {store.value?.kind === 'unreadable' && <Unreadable as="notice" />}
      {store.value?.kind === 'full' && (
        <Banner icon="info" title={t('store.full')}>
          {t('store.unkept.detail')}
        </Banner>
      )}
      {failure.value && (
        <Banner
          icon="info"
          title={t(`store.${failure.value}`)}
          action={
            <>
              <button type="button" class="button" onClick={dismiss}>
                {t('store.understood')}
              </button>
              {isUnkept(failure.value) && (
                <button type="button" class="button" onClick={goOn}>
                  {t('store.unkept')}
                </button>
              )}
            </>
          }
        >
          {t(`store.${failure.value}.detail`)}
        </Banner>
      )}
    </div>
  );
}

function isUnkept(failed: Failure): boolean {
  return failed === 'full' || failed === 'refused';
}

function goOn(): void {
  playUnkept();
  dismiss();
}

function dismiss(): void {
  failure.value = undefined;
}
