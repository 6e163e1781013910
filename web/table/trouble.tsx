import type { Forbidden } from '#protocol/messages.ts';
import { Dialog } from '#ui/dialog.tsx';
import { playUnkept } from '../app/device.ts';
import { type TextKey, t } from '../app/language.ts';
import { Home } from '../app/states.tsx';
import type { Session } from './session.ts';

/** When something asked of the table did not happen: what is safe, and a way on. */
export function Trouble({ session }: { readonly session: Session }) {
  const { trouble, words } = session;
  const answer = trouble.value;
  const close = (): void => {
    trouble.value = undefined;
  };
  if (answer?.kind === 'refused') {
    return (
      <Dialog title={t('trouble.refused')} onClose={close}>
        <p>{words.note(answer.refusal)}</p>
      </Dialog>
    );
  }
  if (answer?.kind === 'forbidden') {
    return (
      <Dialog title={t('trouble.refused')} onClose={close}>
        <p>{t(FORBIDDEN[answer.why])}</p>
      </Dialog>
    );
  }
  if (answer?.kind === 'silent') {
    // Without an answer the match would wait forever: the only way out is to ask again.
    const again = (): void => {
      close();
      answer.again();
    };
    return (
      <Dialog
        title={t('trouble.silent')}
        onClose={again}
        actions={
          <>
            <button type="button" class="button primary" onClick={again}>
              {t('app.reload')}
            </button>
            <Home />
          </>
        }
      >
        <p>{t('trouble.silent.detail')}</p>
      </Dialog>
    );
  }
  if (answer?.kind === 'unsaved') {
    return (
      <Dialog
        title={t('trouble.unsaved')}
        onClose={close}
        actions={
          <>
            <a class="button primary" href="/matches">
              {t('trouble.makeRoom')}
            </a>
            <button type="button" class="button" onClick={playUnkept}>
              {t('store.unkept')}
            </button>
          </>
        }
      >
        <p>{t(answer.reason === 'full' ? 'trouble.full' : 'trouble.noStore')}</p>
      </Dialog>
    );
  }
  return null;
}

const FORBIDDEN: Readonly<Record<Forbidden, TextKey>> = {
  turn: 'trouble.forbidden.turn',
  dice: 'trouble.forbidden.dice',
  watching: 'trouble.forbidden.watching',
  begun: 'trouble.forbidden.begun',
  settled: 'trouble.forbidden.settled',
  over: 'trouble.forbidden.over',
};
