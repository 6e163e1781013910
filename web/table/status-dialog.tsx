import { Dialog } from '#ui/dialog.tsx';
import { t } from '../app/language.ts';
import type { Session } from './session.ts';
import { statusOf } from './status.ts';

interface Props {
  readonly session: Session;
  readonly onClose: () => void;
}

/** The answer to “What may I do?”, to be read at leisure. */
export function StatusDialog({ session, onClose }: Props) {
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
