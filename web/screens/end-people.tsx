import { useSignal } from '@preact/signals';
import { Icon } from '#ui/icon.tsx';
import { t } from '../app/language.ts';
import { later } from '../app/later.tsx';
import type { Connection } from '../online/connection.ts';
import { mayJudge } from '../online/judge.ts';

const AboutPeople = later(() => import('../lobby/about-people.tsx').then((m) => m.AboutPeople), {
  waiting: () => null,
  failed: () => <p role="alert">{t('store.unloaded')}</p>,
});

/** What may be done about those who still sit at a table when its match is over. */
export function PeopleButton({ connection }: { readonly connection: Connection }) {
  const isOpen = useSignal(false);
  if (!mayJudge(connection)) return null;
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="users" small />
        {t('online.people')}
      </button>
      {isOpen.value && (
        <AboutPeople
          connection={connection}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
}
