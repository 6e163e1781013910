import { Icon } from '#ui/icon.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { gameName } from '../app/cards.ts';
import { t } from '../app/language.ts';
import { Head } from './head.tsx';
import { pointsNow, printed } from './points.ts';
import { Lost, noticeOf, Timer } from './remote-bar.tsx';
import { RealDice } from './remote-dice.tsx';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  readonly onMenu: () => void;
  /** Where the game has a rulebook. */
  readonly onRules: (() => void) | undefined;
}

/** The head of a table: way back, where the match is, one's own points, the menu. */
export function Bar({ session, onMenu, onRules }: Props) {
  const { table, words } = session;
  const { face, chairs, remote } = table;
  const notice = remote && noticeOf(remote, table.id);
  const { position } = table.view.value;
  const seat = session.holder.value;
  const points = seat === undefined ? 0 : pointsNow(face, position, seat);
  return (
    <Head
      title={gameName(face.game.id)}
      detail={words.tell(face.headline(position))}
      called={notice ?? session.called.value}
      isLast
    >
      {remote && <Lost session={session} remote={remote} />}
      {remote && table.dice === 'real' && <RealDice />}
      {remote && <Timer session={session} remote={remote} />}
      {seat !== undefined && (
        <p class="table-mine">
          <Stamp name={chairs[seat]!.stamp} mine />
          <b class="figures">{printed(points)}</b>
          <span>{t('table.points', { count: points })}</span>
        </p>
      )}
      {onRules && (
        <button type="button" class="icon-button" aria-label={t('table.rules')} onClick={onRules}>
          <Icon name="book" />
        </button>
      )}
      <button type="button" class="icon-button" aria-label={t('table.menu')} onClick={onMenu}>
        <Icon name="menu" />
      </button>
    </Head>
  );
}
