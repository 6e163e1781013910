import { useState } from 'preact/hooks';
import { Confirm } from '#ui/confirm.tsx';
import { t } from '../../app/language.ts';
import { saveBackup } from './backup-buttons.tsx';
import { readDamaged } from './damaged.ts';
import { tellFailure } from './failure.ts';
import { reload, whenOpen } from './saved.ts';

/** Deletes everything, behind a question that offers a backup first. */
export function DeleteAll({ count }: { readonly count: number }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const remove = async (): Promise<void> => {
    await deleteAll();
    close();
  };
  return (
    <div class="delete-all">
      <button type="button" class="button quiet" onClick={() => setOpen(true)}>
        {t('store.deleteAll')}
      </button>
      {isOpen && (
        <Confirm
          title={t('store.deleteAll.title', { count })}
          detail={t('store.deleteAll.detail')}
          keep={t('store.deleteAll.keep')}
          onKeep={close}
          confirm={t('store.deleteAll.confirm')}
          onConfirm={remove}
        >
          <button type="button" class="button" onClick={saveBackup}>
            {t('store.backUp')}
          </button>
        </Confirm>
      )}
    </div>
  );
}

async function deleteAll(): Promise<void> {
  const store = await whenOpen();
  try {
    const matches = [...(await store.summaries()), ...(await readDamaged(store, 'matches'))];
    const pads = [...(await store.pads()), ...(await readDamaged(store, 'pads'))];
    for (const { id } of matches) await store.removeMatch(id);
    for (const { id } of pads) await store.removePad(id);
  } catch {
    tellFailure('refused'); // The lists show what is still there.
  }
  await reload(store);
}
