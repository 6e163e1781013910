import { Banner } from '#ui/banner.tsx';
import { Empty } from '#ui/empty.tsx';
import { store, whyUnread } from '../../app/device.ts';
import { t } from '../../app/language.ts';

/** What is kept could not be read: in place of a list, or as a notice above everything else. */
export function Unreadable({ as }: { readonly as: 'list' | 'notice' }) {
  const why = whyUnread();
  const title = t(`store.${why}`);
  const detail = t(`store.${why}.detail`);
  // A fresh page would lose what was played meanwhile.
  const action = store.value?.stopgap?.isEmpty() !== false && (
    <button type="button" class="button" onClick={() => location.reload()}>
      {t('app.reload')}
    </button>
  );
  if (as === 'notice') {
    return (
      <Banner icon="info" title={title} action={action}>
        {detail}
      </Banner>
    );
  }
  return (
    <div class="card">
      <Empty stamp="bear" title={title} action={action}>
        {detail}
      </Empty>
    </div>
  );
}
