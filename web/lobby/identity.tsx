import { useEffect, useState } from 'preact/hooks';
import { Icon } from '#ui/icon.tsx';
import { toast } from '../app/toasts.ts';
import { api, type Failure, type Player } from '../online/api.ts';
import { download } from '../screens/parts/download.ts';
import { CarryDialog } from './carry-dialog.tsx';
import { DeleteMe } from './delete-me.tsx';
import { faultOfServer, tellFault } from './faults.ts';
import { Keys } from './keys.tsx';
import './lobby.css';
import { comeBack, hasPasskeys } from './passkey.ts';
import { adopt, askMe, become, me, ownProfile, wasSomebody } from './player.ts';
import { Tokens } from './tokens.tsx';
import { say } from './words.ts';

type State = 'asking' | 'known' | Failure;

/** Who one is at online tables, and what is to become of that. */
export function Identity() {
  const [state, setState] = useState<State>(() => (wasSomebody() ? 'asking' : 'known'));
  useEffect(() => {
    if (state === 'asking')
      askMe().then((reply) => setState(reply.kind === 'done' ? 'known' : reply));
  }, []);
  return (
    <section class="card settings-part" aria-labelledby="settings-online">
      <h2 id="settings-online">{say('self.title')}</h2>
      {state === 'known' && me.value ? <Known player={me.value} /> : <Words state={state} />}
      {state === 'known' && !me.value && hasPasskeys() && <ComeBack />}
    </section>
  );
}

function Words({ state }: { readonly state: State }) {
  const fault = typeof state === 'object' ? faultOfServer(state) : undefined;
  return (
    <p class="settings-words" role="status">
      <Icon name="info" small />
      <span>
        {fault?.title ?? say(state === 'asking' ? 'self.loading' : 'self.none')}
        {fault?.detail && <small>{fault.detail}</small>}
      </span>
    </p>
  );
}

function Known({ player }: { readonly player: Player }) {
  const [isCarrying, setCarrying] = useState(false);
  const wanted = ownProfile();
  const isOther = wanted.name !== player.name || wanted.stamp !== player.stamp;
  const rename = async (): Promise<void> => {
    const reply = await become(wanted);
    if (reply.kind === 'done') toast({ title: say('self.renamed', { name: reply.value.name }) });
    else tellFault(reply);
  };
  return (
    <>
      <p class="settings-words">
        <Icon name="check" small />
        <span>
          {say('self.is', { name: player.name })}
          <small>{say('self.kept')}</small>
        </span>
      </p>
      <div class="settings-buttons">
        {isOther && wanted.name !== '' && (
          <button type="button" class="button primary" onClick={rename}>
            {say('self.rename', { name: wanted.name })}
          </button>
        )}
        <button type="button" class="button" onClick={() => setCarrying(true)}>
          {say('self.carry')}
        </button>
        <button type="button" class="button" onClick={saveRecords}>
          {say('self.export')}
        </button>
      </div>
      <Keys />
      <Tokens />
      <div class="settings-buttons">
        <DeleteMe name={player.name} />
      </div>
      {isCarrying && <CarryDialog name={player.name} onClose={() => setCarrying(false)} />}
    </>
  );
}

/** For players who had a profile on another device, or here before. */
function ComeBack() {
  const signIn = async (): Promise<void> => {
    const signed = await comeBack();
    if (signed.kind === 'unwilling') toast({ title: say('self.passkey.failed') });
    else if (signed.kind === 'done') adopt(signed.value);
    else tellFault(signed);
  };
  return (
    <div class="settings-buttons">
      <button type="button" class="button" onClick={signIn}>
        {say('self.passkey.use')}
      </button>
    </div>
  );
}

async function saveRecords(): Promise<void> {
  const reply = await api.myRecords();
  if (reply.kind !== 'done') tellFault(reply);
  else if (reply.value === '') toast({ title: say('self.export.none') });
  else download('dicepad-online.txt', reply.value, 'text/plain');
}
