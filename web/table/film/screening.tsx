import { useEffect } from 'preact/hooks';
import { afterPicture } from '#ui/after-picture.ts';
import { later } from '../../app/later.tsx';
import { pace } from '../../app/settings.ts';
import type { Session } from '../session.ts';

const NOTHING = { waiting: () => null, failed: () => null };
const loadTurn = () => import('./turn.tsx').then(({ Turn }) => Turn);
const Turn = later(loadTurn, NOTHING);
const loadCheer = () => import('./cheer.tsx').then(({ CheerPicture }) => CheerPicture);
const CheerPicture = later(loadCheer, NOTHING);

/** What is shown over the table, and the surface that takes every tap meanwhile. */
export function Screening({ session }: { readonly session: Session }) {
  const { film } = session;
  const scene = film.scene.value;
  // It is loaded before it is first needed; if not, only the strip shows it.
  useEffect(
    () => afterPicture(() => Promise.all([loadTurn(), loadCheer()]).catch(() => undefined)),
    [],
  );
  if (!scene) return null;
  const lasts = `${scene.lasts * pace()}ms`;
  return (
    <>
      {scene.kind === 'turn' && (
        <div class="film-frame" style={{ '--lasts': lasts }}>
          <Turn table={session.table} words={session.words} scene={scene} />
        </div>
      )}
      {scene.kind === 'cheer' && (
        <CheerPicture key={scene.moment.kind} session={session} scene={scene} />
      )}
      {/* Readers and keys reach the table itself, where nothing is asked meanwhile. */}
      <div class="film-tap" aria-hidden="true" onClick={film.skip} />
    </>
  );
}
