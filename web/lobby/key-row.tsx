import { useState } from 'preact/hooks';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { speakNow } from '#ui/live.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t } from '../app/language.ts';
import { toast } from '../app/toasts.ts';
import type { Reply } from '../online/api.ts';
import { LONGEST_NAME } from '../screens/parts/names.ts';
import { tidyName } from '../store/create.ts';
import { faultOf, faultOfName } from './faults.ts';
import { say } from './words.ts';

interface Props {
  readonly name: string;
  readonly detail: string;
  /** Sends another name to the server. */
  readonly rename: (name: string) => Promise<Reply<undefined>>;
  readonly onRenamed: () => void;
  /** The button that ends it, if it can be ended here. */
  readonly end?: { readonly label: string; readonly says: string; readonly onEnd: () => void };
}

/** A device, passkey or token of one's own: what it is called, and how to rename and end it. */
export function KeyRow({ name, detail, rename, onRenamed, end }: Props) {
  const [isNaming, setNaming] = useState(false);
  return (
    <li>
      <span>
        {name}
        <small>{detail}</small>
      </span>
      <button
        type="button"
        class="icon-button"
        aria-label={say('self.key.rename', { name })}
        onClick={() => setNaming(true)}
      >
        <Icon name="pen" />
      </button>
      {end && (
        <button type="button" class="button small" aria-label={end.says} onClick={end.onEnd}>
          {end.label}
        </button>
      )}
      {isNaming && (
        <Naming
          name={name}
          rename={rename}
          onClose={() => setNaming(false)}
          onDone={() => {
            setNaming(false);
            onRenamed();
          }}
        />
      )}
    </li>
  );
}

interface NamingProps extends Pick<Props, 'name' | 'rename'> {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Naming({ name, rename, onDone, onClose }: NamingProps) {
  const [text, setText] = useState(name);
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const refuse = (words: string): void => {
    setWrong(words);
    speakNow(words);
  };
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const tidy = tidyName(text);
    if (tidy === '') return refuse(say('fault.name'));
    setBusy(true);
    const reply = await rename(tidy);
    setBusy(false);
    if (reply.kind === 'done') return onDone();
    const words = faultOfName(reply);
    if (words) refuse(words);
    else toast(faultOf(reply));
  };
  return (
    <Dialog title={say('self.key.title')} onClose={onClose}>
      <form class="key-naming" onSubmit={save}>
        <TextField
          label={t('setup.name')}
          value={text}
          hint={say('self.key.hint')}
          error={wrong}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onInput={(next) => {
            setText(next);
            setWrong(undefined);
          }}
        />
        <button type="submit" class="button primary" aria-busy={isBusy}>
          {say('self.key.save')}
        </button>
      </form>
    </Dialog>
  );
}
