import { loadRulebook } from '#games/lessons.ts';
import { Dialog } from '#ui/dialog.tsx';
import { gameName } from '../app/cards.ts';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import './pages.css';
import { RuleList } from './rule-list.tsx';
import { say } from './words.ts';

interface Props {
  readonly game: string;
  /** What was refused last. */
  readonly rule: string | undefined;
  readonly onClose: () => void;
}

/** The rules at hand while playing, open at the one that was cited last. */
export function RulesDialog({ game, rule, onClose }: Props) {
  const [loaded] = useLoaded(() => loadRulebook(game), [game]);
  return (
    <Dialog title={say('learn.dialog.title', { game: gameName(game) })} onClose={onClose}>
      {loaded.kind === 'failed' && <p role="alert">{t('store.unloaded')}</p>}
      {loaded.kind === 'ready' && (
        <>
          <RuleList game={game} rulebook={loaded.value} rule={rule} level="h3" />
          <a class="button learn-more" href={`/learn/${game}`}>
            {say('learn.dialog.all')}
          </a>
        </>
      )}
    </Dialog>
  );
}
