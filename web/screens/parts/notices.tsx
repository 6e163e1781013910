import { Banner } from '#ui/banner.tsx';
import { playUnkept, store } from '../../app/device.ts';
import { t } from '../../app/language.ts';
import type { Failure } from './failure.ts';
import { failure } from './start.ts';
import { Unreadable } from './unreadable.tsx';
import './notices.css';

interface Props {
  /** Whether the screen itself says that nothing can be read. */
  readonly isUnreadSaid?: boolean;
}

/** What concerns everything that is kept: a browser that keeps nothing, or has no room. */
export function Notices({ isUnreadSaid = false }: Props) {
  return (
    <div class="notices" role="status">
      {store.value?.kind === 'fleeting' && (
        <Banner icon="info" title={t('store.fleeting')}>
          {t('store.fleeting.detail')}
        </Banner>
      )}
      {store.value?.kind === 'unreadable' && !isUnreadSaid && <Unreadable as="notice" />}
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
