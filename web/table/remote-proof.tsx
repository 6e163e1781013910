import { useMemo } from 'preact/hooks';
import type { Match } from '#engine/match.ts';
import { proofIn } from '#fair/headers.ts';
import type { Face } from '#games/face.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { language, t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { nameShown } from '../online/former.ts';
import { type Promised, promiseOf } from '../online/promises.ts';
import { examine, type Finding } from '../online/proof.ts';
import { fetchMatch } from '../online/record.ts';
import { wordsOf } from './words.ts';
import './remote.css';

/** Whose dice are asked about. */
export interface Asked {
  readonly id: string;
  readonly face: Face;
  readonly dice: 'app' | 'real';
  /** What the server shows of its secret. */
  readonly commitment?: string | undefined;
  /** Where it is known already; else it is fetched. */
  readonly record?: Match;
}

interface Props extends Asked {
  readonly isOver: boolean;
  readonly onClose: () => void;
}

/** “Were the dice fair?”: what was promised, and once the match is over, whether it was kept. */
export function Proof({ id, face, dice, commitment, record, isOver, onClose }: Props) {
  const promised = promiseOf(id);
  // Once the app’s dice were promised, the server cannot claim that they were real.
  const isReal = dice === 'real' && !promised;
  const told = commitment ?? (record && proofIn(record.remarks, record.players.length)?.commitment);
  return (
    <Dialog title={t('online.fair')} onClose={onClose}>
      <div class="proof">
        {isReal ? (
          <p>{t('proof.realHow')}</p>
        ) : (
          <>
            {isOver && <Checked {...{ id, face, promised, record }} />}
            <h3>{t('proof.promise')}</h3>
            <p>{t('proof.promiseHow')}</p>
            <Value name={t('proof.fingerprint')} value={promised?.commitment ?? told ?? ''} />
            <p>{t(promised?.chance ? 'proof.added' : 'proof.notAdded')}</p>
            {!isOver && <p>{t('proof.later')}</p>}
          </>
        )}
        <p>
          <a href={`/statistics?lang=${language.value}`} target="_blank" rel="noopener">
            {t('proof.statistics')}
          </a>
        </p>
      </div>
    </Dialog>
  );
}

interface CheckedProps extends Pick<Props, 'id' | 'face'> {
  readonly record: Match | undefined;
  readonly promised: Promised | undefined;
}

function Checked({ id, face, promised, record }: CheckedProps) {
  const load = async (): Promise<Match> => record ?? fetchMatch(id, face.game);
  const [loaded, again] = useLoaded(load, [id]);
  if (loaded.kind === 'loading') return <p role="status">{t('proof.checking')}</p>;
  if (loaded.kind === 'failed') {
    return (
      <p role="alert">
        {t('online.recordFailed')}{' '}
        <button type="button" class="button" onClick={again}>
          {t('app.reload')}
        </button>
      </p>
    );
  }
  return <Examined match={loaded.value} face={face} promised={promised} />;
}

interface ExaminedProps {
  readonly match: Match;
  readonly face: Face;
  readonly promised: Promised | undefined;
}

function Examined({ match, face, promised }: ExaminedProps) {
  const { players, remarks, entries } = match;
  const finding = useMemo(() => examine(match, promised), [match]);
  const words = useMemo(() => wordsOf(face, players), [face, players]);
  const dice = (text: string): readonly string[] =>
    text.split(' ').map((word) => words.tell(face.dieName(word)));
  const proof = proofIn(remarks, players.length);
  const rolls = entries.filter(({ kind }) => kind === 'roll');
  const [title, detail] = saidOf(finding, dice);
  return (
    <>
      <p class="proof-found" data-found={finding.kind} role="status">
        <Icon name={finding.kind === 'right' ? 'check' : 'close'} />
        <span>
          <b>{title}</b> {detail}
        </span>
      </p>
      {proof && <Value name={t('proof.secret')} value={proof.secret} />}
      {proof?.seats.map(
        (chance, seat) =>
          chance !== undefined && (
            <Value
              key={seat}
              name={t('proof.addedBy', { name: nameShown(players[seat]!) })}
              value={chance}
            />
          ),
      )}
      <details>
        <summary>{t('proof.rolls')}</summary>
        <ol class="proof-rolls">
          {rolls.map(({ text }, i) => (
            <li key={i}>{t('table.rollWas', { dice: dice(text) })}</li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** A finding in plain words: what it is, and what that means. */
function saidOf(
  finding: Finding,
  dice: (text: string) => readonly string[],
): readonly [title: string, detail: string] {
  switch (finding.kind) {
    case 'right':
      return [t('proof.right', { rolls: finding.rolls }), t('proof.rightHow')];
    case 'wrong': {
      const { roll, is, due } = finding;
      return [t('proof.wrong', { roll }), t('proof.wrongHow', { is: dice(is), due: dice(due) })];
    }
    case 'real':
      return [t('proof.real'), t('proof.realHow')];
    case 'broken-promise':
      return [t('proof.broken-promise'), t('proof.broken-promiseHow')];
    case 'other-promise':
      return [t('proof.other-promise'), t('proof.other-promiseHow')];
    case 'left-out':
      return [t('proof.left-out'), t('proof.left-outHow')];
    case 'unproven':
      return [t('proof.unproven'), t('proof.unprovenHow')];
  }
}

function Value({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <p class="proof-value">
      <span>{name}</span>
      <code>{value}</code>
    </p>
  );
}
