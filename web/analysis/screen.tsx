import { useEffect } from 'preact/hooks';
import { store } from '../app/device.ts';
import { useLoaded } from '../app/loaded.ts';
import { go, place } from '../app/router.ts';
import { Failed, LoadingKept, Missing } from '../app/states.tsx';
import { removeMatch } from '../screens/parts/removal.ts';
import { openedAt } from '../story/opened.ts';
import { Broken } from '../table/broken.tsx';
import { Analysis } from './analysis.tsx';

/** The look at a match of this device, or at one in a link. */
export function AnalysisScreen({ id }: { readonly id: string | undefined }) {
  const { fragment } = place.value;
  const [loaded] = useLoaded(
    fragment || store.value ? () => openedAt(id, fragment, store.value) : undefined,
    [id, fragment, fragment ? undefined : store.value],
  );
  const opened = loaded.kind === 'ready' ? loaded.value : undefined;
  const story = opened?.kind === 'open' ? opened.story : undefined;
  const isOpen = story && story.match.game.next(story.match.position).for !== 'nobody';
  useEffect(() => {
    // There is nothing to be said yet about a match that goes on.
    if (isOpen) go(story.saved ? `/match/${story.saved.id}` : `/replay#${fragment}`, 'replace');
  }, [isOpen]);
  if (loaded.kind === 'failed') return <Failed what="unloaded" />;
  if (loaded.kind === 'loading' || isOpen) return <LoadingKept />;
  if (opened?.kind === 'failed') return <Failed what={opened.what} />;
  if (opened?.kind === 'broken') return <Broken {...opened.story} remove={removeMatch} />;
  return story ? <Analysis story={story} /> : <Missing />;
}
