import { useEffect } from 'preact/hooks';
import { Dialog } from '#ui/dialog.tsx';
import { t } from '../app/language.ts';
import type { Session } from './session.ts';
import { speakStatus, statusOf } from './status.ts';

interface Props {
  readonly session: Session;
  readonly onClose: () => void;
}

/** The answer to “What can I do?”, spoken at once, and to be read at leisure. */
export function StatusDialog({ session, onClose }: Props) {
  useEffect(() => speakStatus(session), [session]);
  return (
    <Dialog title={t('table.whatMayI')} onClose={onClose}>
      <ul class="other-status">
        {statusOf(session).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
