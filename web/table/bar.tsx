import { Icon } from '#ui/icon.tsx';
import type { Pen } from '#ui/pens.ts';
import { Stamp } from '#ui/stamp.tsx';
import { gameName } from '../app/cards.ts';
import { t } from '../app/language.ts';
import { Head } from './head.tsx';
import { inkOf, turnWords } from './own.ts';
import { Lost, Timer } from './remote-bar.tsx';
import { RealDice } from './remote-dice.tsx';
import { Score } from './score.tsx';
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
  const position = session.position.value;
  const seat = session.holder.value;
  const usual = { title: gameName(face.game.id), detail: words.tell(face.headline(position)) };
  const owner = face.isOpen ? undefined : inkOf(session);
  return (
    <Head {...(owner ? own(session, owner) : usual)} isLast onLeave={remote?.leave}>
      {remote && <Lost session={session} remote={remote} />}
      {remote && table.dice === 'real' && <RealDice />}
      {remote && <Timer session={session} remote={remote} />}
      {seat !== undefined && !face.isOpen && (
        <p class="table-mine">
          {!owner && <Stamp name={chairs[seat]!.stamp} mine />}
          <Score {...{ face, words, position, seat }} />
        </p>
      )}
      {onRules && (
        <button
          type="button"
          class="icon-button bar-rules"
          aria-label={t('table.rules')}
          onClick={onRules}
        >
          <Icon name="book" />
        </button>
      )}
      <button type="button" class="icon-button" aria-label={t('table.menu')} onClick={onMenu}>
        <Icon name="menu" />
      </button>
    </Head>
  );
}

/** The band of the holder of a shared device. */
function own(session: Session, pen: Pen) {
  const { setup, chairs } = session.table;
  const seat = session.seat.value;
  const owner = { stamp: chairs[seat]!.stamp, pen };
  return { title: setup.players[seat]!, detail: turnWords(session), owner };
}
