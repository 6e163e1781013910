import { useEffect, useState } from 'preact/hooks';
import { Empty } from '#ui/empty.tsx';
import { go, place } from '../app/router.ts';
import { api, type Player } from '../online/api.ts';
import { forget } from '../online/running-look.ts';
import { Page } from '../screens/parts/page.tsx';
import { type Fault, faultOf } from './faults.ts';
import './lobby.css';
import { adopt, askMe, me } from './player.ts';
import { say } from './words.ts';

type Stage =
  | { readonly kind: 'asking' }
  | { readonly kind: 'taking' }
  | { readonly kind: 'done'; readonly player: Player }
  | { readonly kind: 'spent' }
  | { readonly kind: 'failed'; readonly fault: Fault };

/** Where a link leads that makes this device one of a player’s. */
export function CarryScreen() {
  const [secret] = useState(() => place.peek().fragment);
  const [stage, setStage] = useState<Stage>({ kind: secret === '' ? 'spent' : 'asking' });
  useEffect(() => {
    // Nobody should find it in the history, or over a shoulder.
    go('/carry', 'replace');
    askMe();
  }, []);
  const take = async (): Promise<void> => {
    setStage({ kind: 'taking' });
    const reply = await api.takeCarry(secret);
    if (reply.kind === 'done') {
      // Where somebody else sat is no business of this player.
      if (me.peek()?.id !== reply.value.id) forget();
      adopt(reply.value);
      return setStage({ kind: 'done', player: reply.value });
    }
    const isSpent = reply.kind === 'denied';
    setStage(isSpent ? { kind: 'spent' } : { kind: 'failed', fault: faultOf(reply) });
  };
  return (
    <Page title={say('carry.title')} size="list">
      <Told stage={stage} onTake={take} />
    </Page>
  );
}

function Told({ stage, onTake }: { readonly stage: Stage; readonly onTake: () => void }) {
  switch (stage.kind) {
    case 'done':
      return (
        <Empty
          stamp={stage.player.stamp}
          title={say('carry.done', { name: stage.player.name })}
          action={
            <>
              <a class="button primary" href="/matches">
                {say('carry.matches')}
              </a>
              <ToSettings />
            </>
          }
        >
          {say('carry.done.detail')}
        </Empty>
      );
    case 'spent':
      return (
        <Empty stamp="owl" title={say('carry.spent')} action={<ToSettings isMain />}>
          {say('carry.spent.detail')}
        </Empty>
      );
    default:
      return (
        <div class="card profile-form">
          <p>{say('carry.detail')}</p>
          {me.value && <p>{say('carry.replaces', { name: me.value.name })}</p>}
          {stage.kind === 'failed' && (
            <p role="alert">
              <b>{stage.fault.title}</b> {stage.fault.detail}
            </p>
          )}
          <button type="button" class="button primary" onClick={onTake}>
            {say(stage.kind === 'taking' ? 'carry.taking' : 'carry.take')}
          </button>
        </div>
      );
  }
}

function ToSettings({ isMain = false }: { readonly isMain?: boolean }) {
  return (
    <a class={isMain ? 'button primary' : 'button'} href="/settings">
      {say('carry.settings')}
    </a>
  );
}
