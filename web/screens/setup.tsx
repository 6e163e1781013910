import { useEffect, useState } from 'preact/hooks';
import type { Card } from '#games/card.ts';
import type { Face } from '#games/face.ts';
import { Empty } from '#ui/empty.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { cardOf } from '../app/cards.ts';
import { loadFace } from '../app/faces.ts';
import { language, t } from '../app/language.ts';
import { Unknown } from '../app/states.tsx';
import { Page } from './parts/page.tsx';
import { MODES, type Mode } from './parts/sitters.ts';
import { SetupPad } from './setup-pad.tsx';
import { SetupTable } from './setup-table.tsx';
import { type Way, Ways } from './setup-ways.tsx';
import './setup.css';

interface Props {
  readonly game: string;
  readonly mode: string;
}

/** Who plays, with what, before the first roll. */
export function Setup({ game, mode }: Props) {
  const card = cardOf(game);
  const known = MODES.find((each) => each === mode);
  if (!card || !known) return <Unknown />;
  return <Loaded key={`${game}/${mode}`} card={card} mode={known} />;
}

type Loading = Face | 'loading' | 'failed';

function Loaded({ card, mode }: { readonly card: Card; readonly mode: Mode }) {
  const [face, setFace] = useState<Loading>('loading');
  const load = (): void => {
    setFace('loading');
    loadFace(card).then(setFace, () => setFace('failed'));
  };
  useEffect(load, [card]);
  return (
    <Page title={t(`setup.title.${mode}`, { game: card.texts[language.value].name })}>
      {face === 'loading' && <Skeleton label={t('setup.loading')} times={2} />}
      {face === 'failed' && <Failed onRetry={load} />}
      {typeof face === 'object' && <Ready face={face} mode={mode} />}
    </Page>
  );
}

function Ready({ face, mode }: { readonly face: Face; readonly mode: Mode }) {
  const [way, setWay] = useState<Way>('table');
  return (
    <>
      {mode === 'real' && <Ways game={face.game.id} way={way} onChange={setWay} />}
      {way === 'table' && <SetupTable face={face} mode={mode} />}
      {way === 'pad' && <SetupPad face={face} />}
    </>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Empty
      stamp="bear"
      title={t('store.unloaded')}
      action={
        <button type="button" class="button primary" onClick={onRetry}>
          {t('setup.retry')}
        </button>
      }
    >
      {t('store.unloaded.detail')}
    </Empty>
  );
}
