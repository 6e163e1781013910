import { Banner } from '#ui/banner.tsx';
import { Empty } from '#ui/empty.tsx';
import { t } from '../../app/language.ts';

/** What is kept could not be read: in place of a list, or as a notice above everything else. */
export function Unreadable({ as }: { readonly as: 'list' | 'notice' }) {
  const title = t('store.unreadable');
  const detail = t('store.unreadable.detail');
  const action = (
    <button type="button" class="button" onClick={() => location.reload()}>
      {t('store.reload')}
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
