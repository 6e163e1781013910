import { t } from '../app/language.ts';
import { type Behind, NextButton, nextDetail } from '../screens/end-next.tsx';
import { Actions, Note } from './dock-parts.tsx';
import type { Session } from './session.ts';
import { Tray } from './tray.tsx';

interface Props extends Behind {
  readonly session: Session;
  readonly onScore: () => void;
}

/** The dock of a finished match, for somebody the others have left behind at it. */
export function Left({ session, onScore, ...behind }: Props) {
  return (
    <>
      <Note title={behind.next} detail={nextDetail(behind.connection)} />
      <Tray session={session} />
      <Actions>
        <NextButton {...behind} />
        <button type="button" class="button" onClick={onScore}>
          {t('table.seeScore')}
        </button>
      </Actions>
    </>
  );
}
