import { useState } from 'preact/hooks';
import type { Call } from '#protocol/company.ts';
import { Icon } from '#ui/icon.tsx';
import { gameName } from '../app/cards.ts';
import { go } from '../app/router.ts';
import { api } from '../online/api.ts';
import { decline } from './calls.ts';
import { say } from './words.ts';

/** What somebody who is called may do: come, or not now. */
export function JoinCall({ call }: { readonly call: Call }) {
  const [isBusy, setBusy] = useState(false);
  const { table, from } = call;
  const args = { name: from.name, game: gameName(table.options.game) };
  const join = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const reply = await api.sit(table.id);
    setBusy(false);
    if (reply.kind === 'done') go(`/table/${table.id}`);
    // Their words are many, and seldom needed.
    else (await import('../lobby/faults.ts')).tellFault(reply);
  };
  return (
    <>
      <button
        type="button"
        class="button small"
        aria-label={say('company.call.join.label', args)}
        aria-busy={isBusy}
        onClick={join}
      >
        {say('company.call.join')}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={say('company.call.no.label', args)}
        onClick={() => decline(call)}
      >
        <Icon name="close" small />
      </button>
    </>
  );
}
