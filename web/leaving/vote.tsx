import type { Seat } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import type { Sitter, TableInfo } from '#protocol/table.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { t } from '../app/language.ts';
import { toast } from '../app/toasts.ts';
import { api } from '../online/api.ts';
import { chairOf } from '../online/chair.ts';
import type { Connection } from '../online/connection.ts';
import { nameShown } from '../online/former.ts';
import { pointsNow, printed } from '../table/points.ts';
import { say } from './words.ts';
import './leaving.css';

interface Props {
  readonly connection: Connection;
  readonly face: Face;
  /** Somebody here has said no. */
  readonly onRefuse: () => void;
  readonly onClose: () => void;
}

/** Somebody wants to end the match here: who has agreed, and one's own word. */
export function VoteDialog({ connection, face, onRefuse, onClose }: Props) {
  const table = connection.table.value;
  const own = connection.seat.value;
  const view = connection.view.value;
  const ending = table?.ending;
  if (!table || !ending || own === undefined || !view) return null;
  const answer = async (agrees: boolean): Promise<void> => {
    if (!agrees) onRefuse();
    // It answers this question, also when another is asked meanwhile.
    const reply = await api.vote(table.id, agrees, ending.until);
    if (reply.kind === 'done') connection.learn(reply.value);
    else toast({ title: say('leave.failed') });
  };
  const hasAgreed = ending.agreed.includes(own);
  const rolls = view.entries.filter(({ kind }) => kind === 'roll').length;
  const name = nameShown(table.seats[ending.by]?.name ?? '');
  return (
    <Dialog
      title={ending.by === own ? say('vote.own') : say('vote.title', { name })}
      onClose={onClose}
    >
      <p>{say('vote.detail', { count: rolls })}</p>
      <ul class="vote-people">
        {peopleAt(table).map(({ seat, sitter }) => (
          <li key={seat}>
            <Stamp name={chairOf(sitter).stamp} mine={seat === own} />
            <span>
              <b>
                {seat === own ? say('vote.you', { name: sitter.name }) : nameShown(sitter.name)}
              </b>
              <small>{pointsWords(face, view.position, seat)}</small>
            </span>
            <Word {...{ sitter }} agrees={ending.agreed.includes(seat)} />
          </li>
        ))}
      </ul>
      <div class="ways">
        {hasAgreed ? (
          <p class="vote-waiting" role="status">
            {say('vote.waiting', { names: missing(table) })}
          </p>
        ) : (
          <button type="button" class="button primary" onClick={() => answer(true)}>
            {say('vote.yes')}
          </button>
        )}
        <button type="button" class="button" onClick={() => answer(false)}>
          {say(ending.by === own ? 'vote.back' : 'vote.no')}
        </button>
      </div>
    </Dialog>
  );
}

type Person = Extract<Sitter, { kind: 'person' }>;

function peopleAt({ seats }: TableInfo): readonly { seat: Seat; sitter: Person }[] {
  return seats.flatMap((sitter, seat) => (sitter?.kind === 'person' ? [{ seat, sitter }] : []));
}

/** Whose word is still wanted. */
function missing(table: TableInfo): readonly string[] {
  return peopleAt(table)
    .filter(({ seat, sitter }) => !table.ending?.agreed.includes(seat) && !sitter.isAbsent)
    .map(({ sitter }) => nameShown(sitter.name));
}

function pointsWords(face: Face, position: unknown, seat: Seat): string {
  const points = pointsNow(face, position, seat);
  return `${printed(points)} ${t('table.points', { count: points })}`;
}

function Word({ sitter, agrees }: { readonly sitter: Person; readonly agrees: boolean }) {
  if (agrees) {
    return (
      <span class="vote-word yes">
        <Icon name="check" small />
        {say('vote.agrees')}
      </span>
    );
  }
  return <span class="vote-word">{say(sitter.isAbsent ? 'vote.away' : 'vote.open')}</span>;
}
