import { useSignal } from '@preact/signals';
import { t } from '../app/language.ts';
import { later } from '../app/later.tsx';
import { RemoteItems } from './remote-menu.tsx';
import type { Faced } from './shown.ts';
import type { Remote } from './table.ts';

const DIALOG = {
  waiting: () => null,
  failed: () => <p role="alert">{t('store.unloaded')}</p>,
};
const Proof = later(() => import('./remote-proof.tsx').then((m) => m.Proof), DIALOG);
const AboutPeople = later(
  () => import('../lobby/about-people.tsx').then((m) => m.AboutPeople),
  DIALOG,
);
const InviteDialog = later(() => import('../lobby/invite.tsx').then((m) => m.InviteDialog), DIALOG);

interface MoreProps {
  readonly remote: Remote;
  readonly shown: Faced;
  readonly isOver: boolean;
}

type Opened = 'proof' | 'invite' | 'people' | undefined;

/** Items of the menu, and the dialogs that they open on top of it. */
export function RemoteMore({ remote, shown, isOver }: MoreProps) {
  const opened = useSignal<Opened>(undefined);
  const open = (what: Opened) => (): void => {
    opened.value = what;
  };
  const { table, match, face } = shown;
  return (
    <>
      <RemoteItems
        remote={remote}
        onInvite={open('invite')}
        onProof={open('proof')}
        onPeople={open('people')}
      />
      {opened.value === 'proof' && (
        <Proof
          id={match}
          {...{ face, isOver }}
          dice={table.options.dice}
          commitment={table.commitment}
          onClose={open(undefined)}
        />
      )}
      {opened.value === 'people' && (
        <AboutPeople connection={remote.connection} onClose={open(undefined)} />
      )}
      {opened.value === 'invite' && <InviteDialog table={table} onClose={open(undefined)} />}
    </>
  );
}
