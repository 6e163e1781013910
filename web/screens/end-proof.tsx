import { useSignal } from '@preact/signals';
import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';
import { later } from '../app/later.tsx';
import type { Asked } from '../table/remote-proof.tsx';

const Proof = later(() => import('../table/remote-proof.tsx').then((m) => m.Proof), {
  waiting: () => null,
  failed: () => <p role="alert">{t('store.unloaded')}</p>,
});

/** “Were the dice fair?”, of a match that is over. */
export function ProofButton(asked: Asked) {
  const isProving = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          isProving.value = true;
        }}
      >
        <Icon name="die" />
        {t('online.fair')}
      </button>
      {isProving.value && (
        <Proof
          {...asked}
          isOver
          onClose={() => {
            isProving.value = false;
          }}
        />
      )}
    </>
  );
}
