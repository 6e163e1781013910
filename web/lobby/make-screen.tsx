import { useEffect, useState } from 'preact/hooks';
import { Skeleton } from '#ui/skeleton.tsx';
import { cardOf } from '../app/cards.ts';
import { language } from '../app/language.ts';
import { go } from '../app/router.ts';
import { change } from '../app/settings.ts';
import { Unknown } from '../app/states.tsx';
import { playMeanwhile } from '../company/meanwhile.ts';
import { Page } from '../screens/parts/page.tsx';
import { takeDraft } from './draft.ts';
import { type Fault, faultOf, faultOfName, faultOfServer } from './faults.ts';
import './lobby.css';
import { makeTable, type Wanted } from './make.ts';
import { enter } from './player.ts';
import { ProfileForm } from './profile-form.tsx';
import { Sorry } from './sorry.tsx';
import { say } from './words.ts';

interface Props {
  readonly game: string;
  readonly mode: string;
}

/** Opens a table and goes there: nothing is asked that is known or can be changed later. */
export function MakeScreen({ game, mode }: Props) {
  const card = cardOf(game);
  if (!card) return <Unknown />;
  return (
    <Page title={say('make.title')} size="list">
      <p class="lobby-lead">{card.texts[language.value].name}</p>
      <Making game={game} isPublic={mode !== 'online'} isMeanwhile={mode === 'meanwhile'} />
    </Page>
  );
}

type Stage =
  | { readonly kind: 'working' }
  | { readonly kind: 'unnamed'; readonly fault?: string | undefined }
  | { readonly kind: 'failed'; readonly fault: Fault };

interface MakingProps extends Omit<Wanted, 'draft'> {
  /** Whether a bot is played until somebody comes. */
  readonly isMeanwhile: boolean;
}

function Making({ game, isPublic, isMeanwhile }: MakingProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'working' });
  const [wanted] = useState<Wanted>(() => ({ game, isPublic, draft: takeDraft(game) }));
  const work = async (): Promise<void> => {
    setStage({ kind: 'working' });
    setStage(await stageAfter(wanted, isMeanwhile));
  };
  useEffect(() => {
    work();
  }, []);
  switch (stage.kind) {
    case 'working':
      return <Skeleton label={say('make.working')} times={2} />;
    case 'unnamed':
      return <ProfileForm action={() => say('who.make')} fault={stage.fault} onDone={work} />;
    case 'failed':
      return <Sorry fault={stage.fault} onAgain={work} />;
  }
}

/** Shows progress until the table is there. */
async function stageAfter(wanted: Wanted, isMeanwhile: boolean): Promise<Stage> {
  const entered = await enter();
  if (entered.kind === 'unnamed') return { kind: 'unnamed' };
  if (entered.kind !== 'done') {
    const fault = faultOfName(entered);
    return fault ? { kind: 'unnamed', fault } : { kind: 'failed', fault: faultOfServer(entered) };
  }
  const made = await makeTable(wanted);
  if (made.kind !== 'done') return { kind: 'failed', fault: faultOf(made) };
  change({ game: wanted.game });
  const { id, options } = made.value;
  if (isMeanwhile) await playMeanwhile({ table: id, game: options.game }, 'replace');
  else go(`/table/${id}`, 'replace');
  return { kind: 'working' };
}
