import { Icon } from '#ui/icon.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { t } from '../app/language.ts';
import { pointsNow, printed } from './points.ts';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  readonly onMenu: () => void;
}

/** The head of a table: way back, where the match is, one's own points, the menu. */
export function Bar({ session, onMenu }: Props) {
  const { table, words } = session;
  const { face, chairs } = table;
  const { position } = table.view.value;
  const seat = session.holder.value;
  const points = seat === undefined ? 0 : pointsNow(face, position, seat);
  const headline = words.tell(face.headline(position));
  return (
    <header class="table-bar">
      <a class="icon-button" href="/" aria-label={t('table.leave')}>
        <Icon name="back" />
      </a>
      <div class="table-title">
        <h1 class={session.called.value && 'for-readers'}>{face.game.name}</h1>
        {session.called.value ? (
          <p class="table-called">{session.called.value}</p>
        ) : (
          <p title={headline}>{headline}</p>
        )}
      </div>
      {seat !== undefined && (
        <p class="table-mine">
          <Stamp name={chairs[seat]!.stamp} mine />
          <b>{printed(points)}</b>
          <span>{t('table.points', { count: points })}</span>
        </p>
      )}
      <button type="button" class="icon-button" aria-label={t('table.menu')} onClick={onMenu}>
        <Icon name="menu" />
      </button>
    </header>
  );
}
