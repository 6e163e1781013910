import { useId, useRef, useState } from 'preact/hooks';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import '#ui/text-field.css';
import { copyText } from '../app/copy.ts';
import { toast } from '../app/toasts.ts';
import { tellFault } from './faults.ts';
import { dayOf, useList } from './key-list.ts';
import { KeyRow } from './key-row.tsx';
import { type NewToken, people, type Token } from './people.ts';
import { say } from './words.ts';

/** By which tools of one’s own play as oneself: made, listed and revoked. */
export function Tokens() {
  const [tokens, look] = useList<Token>(people.tokens);
  const [made, setMade] = useState<NewToken | undefined>(undefined);
  const maker = useRef<HTMLButtonElement>(null);
  const make = async (): Promise<void> => {
    const reply = await people.makeToken();
    if (reply.kind === 'done') setMade(reply.value);
    else tellFault(reply);
    look();
  };
  const revoke = async (id: string, name: string): Promise<void> => {
    const reply = await people.revokeToken(id);
    // On another device it may have been quicker.
    const isGone = reply.kind === 'denied' && reply.why === 'missing';
    if (reply.kind !== 'done' && !isGone) return tellFault(reply);
    toast({ title: say('self.token.revoked', { name }) });
    // Its button goes with it.
    maker.current?.focus();
    await look();
  };
  return (
    <div class="key-list token-list">
      <h3>{say('self.tokens')}</h3>
      <p class="lobby-note">
        {say('self.tokens.detail')}{' '}
        <a href="/api" target="_blank" rel="noopener">
          {say('self.tokens.how')}
        </a>
      </p>
      <ul>
        {tokens.map(({ id, name, created, seen }) => {
          const called = name ?? unnamed(id);
          return (
            <KeyRow
              key={id}
              name={called}
              detail={say('self.token.dates', { made: dayOf(created), seen: dayOf(seen) })}
              rename={(next) => people.nameToken(id, next)}
              onRenamed={look}
              end={{
                label: say('self.token.revoke'),
                says: say('self.token.revokeLabel', { name: called }),
                onEnd: () => revoke(id, called),
              }}
            />
          );
        })}
      </ul>
      <button ref={maker} type="button" class="button" onClick={make}>
        {say('self.token.make')}
      </button>
      {made && <Made made={made} onClose={() => setMade(undefined)} />}
    </div>
  );
}

/** The only time that a token is seen. */
function Made({ made, onClose }: { readonly made: NewToken; readonly onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    if (await copyText(made.token)) toast({ title: say('self.token.copied') });
    else field.current?.focus();
  };
  return (
    <Dialog
      title={say('self.token.made', { name: unnamed(made.id) })}
      onClose={onClose}
      actions={
        <button type="button" class="button primary" onClick={copy}>
          <Icon name="copy" small />
          {say('lobby.copy')}
        </button>
      }
    >
      <p class="lobby-lead">{say('self.token.once')}</p>
      <div class="text-field">
        <label for={id}>{say('self.token.secret')}</label>
        <input
          ref={field}
          id={id}
          type="text"
          readOnly
          spellcheck={false}
          value={made.token}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
    </Dialog>
  );
}

/** With enough of its id to distinguish it from others. */
function unnamed(id: string): string {
  return say('self.token.name', { id: id.slice(0, 4) });
}
