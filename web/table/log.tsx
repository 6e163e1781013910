import { Stamp } from '#ui/stamp.tsx';
import { t } from '../app/language.ts';
import { lastMoves } from './entry-words.ts';
import type { Session } from './session.ts';

/** What just happened, next to the sheet on wide screens. */
export function JustNow({ session }: { readonly session: Session }) {
  const { table, words } = session;
  const { news } = table.view.value;
  const moves = lastMoves(session);
  if (!news || moves.length + news.said.length === 0) return null;
  return (
    <section class="table-log" aria-label={t('table.justNow')}>
      <h2>{t('table.justNow')}</h2>
      {moves.map(({ seat, told }) => (
        <p key={seat}>
          <Stamp name={table.chairs[seat]!.stamp} />
          <span>{told}</span>
        </p>
      ))}
      {news.said.map((note, i) => (
        <p key={i}>
          <b>{words.note(note)}</b>
        </p>
      ))}
    </section>
  );
}
